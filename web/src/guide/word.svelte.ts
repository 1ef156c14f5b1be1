// The coach's word in a learning game: after a weak turn, what would have been better and why.
// Nothing of it is made up here: the house judges the turn, its sentences are passed on.
import { tenths } from '../coach/numbers';
import type { JudgedTurn } from '../coach/types';
import { ask } from '../lib/api';
import type { Play } from '../lib/play.svelte';
import { latestTurn } from '../lib/turn';
import { language } from '../lib/tongue.svelte';
import { t } from '../lib/words';

/** A turn that cost fewer points than this is good enough for who is learning. */
const WEAK: Record<string, number> = { austria: 3, overbooking: 1 };

export class CoachsWord {
  said = $state<string | null>(null);
  /** Whether somebody is reading it. */
  begun = $state(false);
  /** Where the turn began that was looked at last. */
  #judged: number | null = null;

  constructor(readonly play: Play) {}

  /** Look at the latest own turn, if it has not been looked at. */
  listen(): void {
    const { live, me } = this.play;
    const table = live.snapshot?.table;
    if (me === null || !table || !live.snapshot?.you.hints) return;
    const turn = latestTurn(table.game, live.steps, me);
    const first = this.#judged === null;
    if (!turn || turn.step === this.#judged) return;
    this.#judged = turn.step;
    // What was played before the page was opened is not spoken of.
    if (first && !live.fresh.length) return;
    void this.#judge(table.game, turn.step, turn.until);
  }

  dismiss(): void {
    this.said = null;
    this.begun = false;
  }

  async #judge(game: string, began: number, until: number): Promise<void> {
    const { id, secret } = this.play.live;
    let worst: JudgedTurn | null = null;
    try {
      // Where something unforeseen turned up, the rest of the turn is judged by itself.
      for (let step = began; step < until; ) {
        const part = await ask<JudgedTurn>('GET', `/tables/${id}/turn?step=${step}&language=${language()}`, { secret });
        if (part.better && part.loss > (worst?.loss ?? 0)) worst = part;
        step = part.until;
      }
    } catch {
      // Whoever learns has not asked for it: no word is better than one about a line or a budget.
      return;
    }
    if (this.#judged !== began) return;
    this.begun = false;
    this.said = worst && worst.loss >= WEAK[game] ? inWords(worst) : null;
  }
}

function inWords({ played, better, loss }: JudgedTurn): string | null {
  const choice = better?.choices.find(({ token }, n) => token !== played.choices[n]?.token);
  if (!choice) return null;
  const known = new Set(played.reasons.map(({ text }) => text));
  const why = better?.reasons.find(({ text }) => !known.has(text))?.text;
  const values = { better: choice.text, points: tenths(loss) };
  return why ? t('guide-word', { ...values, why }) : t('guide-word-plain', values);
}
