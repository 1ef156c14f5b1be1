// Every text of the page itself; what the games say comes from the house.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../../messages/en.ftl?raw';

export const language = 'en';

const bundle = new FluentBundle(language, { useIsolating: false });
bundle.addResource(new FluentResource(english));

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

export function t(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, values) : id;
}

/** A text if the page has one, or else the word itself. */
export function named(prefix: string, word: string): string {
  const id = `${prefix}-${word.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  return has(id) ? t(id) : word;
}
