// What the Emperor's next visit would bring, as words and as a sign.
import { t } from '../lib/words';
import type { Forecast } from './types';

export const mood = (seat: Forecast): 'reward' | 'penalty' | 'peace' =>
  seat.reward ? 'reward' : seat.penalty ? 'penalty' : 'peace';

export const moodSign = (seat: Forecast): string => ({ reward: '✓', penalty: '✗', peace: '–' })[mood(seat)];

export const saidOf = (seat: Forecast, name: string): string =>
  t('forecast', { name, points: seat.points, space: seat.space_after, mood: mood(seat) });
