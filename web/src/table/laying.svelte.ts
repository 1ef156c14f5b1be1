// What a game needs to be drawn: its own part of the page, and what is printed on its components.
import { components } from '../lib/api';
import { language } from '../lib/tongue.svelte';
import type { AnyView } from '../lib/types';

export type Options = Record<string, string>;

const laid = new Map<string, Promise<unknown>>();

/** Fetched once: the same promise again is no news, and what stands on the table stays. */
function once<T>(key: string, fetch: () => Promise<T>): Promise<T> {
  let found = laid.get(key) as Promise<T> | undefined;
  if (!found) {
    found = fetch();
    laid.set(key, found);
    found.catch(() => laid.delete(key));
  }
  return found;
}

/** Leopold and the unique hotels come only to tables that play with them. */
const layAustria = ({ edition, players, entrances = 'none' }: Options) =>
  once(`austria ${language()} ${edition} ${players} ${entrances}`, async () => {
    const [parts, { Table, Side }, rival, unique] = await Promise.all([
      components('austria', edition),
      import('../austria/table'),
      players === '1' ? import('../austria/solo/LeopoldPanel.svelte') : null,
      entrances === 'none' ? null : import('../austria/entrance/unique'),
    ]);
    return { parts, Table, Side, Rival: rival?.default, unique };
  });

const layOverbooking = ({ edition }: Options) =>
  once(`overbooking ${language()} ${edition}`, async () => {
    const [parts, { Table, Side }] = await Promise.all([
      components('overbooking', edition),
      import('../overbooking/table'),
    ]);
    return { parts, Table, Side };
  });

/** What is needed to draw a game, as it comes in. It is no promise in the markup: a table that is
 * shown anew must not be laid anew, or whatever is being told over it would be lost. */
export class Laying {
  austria = $state.raw<Awaited<ReturnType<typeof layAustria>> | null>(null);
  overbooking = $state.raw<Awaited<ReturnType<typeof layOverbooking>> | null>(null);
  trouble = $state<string | null>(null);

  constructor(game: () => AnyView['game'], options: () => Options) {
    const complain = (error: Error) => (this.trouble = error.message);
    $effect.pre(() => {
      if (game() === 'austria') layAustria(options()).then((laid) => (this.austria = laid), complain);
      else layOverbooking(options()).then((laid) => (this.overbooking = laid), complain);
    });
  }
}
