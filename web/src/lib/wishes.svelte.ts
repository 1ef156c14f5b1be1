// What somebody at this browser wishes: kept here, followed everywhere at once.
import { setWish, wish } from './memory';

export interface Kept<T> {
  value: T;
}

export function kept<T>(name: string, otherwise: T): Kept<T> {
  let value = $state(wish(name, otherwise));
  return {
    get value() {
      return value;
    },
    set value(wanted: T) {
      value = wanted;
      setWish(name, wanted);
    },
  };
}

/** How fast the turns of others are shown: step by step on a click, calmly, or all at once. */
export const PACES = ['by-hand', 'calm', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** How much is made of great moments: scene by scene, a banner in passing, or nothing. */
export const SCENES = ['all', 'short', 'none'] as const;
export type Scenes = (typeof SCENES)[number];

/** The guide for a first game: not asked yet, speaking, sent away for a moment, or for good. */
export type GuideMode = 'unasked' | 'on' | 'folded' | 'off';

export const wishes = {
  pace: kept<Pace>('pace', 'calm'),
  scenes: kept<Scenes>('scenes', 'all'),
  /** Nothing is heard before somebody wants it. */
  sound: kept('sound', false),
  volume: kept('volume', 60),
  /** Keep back what ends the turn or shows something hidden until somebody says so. */
  confirm: kept('confirm', true),
  /** Let the browser say that it is one's turn, when the page is out of sight. */
  notify: kept('notify', false),
  /** See the gestures of others, and make some. */
  gestures: kept('gestures', true),
  guide: kept<GuideMode>('guide', 'unasked'),
  /** The lessons the guide has given. */
  lessons: kept<string[]>('lessons', []),
};
