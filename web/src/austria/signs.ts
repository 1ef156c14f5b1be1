// The small signs of Grand Austria Hotel: one for each thing, the same wherever it is printed.
import { BONUS_SIGNS } from './colours';
import { ACTION_SIGNS } from './dice';
import { ITEMS } from './types';

/** What a part of a reward is drawn as, by its kind. */
export const REWARD_SIGNS: Record<string, string> = {
  points: 'points',
  krones: 'krone',
  steps: 'emperor',
  'any-item': 'any',
  'fill-order': 'order',
  draw: 'draw',
  play: 'hire',
  offer: 'offer',
  prepare: 'room',
  occupy: 'occupy',
  'take-guest': 'guest',
  gizia: 'key',
};

/** Signs that stand alone: colours of guests, cards in hand, who serves at a special hotel. */
const OTHERS = ['green', 'blue', 'red', 'yellow', 'staff', 'cogwheel'];

/** Every sign but those of the items, once each: the list of signs explains them all. */
export const SIGNS = [
  ...new Set([...Object.values(BONUS_SIGNS), ...Object.values(REWARD_SIGNS), ...Object.values(ACTION_SIGNS).flat(), ...OTHERS]),
].filter((sign) => !ITEMS.some((item) => item === sign));
