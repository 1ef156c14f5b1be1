// How the coach's numbers are written in the language of the page.
import { language } from '../lib/tongue.svelte';

const SHARE = { style: 'percent', maximumFractionDigits: 0 } as const;
/** With a minus and not the hyphen most languages make do with: both stood side by side. */
const written = (value: number, how: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language(), how).format(value).replace('-', '−');

/** A chance: 61 %. */
export const chance = (value: number): string => written(value, SHARE);
/** How a chance changed: +4 %. */
export const changed = (value: number): string => written(value, { ...SHARE, signDisplay: 'exceptZero' });
/** Points, as many as are expected. */
export const whole = (value: number): string => written(value, { maximumFractionDigits: 0 });
/** Points with one digit behind the point. */
export const tenths = (value: number): string =>
  written(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
