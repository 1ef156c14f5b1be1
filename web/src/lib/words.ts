// Every text of the page itself, from the files the command speaks from too; what the games say
// comes from the house.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../../../src/hotelier/words/en/page.ftl?raw';
import { setWish, wish } from './memory';

const ENGLISH = 'en';
const others = import.meta.glob<string>('../../../src/hotelier/words/!(en)/page.ftl', {
  query: '?raw',
  import: 'default',
});
const fileOf = (tongue: string) => `../../../src/hotelier/words/${tongue}/page.ftl`;

/** The languages the page speaks. */
export const tongues = [ENGLISH, ...Object.keys(others).map((file) => file.split('/').at(-2)!)].sort();

function wanted(): string {
  const said = [wish<string>('language', ''), ...navigator.languages.map((tag) => tag.split('-')[0])];
  return said.find((tongue) => tongues.includes(tongue)) ?? ENGLISH;
}

export const language = wanted();

// What a language does not say is said in English.
const bundles = [bundle(ENGLISH, english)];

function bundle(tongue: string, text: string): FluentBundle {
  const made = new FluentBundle(tongue, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** Fetch the texts, before anything is shown. */
export async function learn(): Promise<void> {
  document.documentElement.lang = language;
  const load = others[fileOf(language)];
  if (load) bundles.unshift(bundle(language, await load()));
}

export function speak(tongue: string): void {
  setWish('language', tongue);
  location.reload();
}

export function has(id: string): boolean {
  return bundles.some((one) => one.hasMessage(id));
}

export function t(id: string, values?: Record<string, FluentVariable>): string {
  for (const one of bundles) {
    const message = one.getMessage(id);
    if (message?.value) return one.formatPattern(message.value, values);
  }
  return id;
}

/** A text if the page has one, or else the word itself. */
export function named(prefix: string, word: string): string {
  const id = `${prefix}-${word.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  return has(id) ? t(id) : word;
}
