// The colours of guests and groups of rooms, and what a full group of each brings.
import type { Colour } from './types';

/** The green of guests is not the green of the house. */
export const hueOf = (colour: Colour): string => `var(--${colour === 'green' ? 'green-guest' : colour})`;

/** The picture of the bonus; there are no green rooms. */
export const BONUS_SIGNS: Partial<Record<Colour, string>> = { blue: 'points', red: 'krone', yellow: 'emperor' };
