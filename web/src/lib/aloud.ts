// What a screen reader says of something, where names and whole sentences follow each other.
const ENDS = /[.!?…。！？]$/;

/** One after the other, with one full stop between two, whoever brings it along. */
export const aloud = (...parts: string[]): string =>
  parts.map((part, n) => (n === parts.length - 1 || ENDS.test(part) ? part : `${part}.`)).join(' ');
