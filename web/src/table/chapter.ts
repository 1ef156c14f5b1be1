// The chapters of a game ("round 3", "the end") as headings, and short enough for a mark.
import { named } from '../lib/words';

export const chapterName = (chapter: string): string => named('chapter', chapter);

export const chapterMark = (chapter: string): string =>
  chapter.match(/\d+/)?.[0] ?? named('chapter-short', chapter);
