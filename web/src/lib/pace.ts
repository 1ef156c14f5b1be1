// How long something that others did is shown, when their turns are shown calmly.
import type { Step } from './types';

const LEAST = 350;
const MOST = 1500;
const PER_LETTER = 9;
/** Others' turns together do not take longer than this, however much they do. */
const PATIENCE = 12_000;
/** So many things at once are not shown one by one: somebody was away, or the line was broken. */
export const CATCH_UP_FROM = 60;

/** As long as it takes to read; nothing to read takes no time. */
export function lookingTime(steps: Step[], waiting: number): number {
  const letters = steps.flatMap((step) => step.events).reduce((sum, told) => sum + told.text.length, 0);
  if (letters === 0) return 0;
  return Math.min(LEAST + PER_LETTER * letters, MOST, PATIENCE / (waiting + 1));
}
