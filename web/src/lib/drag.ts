// Carrying things over the table, with a mouse, a pen or a finger.
import type { Action } from 'svelte/action';

export interface Carried {
  /** Whether it can be taken up now. */
  legal: boolean;
  /** Called with the nearest element under the pointer that has `data-drop`. */
  ondrop: (place: HTMLElement) => void;
}

/** So far it is still a click. */
const SLIP = 6;

export const carry: Action<HTMLElement, Carried> = (node, carried) => {
  let now = carried;
  let start: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  const hover = (place: HTMLElement | null) => {
    if (over === place) return;
    over?.classList.remove('drop-here');
    place?.classList.add('drop-here');
    over = place;
  };
  const place = (event: PointerEvent) =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]') ?? null;

  function down(event: PointerEvent) {
    if (!now.legal || event.button !== 0) return;
    start = event;
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', drop);
  }
  function move(event: PointerEvent) {
    if (!start || event.pointerId !== start.pointerId) return;
    const x = event.clientX - start.clientX;
    const y = event.clientY - start.clientY;
    if (!ghost) {
      if (Math.hypot(x, y) < SLIP) return;
      const box = node.getBoundingClientRect();
      ghost = node.cloneNode(true) as HTMLElement;
      ghost.classList.add('carried');
      ghost.style.cssText = `position:fixed;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;z-index:60;pointer-events:none;opacity:.9`;
      ghost.setAttribute('aria-hidden', 'true');
      document.body.append(ghost);
    }
    ghost.style.translate = `${x}px ${y}px`;
    hover(place(event));
  }
  function up(event: PointerEvent) {
    if (start && event.pointerId !== start.pointerId) return;
    const target = ghost ? place(event) : null;
    // What was carried was not clicked.
    if (ghost) addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    drop();
    if (target) now.ondrop(target);
  }
  function swallow(event: Event) {
    event.stopPropagation();
    event.preventDefault();
  }
  function drop() {
    hover(null);
    ghost?.remove();
    ghost = start = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', drop);
  }

  node.addEventListener('pointerdown', down);
  return {
    update: (next) => (now = next),
    destroy: () => {
      drop();
      node.removeEventListener('pointerdown', down);
    },
  };
};
