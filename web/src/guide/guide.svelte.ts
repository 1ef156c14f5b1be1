// The guide of this browser: whether it speaks, what it has told already, and how it begins.
import { ask, type Place } from '../lib/api';
import { rememberGame, wish } from '../lib/memory';
import type { AnyView } from '../lib/types';
import { wishes } from '../lib/wishes.svelte';
import { ALONE, AUSTRIA } from './austria';
import type { Lesson } from './lesson';
import { OVERBOOKING } from './overbooking';

export const lessonsFor = (view: AnyView): Lesson<AnyView>[] =>
  (view.game === 'overbooking' ? OVERBOOKING : view.leopold ? ALONE : AUSTRIA) as Lesson<AnyView>[];

export const guide = {
  get mode() {
    return wishes.guide.value.mode;
  },
  get seen() {
    return wishes.guide.value.seen;
  },
  speak: () => (wishes.guide.value = { ...wishes.guide.value, mode: 'on' }),
  fold: () => (wishes.guide.value = { ...wishes.guide.value, mode: 'folded' }),
  dismiss: () => (wishes.guide.value = { ...wishes.guide.value, mode: 'off' }),
  learn(ids: string[]) {
    const { mode, seen } = wishes.guide.value;
    const fresh = ids.filter((id) => !seen.includes(id));
    if (fresh.length) wishes.guide.value = { mode, seen: [...seen, ...fresh] };
  },
  /** From the first lesson on, as if nothing had been told yet. */
  beginAgain(lessons: Lesson<AnyView>[]) {
    const ids = new Set(lessons.map(({ id }) => id));
    wishes.guide.value = { mode: 'on', seen: guide.seen.filter((id) => !ids.has(id)) };
  },
};

const FIRST_GAME: Record<string, Record<string, string>> = {
  austria: { players: '2', hands: 'introductory' },
  alone: { players: '1' },
  overbooking: { players: '2' },
};
const COURSES: Record<string, unknown> = { austria: AUSTRIA, alone: ALONE, overbooking: OVERBOOKING };

/** A real game against a bot, or alone, with the guide beside it; the table's id. */
export async function startGuidedGame(game: string, alone: boolean): Promise<string> {
  const kind = alone && game === 'austria' ? 'alone' : game;
  const place = await ask<Place>('POST', '/tables', {
    body: {
      game,
      options: FIRST_GAME[kind],
      bots: kind === 'alone' ? [null] : [null, 'greedy'],
      name: wish('name', ''),
    },
  });
  rememberGame({ table: place.table, game, secret: place.secret, seat: place.seat });
  await ask('POST', `/tables/${place.table}/start`, { secret: place.secret });
  guide.beginAgain(COURSES[kind] as Lesson<AnyView>[]);
  return place.table;
}
