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
    const judged = (step: number) =>
      ask<JudgedTurn>('GET', `/tables/${id}/turn?step=${step}&language=${language()}`, { secret });
    const weak = (part: JudgedTurn) => part.better !== null && part.loss >= WEAK[game];
    let worst: JudgedTurn | null = null;
    let slip: JudgedTurn | null = null;
    try {
      // Where something unforeseen turned up, the rest of the turn is judged by itself.
      for (let step = began; step < until; ) {
        const part = await judged(step);
        if (part.better && part.loss > (worst?.loss ?? 0)) worst = part;
        step = part.until;
      }
      // What went before the choice that cost the most was good: it is judged from there.
      if (worst && weak(worst)) slip = worst.slip > worst.step ? await judged(worst.slip) : worst;
    } catch {
      // Whoever learns has not asked for it: no word is better than one about a line or a budget.
      return;
    }
    if (this.#judged !== began) return;
    this.begun = false;
    if (!worst || !slip) this.said = null;
    else this.said = (weak(slip) ? ofTheSlip(slip) : null) ?? t('guide-word-turn', { points: tenths(worst.loss) });
  }
}

/** What would have been better than the first choice, in its place or ahead of it; nothing where it
 * was none of the mistakes. */
function ofTheSlip({ played, better, remedy, loss }: JudgedTurn): string | null {
  if (!better || !remedy) return null;
  const [was, rather] = [played.choices[0], better.choices[remedy.place]];
  const known = new Set(played.reasons.map(({ text }) => text));
  const why = better.reasons.find(({ text }) => !known.has(text))?.text;
  const said = t(`guide-word-${remedy.how}`, { played: was.text, better: rather.text, points: tenths(loss) });
  return why ? t('guide-word-why', { said, why }) : said;
}
