// The language the page is shown in. Whoever changes it has fetched the texts before.
let now = $state('en');

export const language = (): string => now;

export function setLanguage(tongue: string): void {
  now = tongue;
  document.documentElement.lang = tongue;
}
