// The little Markdown that rulebooks are written in: headings, paragraphs, lists of clauses, tables.

export interface Span {
  kind: 'text' | 'strong' | 'em' | 'code' | 'clause' | 'book';
  text: string;
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph' | 'item'; spans: Span[] }
  | { kind: 'clause'; id: string; spans: Span[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const CLAUSE_ITEM = /^- \*\*([A-Z][A-Z0-9-]*)\*\*\s*(.*)$/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)|\b([A-Z][A-Z0-9]*(?:-[A-Z]+)*-[A-Z]?\d+|[GS]\d+)\b/g;

/** A line in pieces: what is stressed, and ids of clauses to follow. */
export function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of line.matchAll(INLINE)) {
    const [whole, strong, em, code, label, target, clause] = found;
    if (found.index > from) spans.push({ kind: 'text', text: line.slice(from, found.index) });
    from = found.index + whole.length;
    if (strong) spans.push({ kind: 'strong', text: strong });
    else if (em) spans.push({ kind: 'em', text: em });
    else if (code) spans.push({ kind: 'code', text: code });
    else if (clause) spans.push({ kind: 'clause', text: clause });
    else if (/^[a-z-]+\.md/.test(target)) spans.push({ kind: 'book', text: target.split('.md')[0] });
    else spans.push({ kind: 'text', text: label });
  }
  if (from < line.length) spans.push({ kind: 'text', text: line.slice(from) });
  return spans;
}

const cells = (line: string): Span[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spansOf(cell.trim()));

export function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  for (const part of source.split(/\n\s*\n/)) {
    const lines = part.split('\n').filter((line) => line.trim());
    if (!lines.length) continue;
    if (lines[0].startsWith('|')) {
      const [head, , ...rows] = lines;
      blocks.push({ kind: 'table', head: cells(head), rows: rows.map(cells) });
    } else for (const line of joined(lines)) blocks.push(blockOf(line));
  }
  return blocks;
}

/** Lines that belong together: an entry of a list or a paragraph may go on in the next line. */
function joined(lines: string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    if (!whole.length || /^(- |#)/.test(line) || whole.at(-1)!.startsWith('#')) whole.push(line.trim());
    else whole[whole.length - 1] += ` ${line.trim()}`;
  }
  return whole;
}

function blockOf(line: string): Block {
  const clause = CLAUSE_ITEM.exec(line);
  if (clause) return { kind: 'clause', id: clause[1], spans: spansOf(clause[2]) };
  const heading = /^(#+)\s+(.*)$/.exec(line);
  if (heading) return { kind: 'heading', level: heading[1].length, spans: spansOf(heading[2]) };
  if (line.startsWith('- ')) return { kind: 'item', spans: spansOf(line.slice(2)) };
  return { kind: 'paragraph', spans: spansOf(line) };
}

export const plain = (spans: Span[]): string => spans.map((span) => span.text).join('');
