// A card dragged from the hand onto a place, with a mouse, a pen or a finger.
const SHORTEST = 7;

/** What is dragged now, where the pointer is, and the place under it. */
export class CardDrag {
  card = $state<string | null>(null);
  place = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  /** The click that ends a drag picks nothing. */
  #dropped = false;

  constructor(
    readonly may: (card: string) => boolean,
    readonly onstart: (card: string) => void,
    readonly ondrop: (card: string, place: string, target: HTMLElement) => void,
  ) {}

  tookClick(): boolean {
    const taken = this.#dropped;
    this.#dropped = false;
    return taken;
  }

  /** Lets the cards inside an element be dragged; each says its name in `data-card`. */
  from = (hand: HTMLElement) => {
    const down = (event: PointerEvent) => {
      this.#dropped = false;
      const holder = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
      const card = holder?.dataset.card;
      if (holder && card && event.button === 0 && this.may(card)) this.#follow(event, holder, card);
    };
    hand.addEventListener('pointerdown', down);
    return { destroy: () => hand.removeEventListener('pointerdown', down) };
  };

  #follow(start: PointerEvent, holder: HTMLElement, card: string): void {
    const listening = new AbortController();
    const { signal } = listening;
    const mine = (event: PointerEvent) => event.pointerId === start.pointerId;
    const end = () => {
      listening.abort();
      this.card = this.place = null;
    };
    const move = (event: PointerEvent) => {
      if (!mine(event)) return;
      if (!this.card) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SHORTEST) return;
        this.card = card;
        this.width = holder.getBoundingClientRect().width;
        this.onstart(card);
      }
      this.x = event.clientX;
      this.y = event.clientY;
      this.place = this.#under(event)?.dataset.place ?? null;
    };
    const up = (event: PointerEvent) => {
      if (!mine(event)) return;
      const target = this.#under(event);
      if (this.card) {
        this.#dropped = true;
        if (target?.dataset.place) this.ondrop(card, target.dataset.place, target);
      }
      end();
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', (event) => mine(event) && end(), { signal });
    addEventListener('keydown', (event) => event.key === 'Escape' && end(), { signal });
    // A browser's own way of dragging pictures and text would end ours.
    addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  }

  #under(event: PointerEvent): HTMLElement | null {
    return document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]') ?? null;
  }
}
