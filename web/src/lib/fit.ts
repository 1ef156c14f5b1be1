// Text that has to find room: it is set smaller until all of it can be read.
import type { Attachment } from 'svelte/attachments';

const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58];

const overflows = (node: HTMLElement) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;

/** Shrinks the text of an element whose size is given from outside, and only as far as it must. */
export function fit(): Attachment<HTMLElement> {
  return (node) => {
    const set = () => {
      node.style.fontSize = '';
      const usual = parseFloat(getComputedStyle(node).fontSize);
      node.style.overflowWrap = '';
      for (const step of STEPS) {
        if (step < 1) node.style.fontSize = `${usual * step}px`;
        if (!overflows(node)) return;
      }
      // Some languages have words longer than a card is wide.
      node.style.overflowWrap = 'anywhere';
    };
    const resized = new ResizeObserver(set);
    const rewritten = new MutationObserver(set);
    resized.observe(node);
    rewritten.observe(node, { childList: true, characterData: true, subtree: true });
    return () => {
      resized.disconnect();
      rewritten.disconnect();
    };
  };
}
