// What his special hotel has laid on the table, in words.
import { t } from '../../lib/words';
import type { Leopold } from '../types';

export const cogwheelsOn = (leopold: Leopold | undefined, space: number): number =>
  leopold?.special_hotel === 'toll-bridge'
    ? ((leopold.cogwheels as Record<string, number>)[space] ?? 0)
    : 0;

export const isMarked = (leopold: Leopold | undefined, guest: number): boolean =>
  leopold?.marked_guests?.includes(guest) ?? false;

/** About an action space, for labels; nothing where nothing lies. */
export function noteOnSpace(leopold: Leopold | undefined, space: number): string {
  const item = leopold?.items?.[space];
  if (item) return `. ${t('leopold-item-here', { item: t(`item-${item}`) })}`;
  const count = cogwheelsOn(leopold, space);
  return count ? `. ${t('leopold-toll-here', { count })}` : '';
}

export const noteOnGuest = (leopold: Leopold | undefined, guest: number): string =>
  isMarked(leopold, guest) ? t('leopold-marked-guest') : '';
