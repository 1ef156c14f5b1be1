// What has just happened and deserves a scene of its own.
import { untrack } from 'svelte';
import { moves } from '../lib/motion';
import type { Play, TaleName } from '../lib/play.svelte';
import { sound, type Sound } from '../lib/sound';
import type { AnyView, Position, Step } from '../lib/types';
import { wishes } from '../lib/wishes.svelte';

/** What an update brought, between the table before it and the table now. */
export interface Update {
  fresh: Step[];
  before: Position<AnyView>;
  now: Position<AnyView>;
}

/** What is worth a scene in an update, told one after the other; it waits for the tales before it.
 *
 * Who wants all of it sees nothing else meanwhile. Who wants it short has it announced while the
 * game goes on: whatever is found then lines up behind it. */
export class News<T> {
  #found = $state.raw<T[]>([]);
  #heardAt = -1;

  constructor(
    readonly play: Play,
    readonly tale: TaleName,
    find: (update: Update) => T[],
    opening: (one: T) => Sound,
  ) {
    // Before the page is drawn anew, so that nothing that comes of it is seen before it.
    $effect.pre(() => {
      const { snapshot, fresh, before } = play.live;
      const [now, then] = [snapshot?.position, before?.snapshot.position];
      untrack(() => {
        if (!now || now.moment === this.#heardAt) return;
        this.#heardAt = now.moment;
        const wanted = wishes.scenes.value !== 'none' && wishes.pace.value !== 'at-once';
        const found = wanted && then && fresh.length ? find({ fresh, before: then, now }) : [];
        const short = wishes.scenes.value === 'short';
        this.#found = short ? [...this.#found, ...found] : found;
        if (short || !found.length) play.closeTale(tale);
        else play.openTale(tale, true);
      });
    });
    $effect(() => {
      if (this.told !== null && moves()) sound(opening(this.told));
    });
    $effect(() => () => play.closeTale(tale));
  }

  /** What is to be told now. */
  told = $derived.by(() => (this.play.comesNext(this.tale) ? (this.#found[0] ?? null) : null));

  end = (): void => {
    this.#found = this.#found.slice(1);
    if (!this.#found.length) this.play.closeTale(this.tale);
  };
}
