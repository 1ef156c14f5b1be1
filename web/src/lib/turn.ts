// What gives a turn away or cannot be had back, and where the own turn began.
import type { Choice, Step } from './types';

/** Whoever clicks this says that the turn is over: nothing more is asked. */
const OUTRIGHT = 'end';
/** Out until the dice are rolled again. */
const PASSING = 'austria-choice-pass';

/** Sentences that lead on without giving anything up: they may be the green button. */
const ONWARD = new Set(['austria-choice-end', 'austria-choice-end-extra', 'austria-choice-kitchen']);
/** Choices that close a question, beside those that answer it. */
const CLOSING = new Set(['pass', OUTRIGHT, 'done', 'skip']);

export const passes = (choice: Choice): boolean => choice.id === PASSING;
export const leadsOn = (choice: Choice): boolean => ONWARD.has(choice.id);
export const closes = (choice: Choice): boolean => CLOSING.has(choice.token);

/** Whether a choice is kept back until somebody says so: passing always, for who wishes it also
 * whatever ends the turn or shows something hidden. */
export function waitsForYes(choice: Choice, wished: boolean): boolean {
  if (choice.token === OUTRIGHT) return false;
  return passes(choice) || (wished && (choice.ends_turn || choice.reveals));
}

const TURN_BEGAN = 'austria-event-turn-began';
const TURN_OVER = ['austria-event-turn-ended', 'austria-event-passed'];

/** How many choices had been made when the own turn began, as far as the log tells. */
export function turnStart(steps: Step[], seat: number): number {
  const began = (step: Step) => step.events.some(({ id, event }) => id === TURN_BEGAN && event[1] === seat);
  const last = steps.filter(began).at(-1);
  return last ? last.step + 1 : 0;
}

/** The latest turn a seat has finished: how many choices came before it, and how many with it. */
export function latestTurn(game: string, steps: Step[], seat: number): { step: number; until: number } | null {
  // In Overbooking every choice is a turn.
  const over = (step: Step) =>
    step.seat === seat &&
    (game !== 'austria' || step.events.some(({ id, event }) => TURN_OVER.includes(id) && event[1] === seat));
  const last = steps.filter(over).at(-1);
  if (!last) return null;
  const until = last.step + 1;
  if (game !== 'austria') return { step: last.step, until };
  const step = turnStart(steps.slice(0, last.step), seat);
  return { step, until };
}
