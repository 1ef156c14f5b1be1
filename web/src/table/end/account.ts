// Where every point came from, added up in all the ways the picture of the end needs.
import type { InChapter, TallyPart } from '../../lib/types';

export interface Slice {
  source: string;
  points: number;
}

export class Account {
  readonly sources: string[];
  /** Each by one thing that is in it. */
  readonly chapters: InChapter[];

  constructor(
    readonly parts: TallyPart[],
    /** All that was played; points may come in another chapter after it. */
    played: InChapter[],
  ) {
    this.sources = [...new Set(parts.map((part) => part.source))];
    const scored = new Set(parts.map((part) => part.chapter));
    const all = new Map([...played, ...parts].map((one) => [one.chapter, one]));
    // A round without points is a gap to be seen; any other chapter without them is not.
    this.chapters = [...all.values()].filter(({ chapter }) => scored.has(chapter) || /\d/.test(chapter));
  }

  text(source: string): string {
    return this.parts.find((part) => part.source === source)?.source_text ?? source;
  }

  points(seat: number, source: string, chapter?: string): number {
    return this.parts
      .filter((part) => part.seat === seat && part.source === source && (chapter === undefined || part.chapter === chapter))
      .reduce((sum, part) => sum + part.points, 0);
  }

  /** What a seat won (or lost, below zero), source by source; of one chapter or of all. */
  slices(seat: number, chapter?: string): { won: Slice[]; lost: Slice[] } {
    const all = this.sources.map((source) => ({ source, points: this.points(seat, source, chapter) }));
    return { won: all.filter(({ points }) => points > 0), lost: all.filter(({ points }) => points < 0) };
  }

  total(seat: number, chapter?: string): number {
    return this.sources.reduce((sum, source) => sum + this.points(seat, source, chapter), 0);
  }

  /** A colour and a pattern for a source: the one is not told without the other. */
  look(source: string): string {
    const n = this.sources.indexOf(source);
    return `background:${PATTERNS[n % PATTERNS.length]}${HUES[n % HUES.length]}`;
  }
}

export const height = (slices: Slice[]): number =>
  slices.reduce((sum, { points }) => sum + Math.abs(points), 0);

/** A gain or a loss, with its sign. */
export const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;

const HUES = ['#2f6b5a', '#8a6410', '#7a3558', '#34507e', '#a8392f', '#5c6d22', '#8a4a14', '#2f6f78', '#6d4685', '#5f5646', '#96475b'];
const LIGHT = 'rgb(255 255 255 / 34%)';
const PATTERNS = [
  '',
  `repeating-linear-gradient(45deg, transparent 0 4px, ${LIGHT} 4px 6px),`,
  `radial-gradient(circle, ${LIGHT} 1.3px, transparent 1.6px) 0 0 / 6px 6px,`,
  `repeating-linear-gradient(0deg, transparent 0 3px, ${LIGHT} 3px 4.5px),`,
  `repeating-linear-gradient(-45deg, transparent 0 4px, ${LIGHT} 4px 6px),`,
  `conic-gradient(${LIGHT} 25%, transparent 0 50%, ${LIGHT} 0 75%, transparent 0) 0 0 / 6px 6px,`,
];
