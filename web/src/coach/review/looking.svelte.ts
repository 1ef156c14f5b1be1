// A review as it grows: the house thinks over turn after turn.
import { ask } from '../../lib/api';
import { language } from '../../lib/tongue.svelte';
import { t } from '../../lib/words';
import type { Review } from '../types';

/** How long the house may keep an answer back until there is more to tell. */
const WAIT_SECONDS = 2;

export class Looking {
  review = $state.raw<Review | null>(null);
  trouble = $state<string | null>(null);

  constructor(
    readonly table: string,
    readonly secret: string | null,
  ) {}

  /** Look through the eyes of a seat; what comes back ends that. */
  through(seat: number): () => void {
    let going = true;
    this.review = null;
    this.trouble = null;
    const path = `/tables/${this.table}/review?seat=${seat}&wait=${WAIT_SECONDS}&language=${language()}`;
    const look = async () => {
      for (let complete = false; going && !complete; ) {
        const found = await ask<Review>('GET', path, { secret: this.secret });
        if (going) this.review = found;
        complete = found.complete;
      }
    };
    look().catch((error: Error) => {
      if (going) this.trouble = t('trouble', { reason: error.message });
    });
    return () => (going = false);
  }
}
