// The tokens of dice, and the pictures of what they bring.
export const FACES = [1, 2, 3, 4, 5, 6];
export const ACTION_SIGNS: Record<number, string[]> = {
  1: ['strudel', 'cake'], 2: ['wine', 'coffee'], 3: ['room'], 4: ['krone', 'emperor'], 5: ['staff'], 6: ['any'],
};

/** Every way to take a die of this face. */
export function dieTokens(face: number): string[] {
  return face < 6
    ? [`die${face}`, `die${face}+`, `die${face}-`]
    : [...FACES.slice(0, 5).flatMap((as) => [`die6=${as}`, `die6=${as}+`]), 'die6-'];
}

export interface DieWay {
  face: number;
  /** The action it is used for, none if it is only taken away. */
  action: number | null;
  boosted: boolean;
}

/** What a token says of a die, if it is one of a die. */
export function dieWay(token: string): DieWay | null {
  const said = /^die([1-6])(?:=([1-5]))?([+-]?)$/.exec(token);
  if (!said) return null;
  const face = Number(said[1]);
  return { face, action: said[3] === '-' ? null : Number(said[2] ?? face), boosted: said[3] === '+' };
}
