// What people are called who gave no name: by their seat, in the reader's language.
import type { Seat } from './types';
import { t } from './words';

export const nameOf = ({ name, seat }: Seat): string => name || t('player', { number: seat + 1 });
