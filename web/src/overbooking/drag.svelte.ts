// A card dragged from the hand onto a place.
import { follow, under } from '../lib/drag';

/** What is dragged now, where the pointer is, and the place under it. */
export class CardDrag {
  card = $state<string | null>(null);
  place = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  width = $state(0);

  constructor(
    readonly may: (card: string) => boolean,
    readonly onstart: (card: string) => void,
    readonly ondrop: (card: string, place: string, target: HTMLElement) => void,
  ) {}

  /** Lets the cards inside an element be dragged; each says its name in `data-card`. */
  from = (hand: HTMLElement) => {
    const down = (event: PointerEvent) => {
      const holder = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
      const card = holder?.dataset.card;
      if (holder && card && event.button === 0 && this.may(card)) this.#follow(event, holder, card);
    };
    hand.addEventListener('pointerdown', down);
    return { destroy: () => hand.removeEventListener('pointerdown', down) };
  };

  #follow(start: PointerEvent, holder: HTMLElement, card: string): void {
    const placeUnder = (event: PointerEvent) => under(event, '[data-place]');
    follow(start, {
      begin: () => {
        this.card = card;
        this.width = holder.getBoundingClientRect().width;
        this.onstart(card);
      },
      move: (event) => {
        this.x = event.clientX;
        this.y = event.clientY;
        this.place = placeUnder(event)?.dataset.place ?? null;
      },
      drop: (event) => {
        const target = placeUnder(event);
        if (target?.dataset.place) this.ondrop(card, target.dataset.place, target);
      },
      end: () => {
        this.card = this.place = null;
      },
    });
  }
}
