// What the coach says, as the house sends it.
export interface Said {
  id: string;
  text: string;
}

export interface SaidChoice extends Said {
  choice: number;
  token: string;
}

/** A way to play, up to the end of the turn or to the first thing nobody can foresee. */
export interface Way {
  choices: SaidChoice[];
  /** The points expected at the end, and those of the best of the others. */
  own: number;
  other: number;
  /** The chance to win, from 0 to 1. */
  win: number;
  /** By how many points it is worse than the best way. */
  loss: number;
  reasons: Said[];
}

export interface Hint {
  moment: number;
  step: number;
  seat: number;
  /** The best first. */
  ways: Way[];
}

/** How a choice of the better way, by its place, stands to the first one that was made. */
export interface Remedy {
  how: 'instead' | 'before' | 'without';
  place: number;
}

/** A turn as it was played; `play`, `luck` and `others` are changes of the chance to win. */
export interface JudgedTurn {
  /** How many choices had been made before it, and after it. */
  step: number;
  until: number;
  /** Where the choice that cost the most was made, counted like `step`; that is where the first one did. */
  slip: number;
  chapter: string;
  chapter_text: string;
  play: number;
  luck: number;
  others: number;
  /** What it cost, in points. */
  loss: number;
  played: Way;
  /** Null where the way played was the best one found. */
  better: Way | null;
  /** Null also where the better way begins alike. */
  remedy: Remedy | null;
}

/** A game looked back at from one seat, as far as it has been thought over. */
export interface Review {
  seat: number;
  complete: boolean;
  reviewed: number;
  steps: number;
  result: number | null;
  play: number;
  luck: number;
  others: number;
  rest: number;
  loss: number;
  curve: { step: number; win: number }[];
  turns: JudgedTurn[];
  /** Places in `turns`, the costliest first. */
  costliest: number[];
}
