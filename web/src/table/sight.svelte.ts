// On a small screen the table is longer than the window: what a question is about comes into sight.
import { moves } from '../lib/motion';
import type { Play } from '../lib/play.svelte';

const STACKED = '(max-width: 1020px)';
const GAP = 6;
/** Who moved the table themselves a moment ago is looking for something. */
const OWN_WAY = 700;

interface Span {
  top: number;
  bottom: number;
}

let touching = false;
let movedAt = -Infinity;
const moved = () => (movedAt = performance.now());
const touched = (event: TouchEvent) => (touching = event.touches.length > 0);

/** For a table, while it is shown. */
export function keepInSight(play: Play): void {
  $effect(noticeMoving);
  $effect(() => {
    if (!play.decision || play.telling) return;
    // The sheet of choices tells its height in the next frame, and what stands above it follows.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(bringIntoSight)));
    return () => cancelAnimationFrame(frame);
  });
}

/** Notices when somebody moves the table by finger or wheel, until what comes back is called. */
function noticeMoving(): () => void {
  const quietly = { passive: true };
  addEventListener('touchstart', touched, quietly);
  addEventListener('touchend', touched, quietly);
  addEventListener('touchcancel', touched, quietly);
  addEventListener('touchmove', moved, quietly);
  addEventListener('wheel', moved, quietly);
  return () => {
    removeEventListener('touchstart', touched);
    removeEventListener('touchend', touched);
    removeEventListener('touchcancel', touched);
    removeEventListener('touchmove', moved);
    removeEventListener('wheel', moved);
  };
}

/** Scrolls no further than it must, and not at all where everything stands beside each other. */
function bringIntoSight(): void {
  if (!matchMedia(STACKED).matches || touching || performance.now() - movedAt < OWN_WAY) return;
  // Whoever is being taught looks where the guide points.
  if (document.querySelector('.guide > *')) return;
  const stage = document.querySelector('.stage');
  if (!stage) return;
  const glowing = new Map<Element, Set<string>>();
  for (const spot of stage.querySelectorAll<HTMLElement>('.spot.glow')) {
    const part = spot.closest('section') ?? stage;
    const tokens = spot.dataset.tokens?.split(' ') ?? [];
    glowing.set(part, new Set([...(glowing.get(part) ?? []), ...tokens]));
  }
  const room = free(stage);
  // Parts that stand side by side are as good as each other: the nearest comes first.
  const beside = (part: Element) => [...glowing].filter(([other]) => other.parentElement === part.parentElement);
  const parts = [...glowing.keys()]
    .filter(isLaid)
    .map((part) => ({ count: beside(part).reduce((sum, [, tokens]) => sum + tokens.size, 0), span: spanIn(room, part) }))
    .sort((one, other) => other.count - one.count || hidden(one.span, room) - hidden(other.span, room))
    .map(({ span }) => span);
  if (!parts.length) return;
  const wanted = together(parts, room);
  const above = wanted.top - room.top;
  const below = wanted.bottom - room.bottom;
  const by = above < 0 || wanted.bottom - wanted.top > room.bottom - room.top ? above : Math.max(0, below);
  if (by) scrollBy({ top: by, behavior: moves() ? 'smooth' : 'instant' });
}

const hidden = (span: Span, room: Span) =>
  Math.max(0, room.top - span.top) + Math.max(0, span.bottom - room.bottom);

/** Lies on the table, and moves with it. */
const isLaid = (part: Element) => !['fixed', 'sticky'].includes(getComputedStyle(part).position);

/** All of a part, or only what glows in it where there is no room for more. */
function spanIn(room: Span, part: Element): Span {
  const whole = spanOf([part]);
  return whole.bottom - whole.top <= room.bottom - room.top ? whole : spanOf([...part.querySelectorAll('.spot.glow')]);
}

function spanOf(parts: Element[]): Span {
  const boxes = parts.map((part) => part.getBoundingClientRect());
  return {
    top: Math.min(...boxes.map(({ top }) => top)) - GAP,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + GAP,
  };
}

/** What neither the head nor anything at the bottom covers. */
function free(stage: Element): Span {
  const head = document.querySelector('.salon > header')?.getBoundingClientRect().bottom ?? 0;
  const above = [...stage.querySelectorAll('section, .pantry'), document.querySelector('#choices')!]
    .filter((part) => getComputedStyle(part).position === 'sticky')
    .map((part) => part.getBoundingClientRect().top);
  return { top: Math.max(0, head), bottom: Math.min(innerHeight, ...above) };
}

/** The part with most to choose from, and as many others as find room with it. */
function together([first, ...others]: Span[], room: Span): Span {
  let all = first;
  for (const other of others) {
    const more = { top: Math.min(all.top, other.top), bottom: Math.max(all.bottom, other.bottom) };
    if (more.bottom - more.top <= room.bottom - room.top) all = more;
  }
  return all;
}
