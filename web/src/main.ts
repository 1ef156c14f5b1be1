import '@fontsource/federo/latin-400.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applyTheme } from './lib/theme.svelte';
import { learn } from './lib/words';

applyTheme();
void learn().then(() => {
  const target = document.getElementById('page');
  if (target) mount(App, { target });
});
