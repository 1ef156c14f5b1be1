// How cards move: from the hand to their place, from another player's side, or not at all.
import { crossfade, fly } from 'svelte/transition';
import { quick } from '../lib/motion';

const GLIDE = 320;
const FROM_THE_OTHERS = 260;

export const glide = (): number => quick(GLIDE);

export const [send, receive] = crossfade({
  duration: glide,
  // A card that was in nobody's visible hand comes from where the others sit.
  fallback: (node, _, intro) =>
    intro ? fly(node, { x: FROM_THE_OTHERS, duration: glide() }) : { duration: 0 },
});
