// The letter on somebody's disc. What looks like one sign may be several characters, as a flag is.
const signs = new Intl.Segmenter();

export function initial(name: string): string {
  for (const { segment } of signs.segment(name)) return segment;
  return '';
}
