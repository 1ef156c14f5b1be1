// The time, for what counts down or up as long as it is shown.
import { createSubscriber } from 'svelte/reactivity';

const EVERY = 1000;
const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** The time now; whoever reads it is told again every second. */
export function now(): number {
  subscribe();
  return Date.now();
}
