// His turns as scenes, made of what the house told: one scene for each symbol of his card.
import type { Step, Told } from '../../lib/types';
import type { AustriaParts, Difficulty, InstructionCardData } from '../types';

/** Kinds of events, as the house numbers them. */
export const HAPPENED = {
  turnEnded: 5,
  emperorMoved: 12,
  claimed: 24,
  cardTurned: 60,
  ignored: 61,
  guestSought: 62,
  dieSought: 63,
  objectiveSought: 64,
  tieBroken: 65,
  tookGuest: 66,
  tookDie: 67,
  countedDown: 68,
  turnedStaff: 69,
  cogwheelLaid: 70,
} as const;
const AMONG = { dice: 1, objectives: 2 } as const;
const NINE_STARS = 2;

/** What he does, as opposed to why he does it and what comes of it. */
const ACTS: number[] = [
  HAPPENED.cardTurned,
  HAPPENED.emperorMoved,
  HAPPENED.claimed,
  HAPPENED.tookGuest,
  HAPPENED.tookDie,
  HAPPENED.countedDown,
  HAPPENED.turnedStaff,
];
export const isAct = (told: Told): boolean => ACTS.includes(told.event[0]);

export type Part = 'guest' | 'die' | 'emperor' | 'staff' | 'objective' | 'dancer';

/** A symbol on a card, by what it is called in `InstructionCard.svelte`. */
export interface Line {
  key: string;
  part: Part;
  from: Difficulty;
}

export interface Scene {
  card: number;
  /** The symbol he carries out; none while the card is turned up. */
  line: Line | null;
  told: Told[];
  /** Which of how many turns in a row. */
  turn: number;
  turns: number;
}

function linesOf(card: InstructionCardData): Line[] {
  return [
    ...card.guests.map(({ from }, n): Line => ({ key: `guest-${n}`, part: 'guest', from })),
    { key: 'die', part: 'die', from: 'easy' },
    ...card.extras.map(({ what, from }, n): Line => ({ key: `extra-${n}`, part: what, from })),
  ];
}

export function counts(from: Difficulty, at: Difficulty, parts: AustriaParts): boolean {
  return parts.difficulties.indexOf(from) <= parts.difficulties.indexOf(at);
}

/** Whether an event is the first one about a symbol. */
function begins(part: Part, [kind, , a, b]: number[]): boolean {
  if (part === 'guest') return kind === HAPPENED.guestSought;
  if (part === 'emperor') return kind === HAPPENED.emperorMoved;
  if (part === 'staff') return kind === HAPPENED.turnedStaff;
  if (part === 'die')
    return kind === HAPPENED.dieSought || (kind === HAPPENED.tieBroken && b === AMONG.dice);
  if (part === 'objective')
    return (
      kind === HAPPENED.objectiveSought ||
      (kind === HAPPENED.tieBroken && b === AMONG.objectives) ||
      (kind === HAPPENED.cogwheelLaid && a === NINE_STARS)
    );
  return false;
}

function scenesOf(events: Told[], parts: AustriaParts): Omit<Scene, 'turn' | 'turns'>[] {
  const [, , card, difficulty] = events[0].event;
  const at = parts.difficulties[difficulty];
  let waiting = linesOf(parts.instruction_cards[card]).filter((line) => counts(line.from, at, parts));
  const scenes = [{ card, line: null as Line | null, told: [events[0]] }];
  for (const told of events.slice(1)) {
    if (told.event[0] === HAPPENED.ignored) {
      scenes[0].told.push(told);
      continue;
    }
    const next = waiting.findIndex((line) => begins(line.part, told.event));
    if (next >= 0) {
      scenes.push({ card, line: waiting[next], told: [] });
      waiting = waiting.slice(next + 1);
    }
    scenes.at(-1)!.told.push(told);
  }
  return scenes;
}

/** His turns among some steps, scene by scene; what comes before and after them is for the log. */
export function scenesIn(steps: Step[], parts: AustriaParts): Scene[] {
  const turns: Told[][] = [];
  let inTurn = false;
  for (const told of steps.flatMap((step) => step.events)) {
    if (told.event[0] === HAPPENED.cardTurned) {
      turns.push([]);
      inTurn = true;
    } else if (told.event[0] === HAPPENED.turnEnded) inTurn = false;
    if (inTurn) turns.at(-1)!.push(told);
  }
  return turns.flatMap((events, n) =>
    scenesOf(events, parts).map((scene) => ({ ...scene, turn: n + 1, turns: turns.length })),
  );
}

/** The step in which a card was turned up; a card is turned up only once in a game. */
export function stepWith(card: number, steps: Step[]): Step[] {
  return steps.filter((step) =>
    step.events.some(({ event }) => event[0] === HAPPENED.cardTurned && event[2] === card),
  );
}

/** The numbers of the first event of a kind in a scene. */
export function found(scene: Scene, kind: number): { a: number; b: number } | null {
  const told = scene.told.find(({ event }) => event[0] === kind);
  return told ? { a: told.event[2], b: told.event[3] } : null;
}
