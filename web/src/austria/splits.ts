// Questions that divide a number between two things, and what these are.
import type { Choice, Decision } from '../lib/types';

/** By question: the first side, and the side the choices `x0`, `x1`, … count. */
const SIDES: Record<string, [string, string]> = {
  'austria-question-main-1': ['strudel', 'cake'],
  'austria-question-main-2': ['wine', 'coffee'],
  'austria-question-main-4': ['emperor', 'krone'],
};

export interface Split {
  choices: Choice[];
  sides: [string, string];
  amounts: [number, number][];
}

export function splitOf(decision: Decision): Split | null {
  const sides = SIDES[decision.question.id];
  if (!sides) return null;
  const choices = decision.choices
    .filter((choice) => /^x\d+$/.test(choice.token))
    .sort((one, other) => one.choice - other.choice);
  const all = decision.question.numbers.strength;
  const amounts = choices.map((choice): [number, number] => {
    const second = Number(choice.token.slice(1));
    return [all - second, second];
  });
  return { choices, sides, amounts };
}
