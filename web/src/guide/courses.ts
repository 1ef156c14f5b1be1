// Which lessons belong to a table.
import type { AnyView } from '../lib/types';
import { ALONE, AUSTRIA } from './austria';
import type { Lesson } from './lesson';
import { OVERBOOKING } from './overbooking';

// A view is only ever shown to the lessons of its own game.
export const lessonsFor = (view: AnyView): Lesson<AnyView>[] =>
  (view.game === 'overbooking' ? OVERBOOKING : view.leopold ? ALONE : AUSTRIA) as Lesson<AnyView>[];
