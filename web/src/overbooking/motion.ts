// How cards move: from the hand to their place, from another player's side, or not at all.
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, fly } from 'svelte/transition';

const QUICK = 320;
const FROM_THE_OTHERS = 260;

export const quick = (): number => (prefersReducedMotion.current ? 0 : QUICK);

export const [send, receive] = crossfade({
  duration: quick,
  // A card that was in nobody's visible hand comes from where the others sit.
  fallback: (node, _, intro) =>
    intro ? fly(node, { x: FROM_THE_OTHERS, duration: quick() }) : { duration: 0 },
});
