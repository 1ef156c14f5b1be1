// Light or dark: what the system says, until somebody says otherwise.
import { setWish, wish } from './memory';

type Theme = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');
let chosen = $state<Theme | null>(wish<Theme | null>('theme', null));
let dark = $state(system.matches);
system.addEventListener('change', () => {
  dark = system.matches;
  applyTheme();
});

export const theme = (): Theme => chosen ?? (dark ? 'dark' : 'light');

export function applyTheme(): void {
  document.documentElement.dataset.theme = theme();
}

export function toggleTheme(): void {
  chosen = theme() === 'dark' ? 'light' : 'dark';
  setWish('theme', chosen);
  applyTheme();
}
