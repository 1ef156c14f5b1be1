import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Fonts in a format that every browser with service workers can do without. */
const OLD_FONT = /\.woff$/;

/** The worker that keeps the page for a visit without a line, with the list of what to keep. */
const worker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !OLD_FONT.test(file));
    const kept = [...files.map((file) => `/${file}`).sort(), '/icon.svg', '/manifest.webmanifest'];
    const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');
    this.emitFile({
      type: 'asset',
      fileName: 'sw.js',
      source: source.replace('/* the build fills in */ []', JSON.stringify(kept)),
    });
  },
};

// The built page goes to where the house serves it from.
export default defineConfig({
  plugins: [svelte(), worker],
  build: {
    outDir: '../src/hotelier/house/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
