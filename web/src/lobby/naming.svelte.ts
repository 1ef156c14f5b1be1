// Who begins a first game is asked for a name, once; whoever keeps silent plays all the same.
import { setWish, wish } from '../lib/memory';

let waiting = $state.raw<((goOn: boolean) => void) | null>(null);

export const naming = {
  get asks(): boolean {
    return waiting !== null;
  },
  /** Comes true when the game may begin, and false where somebody thought better of it. */
  settled(): Promise<boolean> {
    if (wish('name', '') || wish('named', false)) return Promise.resolve(true);
    return new Promise((resolve) => (waiting = resolve));
  },
  answer(goOn: boolean): void {
    if (goOn) setWish('named', true);
    waiting?.(goOn);
    waiting = null;
  },
};
