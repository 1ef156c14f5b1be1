// The Emperor's visit as it is told: what he brings, and how each player stands before him.
import type { AustriaParts, AustriaView } from '../types';

/** Kinds of events, as the house numbers them, and the source of points of his track. */
const SCORED = 13;
const MOVED = 12;
const CAME = 25;
const REWARDS = 26;
const PUNISHES = 27;
const TRACK = 3;

export type Mood = 'reward' | 'penalty' | 'peace' | 'rival';
export const SIGNS: Record<Mood, string> = { reward: '✓', penalty: '✗', peace: '–', rival: '–' };

export interface Standing {
  seat: number;
  points: number;
  space: number;
  after: number;
  mood: Mood;
}

export interface Visit {
  kind: 'visit';
  /** Which of the fresh events it begins with. */
  at: number;
  round: number;
  reward: string;
  penalty: string;
  back: number;
  standings: Standing[];
}

/** His visit, if one of these events begins it.
 *
 * Players he has not reached yet, because somebody is asked first, stand as the table foresaw. */
export function visitIn(events: number[][], before: AustriaView, parts: AustriaParts): Visit | null {
  const came = events.findIndex(([kind]) => kind === CAME);
  if (came < 0) return null;
  const tile = before.emperor_tiles.map((name) => parts.emperor_tiles[name]).find(({ round }) => round === before.round);
  if (!tile) return null;
  const back = parts.emperor_setbacks[tile.round];
  const told = events.slice(came);
  const standings = before.forecast.map((foreseen): Standing => {
    const mine = told.filter(([, seat]) => seat === foreseen.seat);
    const scored = mine.find(([kind, , , source]) => kind === SCORED && source === TRACK);
    const moved = mine.find(([kind, , by]) => kind === MOVED && by < 0);
    const points = scored?.[2] ?? foreseen.points;
    const after = moved?.[3] ?? foreseen.space_after;
    const space = moved ? moved[3] - moved[2] : before.hotels[foreseen.seat].emperor;
    return { seat: foreseen.seat, points, space, after, mood: moodOf(mine, foreseen.seat, after, before, parts) };
  });
  return { kind: 'visit', at: came, round: tile.round, reward: tile.reward, penalty: tile.penalty, back, standings };
}

function moodOf(mine: number[][], seat: number, after: number, before: AustriaView, parts: AustriaParts): Mood {
  if (before.leopold?.seat === seat) return 'rival';
  if (mine.some(([kind]) => kind === REWARDS) || after >= parts.emperor_reward_from) return 'reward';
  return mine.some(([kind]) => kind === PUNISHES) || after === 0 ? 'penalty' : 'peace';
}
