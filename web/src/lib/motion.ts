// Motion tells what happened: quick, and none for people who ask for less of it.
import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';

const less = matchMedia('(prefers-reduced-motion: reduce)');

export const moves = (): boolean => !less.matches;
/** A time in milliseconds, or none. */
export const quick = (time: number): number => (less.matches ? 0 : time);

/** What appears without having been anywhere. */
export function settle(_node: Element, { delay = 0 } = {}): TransitionConfig {
  return {
    delay: quick(delay),
    duration: quick(260),
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translateY(${u * 10}px)`,
  };
}

/** What leaves one place and arrives at another under the same key glides there. */
export const [leave, arrive] = crossfade({
  duration: () => quick(420),
  easing: cubicOut,
  fallback: (node) => settle(node),
});

/** A die rolls in. */
export function tumble(_node: Element, { delay = 0 } = {}): TransitionConfig {
  return {
    delay: quick(delay),
    duration: quick(480),
    easing: cubicOut,
    css: (t, u) =>
      `opacity: ${Math.min(1, t * 3)}; transform: translate(${u * 26}px, ${-u * 34}px) rotate(${u * 400}deg)`,
  };
}

/** What is taken off the table. */
export function lift(_node: Element): TransitionConfig {
  return {
    duration: quick(300),
    css: (t, u) => `opacity: ${t}; transform: translateY(${-u * 22}px) scale(${1 + u * 0.5})`,
  };
}

/** Something comes from where another thing stands. */
export function from(node: Element, { source }: { source: string }): TransitionConfig {
  const start = document.querySelector(source)?.getBoundingClientRect();
  if (!start) return settle(node);
  const end = node.getBoundingClientRect();
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  return {
    duration: quick(380),
    easing: cubicOut,
    css: (_t, u) => `transform: translate(${u * x}px, ${u * y}px) scale(${1 + u * 0.4}); z-index: 5`,
  };
}
