// The house over HTTP.
import { language, refusal, t } from './words';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface Place {
  table: string;
  seat: number | null;
  secret: string;
  link: string;
}

export async function ask<T>(
  method: string,
  path: string,
  { body, secret }: { body?: unknown; secret?: string | null } = {},
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (secret) headers.authorization = `Bearer ${secret}`;
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Error(t('no-answer'));
  });
  if (answer.status === 204) return undefined as T;
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const { code = 'trouble', message = answer.statusText } = data.error ?? {};
    throw new Refused(answer.status, code, refusal(code, message));
  }
  return data as T;
}

const printed = new Map<string, Promise<unknown>>();

/** What is printed on the components of a game; asked for once. */
export function components<T>(game: string, edition = 'revised'): Promise<T> {
  const path = `/games/${game}/components?language=${language}&edition=${edition}`;
  let found = printed.get(path);
  if (!found) {
    found = ask<T>('GET', path);
    printed.set(path, found);
    found.catch(() => printed.delete(path));
  }
  return found as Promise<T>;
}
