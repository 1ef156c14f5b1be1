import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Fonts in a format that every browser with service workers can do without. */
const OLD_FONT = /\.woff$/;

/** Texts and rules of a language (English rules lie beside the others): of use to its readers only. */
const TEXTS = /\/(?:words|rulebook)\/(?:([a-z]+)\/)?[\w-]+\.(?:ftl|md)/;

/** The worker that keeps the page for a visit without a line, with the list of what to keep. */
const worker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle(_options, bundle) {
    const texts: Record<string, string[]> = {};
    const kept = ['/icon.svg', '/manifest.webmanifest'];
    for (const [file, made] of Object.entries(bundle)) {
      const text = made.type === 'chunk' && made.facadeModuleId?.match(TEXTS);
      if (text) (texts[text[1] ?? 'en'] ??= []).push(`/${file}`);
      else if (file.startsWith('assets/') && !OLD_FONT.test(file)) kept.push(`/${file}`);
    }
    const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');
    this.emitFile({
      type: 'asset',
      fileName: 'sw.js',
      source: source
        .replace('/* the build fills in */ []', JSON.stringify(kept.sort()))
        .replace('/* the build fills in */ {}', JSON.stringify(texts)),
    });
  },
};

/** Small pieces that every table needs: each by itself would cost more in headers than it weighs. */
const PIECES = /\/node_modules\/svelte\/src\/(?:animate|easing|transition)\/|\/src\/(?:ui\/(?:Disc|Spot|Tick)|lib\/(?:drag|fit|initial|motion|play|sound|turn)|table\/(?:Tale|news|sight)|austria\/(?:Die|dice|signs|order|types|forecast|colours|wardrobe|Portrait))\./;

// The built page goes to where the house serves it from.
export default defineConfig({
  plugins: [svelte(), worker],
  build: {
    outDir: '../src/hotelier/house/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'pieces', test: PIECES }],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
