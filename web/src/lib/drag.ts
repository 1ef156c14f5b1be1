// Carrying things over the table, with a mouse, a pen or a finger.
import type { Action } from 'svelte/action';

/** So far it is still a click. */
const SLIP = 6;

export interface Follower {
  /** The pointer has slipped: from now on something is carried. */
  begin: () => void;
  move: (event: PointerEvent) => void;
  /** What is carried is let go. */
  drop: (event: PointerEvent) => void;
  /** It is over, however it ended. */
  end: () => void;
}

/** Follows a pointer from where it went down; calling what comes back puts everything back. */
export function follow(start: PointerEvent, { begin, move, drop, end }: Follower): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let carrying = false;

  const stop = () => {
    listening.abort();
    end();
  };
  const mine = (does: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === start.pointerId) does(event);
  };
  const moved = (event: PointerEvent) => {
    if (!carrying && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLIP) return;
    if (!carrying) begin();
    carrying = true;
    move(event);
  };
  const released = (event: PointerEvent) => {
    if (carrying) {
      swallowClick();
      drop(event);
    }
    stop();
  };
  addEventListener('pointermove', mine(moved), { signal });
  addEventListener('pointerup', mine(released), { signal });
  addEventListener('pointercancel', mine(stop), { signal });
  addEventListener('keydown', (event) => event.key === 'Escape' && stop(), { signal });
  // A browser's own way of dragging pictures and text would end ours.
  addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return stop;
}

/** What was carried was not clicked. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** The nearest element under the pointer that matches. */
export const under = (event: PointerEvent, selector: string): HTMLElement | null =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(selector) ?? null;

export interface Carried {
  /** Whether it can be taken up now. */
  legal: boolean;
  /** Called with the nearest element under the pointer that has `data-drop`. */
  ondrop: (place: HTMLElement) => void;
}

export const carry: Action<HTMLElement, Carried> = (node, carried) => {
  let now = carried;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  let stop = () => {};

  const place = (event: PointerEvent) => under(event, '[data-drop]');
  const hover = (place: HTMLElement | null) => {
    if (over === place) return;
    over?.classList.remove('drop-here');
    place?.classList.add('drop-here');
    over = place;
  };
  function down(start: PointerEvent) {
    if (!now.legal || start.button !== 0) return;
    stop = follow(start, {
      begin() {
        const box = node.getBoundingClientRect();
        ghost = node.cloneNode(true) as HTMLElement;
        ghost.classList.add('carried');
        ghost.style.cssText = `position:fixed;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;z-index:60;pointer-events:none;opacity:.9`;
        ghost.setAttribute('aria-hidden', 'true');
        document.body.append(ghost);
      },
      move(event) {
        ghost!.style.translate = `${event.clientX - start.clientX}px ${event.clientY - start.clientY}px`;
        hover(place(event));
      },
      drop(event) {
        const target = place(event);
        if (target) now.ondrop(target);
      },
      end() {
        hover(null);
        ghost?.remove();
        ghost = null;
      },
    });
  }

  node.addEventListener('pointerdown', down);
  return {
    update: (next) => (now = next),
    destroy: () => {
      stop();
      node.removeEventListener('pointerdown', down);
    },
  };
};
