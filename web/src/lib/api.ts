// The house over HTTP.
import type { AustriaParts } from '../austria/types';
import type { OverbookingParts } from '../overbooking/types';
import type { Games } from './types';
import { language } from './tongue.svelte';
import { refusal, t } from './words';

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

/** A link to hand on, and the same as a QR code. */
export interface Link {
  link: string;
  qr: string;
}

export async function ask<T>(
  method: string,
  path: string,
  { body, secret }: { body?: unknown; secret?: string | null } = {},
): Promise<T> {
  // What the house refuses it says in the language of the page.
  const headers: Record<string, string> = { 'accept-language': language() };
  const written = typeof body === 'string';
  if (body !== undefined) headers['content-type'] = written ? 'text/plain' : 'application/json';
  if (secret) headers.authorization = `Bearer ${secret}`;
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    body: written ? body : body === undefined ? undefined : JSON.stringify(body),
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

const known = new Map<string, Promise<unknown>>();

/** What never changes is asked for once. */
function once<T>(path: string): Promise<T> {
  let found = known.get(path);
  if (!found) {
    found = ask<T>('GET', path);
    known.set(path, found);
    found.catch(() => known.delete(path));
  }
  return found as Promise<T>;
}

interface Parts {
  austria: AustriaParts;
  overbooking: OverbookingParts;
}

/** What is printed on the components of a game. */
export const components = <G extends keyof Parts>(game: G, edition = 'revised'): Promise<Parts[G]> =>
  once(`/games/${game}/components?language=${language()}&edition=${edition}`);

/** The games of the house with their options, and the bots. */
export const games = (): Promise<Games> => once(`/games?language=${language()}`);
