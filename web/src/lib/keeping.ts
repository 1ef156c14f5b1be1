// What the house sends is whole each time, though little of it is new.

/** What came, with every part that is as it was being the part from before: who shows that has nothing to do. */
export function keeping<Kind>(before: unknown, now: Kind): Kind {
  if (!isTree(before) || !isTree(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts: Record<string, unknown> = now;
  let same = Object.keys(parts).length === Object.keys(before).length;
  for (const name of Object.keys(parts)) {
    parts[name] = keeping(before[name], parts[name]);
    same &&= parts[name] === before[name];
  }
  return same ? (before as Kind) : now;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
