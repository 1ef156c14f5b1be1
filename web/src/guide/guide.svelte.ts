// The guide of this browser: whether it speaks, what it has told already, and how it begins.
import { ask, type Place } from '../lib/api';
import { rememberGame, wish } from '../lib/memory';
import type { AnyView } from '../lib/types';
import { wishes } from '../lib/wishes.svelte';
import { ALONE, AUSTRIA } from './austria';
import type { Lesson } from './lesson';
import { OVERBOOKING } from './overbooking';

// A view is only ever shown to the lessons of its own game.
export const lessonsFor = (view: AnyView): Lesson<AnyView>[] =>
  (view.game === 'overbooking' ? OVERBOOKING : view.leopold ? ALONE : AUSTRIA) as Lesson<AnyView>[];

export const guide = {
  get mode() {
    return wishes.guide.value;
  },
  get seen() {
    return wishes.lessons.value;
  },
  speak() {
    wishes.guide.value = 'on';
  },
  fold() {
    wishes.guide.value = 'folded';
  },
  dismiss() {
    wishes.guide.value = 'off';
  },
  learn(ids: string[]) {
    const fresh = ids.filter((id) => !guide.seen.includes(id));
    if (fresh.length) wishes.lessons.value = [...guide.seen, ...fresh];
  },
  /** From the first lesson on, as if nothing had been told yet. */
  beginAgain(lessons: Lesson<AnyView>[]) {
    const ids = new Set(lessons.map(({ id }) => id));
    wishes.lessons.value = guide.seen.filter((id) => !ids.has(id));
    guide.speak();
  },
};

interface FirstGame {
  options: Record<string, string>;
  bots: (string | null)[];
  lessons: Lesson<AnyView>[];
}

const FIRST_GAMES = {
  austria: { options: { players: '2', hands: 'introductory' }, bots: [null, 'apprentice'], lessons: AUSTRIA },
  alone: { options: { players: '1' }, bots: [null], lessons: ALONE },
  overbooking: { options: { players: '2' }, bots: [null, 'apprentice'], lessons: OVERBOOKING },
} as unknown as Record<string, FirstGame>;

/** A real game against a bot, or alone, with the guide beside it; the table's id. */
export async function startGuidedGame(game: string, alone: boolean): Promise<string> {
  const { options, bots, lessons } = FIRST_GAMES[alone ? 'alone' : game];
  const place = await ask<Place>('POST', '/tables', {
    body: { game, options, bots, name: wish('name', '') },
  });
  rememberGame({ table: place.table, game, secret: place.secret, seat: place.seat });
  await ask('POST', `/tables/${place.table}/start`, { secret: place.secret });
  guide.beginAgain(lessons);
  return place.table;
}
