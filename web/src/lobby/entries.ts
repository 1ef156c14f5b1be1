// The games this browser has a seat in, as the house knows them now.
import { ask, Refused } from '../lib/api';
import { memoirs, type Memoir } from '../lib/memoirs';
import type { MyGame } from '../lib/memory';
import type { AnyView, Position, Snapshot, TableData } from '../lib/types';
import { language } from '../lib/tongue.svelte';

export interface Entry {
  game: MyGame;
  table: TableData | null;
  position: Position<AnyView> | null;
  /** The house has no such table any more. */
  gone: boolean;
  /** What the browser kept of it when it was over. */
  memoir: Memoir | null;
}

/** How a game stands for who looks: what waits for an answer comes first. */
export type Standing = 'mine' | 'playing' | 'gathering' | 'over' | 'gone';
const ORDER: Standing[] = ['mine', 'playing', 'gathering', 'over', 'gone'];

export const SHOWN = ['all', 'mine', 'running', 'over'] as const;
export type Shown = (typeof SHOWN)[number];
export const SORTED = ['turn', 'latest', 'game'] as const;
export type Sorted = (typeof SORTED)[number];

export async function lookUp(game: MyGame): Promise<Entry> {
  const memoir = memoirs().find(({ table }) => table === game.table) ?? null;
  try {
    // No log is wanted: nothing is newer than this moment.
    const { table, position } = await ask<Snapshot>('GET', `/tables/${game.table}?since=2147483647&language=${language()}`, {
      secret: game.secret,
    });
    return { game, table, position, gone: false, memoir };
  } catch (error) {
    return { game, table: null, position: null, gone: error instanceof Refused, memoir };
  }
}

export function standing({ game, table, position, gone }: Entry): Standing {
  if (gone) return 'gone';
  if (table?.status !== 'playing') return table?.status === 'gathering' ? 'gathering' : table ? 'over' : 'playing';
  const own = [game, ...(game.company ?? [])].some(({ seat }) => seat === position?.awaits);
  return own ? 'mine' : 'playing';
}

/** When something happened there last. */
export const movedAt = ({ game, table }: Entry): number => (table ? table.moved_at * 1000 : game.at);

/** The points as they are, by seat; an opponent who plays by himself has some too. */
export function pointsOf({ position, memoir }: Entry): number[] {
  if (!position) return memoir?.scores ?? [];
  if (position.scores) return position.scores;
  const { view } = position;
  return view.game === 'austria' ? view.hotels.map(({ points }) => points) : view.seats.map(({ points }) => points);
}

export const winnersOf = ({ position, memoir }: Entry): number[] | null =>
  position ? position.winners : (memoir?.winners ?? null);

const fits: Record<Shown, (standing: Standing) => boolean> = {
  all: () => true,
  mine: (one) => one === 'mine',
  running: (one) => one === 'mine' || one === 'playing' || one === 'gathering',
  over: (one) => one === 'over' || one === 'gone',
};

export function arranged(entries: Entry[], shown: Shown, game: string, sorted: Sorted): Entry[] {
  const latest = (one: Entry, other: Entry) => movedAt(other) - movedAt(one);
  const by: Record<Sorted, (one: Entry, other: Entry) => number> = {
    turn: (one, other) => ORDER.indexOf(standing(one)) - ORDER.indexOf(standing(other)),
    latest: () => 0,
    game: (one, other) => one.game.game.localeCompare(other.game.game),
  };
  return entries
    .filter((entry) => fits[shown](standing(entry)) && (!game || entry.game.game === game))
    .sort((one, other) => by[sorted](one, other) || latest(one, other));
}
