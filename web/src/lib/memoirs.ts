// What this browser keeps of finished games, whatever becomes of their tables.
import { setWish, wish } from './memory';
import type { Snapshot } from './types';

export interface Memoir {
  table: string;
  game: string;
  at: number;
  seat: number;
  names: string[];
  scores: number[];
  winners: number[];
  /** Own points by where they came from; the names of the sources as they were read. */
  sources: Record<string, number>;
}

const NAME = 'memoirs';
const MOST = 500;

export const memoirs = (): Memoir[] => wish<Memoir[]>(NAME, []);

/** Keep a summary of a game that is over, once. */
export function remember({ table, you, position }: Snapshot, names: string[]): void {
  if (!position?.over || you.seat === null || !position.scores) return;
  const all = memoirs();
  if (all.some((known) => known.table === table.id)) return;
  const sources: Record<string, number> = {};
  for (const { seat, source_text, points } of position.tally ?? [])
    if (seat === you.seat) sources[source_text] = (sources[source_text] ?? 0) + points;
  const memoir: Memoir = {
    table: table.id,
    game: table.game,
    at: Date.now(),
    seat: you.seat,
    names,
    scores: position.scores,
    winners: position.winners ?? [],
    sources,
  };
  setWish(NAME, [memoir, ...all].slice(0, MOST));
}

export function drop(table: string): void {
  setWish(NAME, memoirs().filter((known) => known.table !== table));
}

export function restore(memoir: Memoir): void {
  setWish(NAME, [...memoirs(), memoir].sort((one, other) => other.at - one.at));
}

export const won = ({ seat, winners }: Memoir): boolean => winners.includes(seat);
export const score = ({ seat, scores }: Memoir): number => scores[seat];
export const rivals = ({ seat, names }: Memoir): string[] => names.filter((_, n) => n !== seat);

export interface Statistics {
  games: number;
  wins: number;
  mean: number;
  best: number;
  /** Mean own points by source. */
  sources: [string, number][];
  /** By opponent: games and wins. */
  against: [string, { games: number; wins: number }][];
}

export function statistics(games: Memoir[]): Statistics {
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  const scores = games.map(score);
  const sources = new Map<string, number>();
  const against = new Map<string, { games: number; wins: number }>();
  for (const game of games) {
    for (const [source, points] of Object.entries(game.sources)) sources.set(source, (sources.get(source) ?? 0) + points);
    for (const name of new Set(rivals(game))) {
      const known = against.get(name) ?? { games: 0, wins: 0 };
      against.set(name, { games: known.games + 1, wins: known.wins + Number(won(game)) });
    }
  }
  return {
    games: games.length,
    wins: games.filter(won).length,
    mean: games.length ? sum(scores) / games.length : 0,
    best: Math.max(0, ...scores),
    sources: [...sources].map(([source, points]): [string, number] => [source, points / games.length]).sort((a, b) => b[1] - a[1]),
    against: [...against].sort((one, other) => other[1].games - one[1].games),
  };
}

/** A table for other programs: one line for each game. */
export function asCsv(games: Memoir[]): string {
  const sources = [...new Set(games.flatMap((game) => Object.keys(game.sources)))];
  const head = ['date', 'game', 'score', 'won', 'opponents', 'scores', ...sources];
  const lines = games.map((game) => [
    new Date(game.at).toISOString(),
    game.game,
    score(game),
    Number(won(game)),
    rivals(game).join(' & '),
    game.scores.join(' '),
    ...sources.map((source) => game.sources[source] ?? 0),
  ]);
  // What begins like a formula must not become one in a spreadsheet.
  const cell = (value: unknown) => `"${String(value).replace(/^([=+@-])(?!\d+$)/, "'$1").replaceAll('"', '""')}"`;
  return [head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n');
}
