import '@fontsource/federo/latin-400.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import './fonts.css';
import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applyTheme } from './lib/theme.svelte';
import { begin } from './lib/words';

applyTheme();
void begin().then(() => {
  const target = document.getElementById('page');
  if (!target) return;
  target.replaceChildren();
  mount(App, { target });
});
// Only where the browser lets a page be kept: over https, or on the own machine.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => {});
