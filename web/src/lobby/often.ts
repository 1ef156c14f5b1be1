// Looking again every now and then, as long as a component is shown.
import { onMount } from 'svelte';

const EVERY = 15_000;

export function often(look: () => Promise<void>): void {
  onMount(() => {
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  });
}
