// The guide of this browser: whether it speaks, what it has told already, and how it begins.
import { ask, type Place } from '../lib/api';
import { rememberGame, wish } from '../lib/memory';
import { wishes } from '../lib/wishes.svelte';

/** The courses a game is taught by; lessons are called after their course. */
const COURSES: Record<string, string[]> = {
  austria: ['austria'],
  alone: ['alone', 'austria'],
  overbooking: ['overbooking'],
};
const taught = (game: string, alone: boolean) => (alone ? 'alone' : game);

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
  beginAgain(game: string, alone: boolean) {
    const courses = COURSES[taught(game, alone)];
    wishes.lessons.value = guide.seen.filter((id) => !courses.some((course) => id.startsWith(`${course}-`)));
    guide.speak();
  },
};

interface FirstGame {
  options: Record<string, string>;
  bots: (string | null)[];
}

const FIRST_GAMES: Record<string, FirstGame> = {
  austria: { options: { players: '2', hands: 'introductory' }, bots: [null, 'apprentice'] },
  alone: { options: { players: '1' }, bots: [null] },
  overbooking: { options: { players: '2' }, bots: [null, 'apprentice'] },
};

/** A real game against a bot, or alone, with the guide beside it; the table's id. */
export async function startGuidedGame(game: string, alone: boolean): Promise<string> {
  const { options, bots } = FIRST_GAMES[taught(game, alone)];
  const place = await ask<Place>('POST', '/tables', {
    body: { game, options, bots, name: wish('name', '') },
  });
  rememberGame({ table: place.table, game, secret: place.secret, seat: place.seat });
  await ask('POST', `/tables/${place.table}/start`, { secret: place.secret });
  guide.beginAgain(game, alone);
  return place.table;
}
