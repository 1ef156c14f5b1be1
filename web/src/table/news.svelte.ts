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

/** Something worth a scene, found in an update; it waits for the tales that come before it. */
export class News<T> {
  #found = $state.raw<T | null>(null);
  #heardAt = -1;

  constructor(
    readonly play: Play,
    readonly tale: TaleName,
    find: (update: Update) => T | null,
    opening: Sound,
  ) {
    // Before the page is drawn anew, so that nothing that comes of it is seen before it.
    $effect.pre(() => {
      const { snapshot, fresh, before } = play.live;
      const [now, then] = [snapshot?.position, before?.snapshot.position];
      untrack(() => {
        if (!now || now.moment === this.#heardAt) return;
        this.#heardAt = now.moment;
        const wanted = wishes.scenes.value !== 'none' && wishes.pace.value !== 'at-once';
        this.#found = wanted && then && fresh.length ? find({ fresh, before: then, now }) : null;
        if (this.#found === null) return play.closeTale(tale);
        play.openTale(tale, true);
      });
    });
    $effect(() => {
      if (this.told !== null && moves()) sound(opening);
    });
    $effect(() => () => play.closeTale(tale));
  }

  /** What is to be told now. */
  told = $derived.by(() => (this.play.comesNext(this.tale) ? this.#found : null));

  end = (): void => {
    this.#found = null;
    this.play.closeTale(this.tale);
  };
}
