// The lessons of Grand Austria Hotel, for a table of several and for who plays alone.
import type { AustriaView } from '../austria/types';
import { answered, course, happened, type Lesson, type Scene } from './lesson';

type Here = Scene<AustriaView>;

const TURN = 'austria-question-turn';
const TURN_DONE = 'austria-question-turn-done';

const own = ({ view, me }: Here) => view.hotels[me];
/** Own turns since the game began. */
const turns = (scene: Here) => Math.max(0, scene.view.round - 1) * 2 + own(scene).turns_taken;
const inTurn = (scene: Here) => scene.asks(TURN, TURN_DONE);
const fresh = (scene: Here) => scene.asks(TURN) && scene.offers('austria-choice-pass');
const freshAfter = (count: number) => (scene: Here) => fresh(scene) && turns(scene) >= count;
const rival = ({ view, name, me }: Here) => ({
  name: name(view.leopold?.seat ?? (me + 1) % view.hotels.length),
});

const SET_UP: Lesson<AustriaView>[] = [
  {
    id: 'unique-hotels',
    at: ['market', 'choices'],
    when: (scene) => scene.asks('entrance-question-bid', 'entrance-question-keep'),
    ends: answered,
  },
  { id: 'guests', at: 'queue', when: (scene) => scene.asks('austria-question-first-guest'), ends: 'next' },
  { id: 'which-guest', at: 'queue', when: (scene) => scene.asks('austria-question-first-guest'), ends: 'next' },
  { id: 'first-guest', at: 'queue', when: (scene) => scene.asks('austria-question-first-guest'), ends: answered },
  { id: 'hotel', at: 'hotel', when: (scene) => scene.asks('austria-question-first-rooms'), ends: 'next' },
  { id: 'which-rooms', at: 'hotel', when: (scene) => scene.asks('austria-question-first-rooms'), ends: 'next' },
  { id: 'first-rooms', at: 'hotel', when: (scene) => scene.asks('austria-question-first-rooms'), ends: answered },
];

/** What has to be answered at once, whenever it comes. */
const QUESTIONS: Lesson<AustriaView>[] = [
  {
    id: 'move-in',
    at: (scene) => (scene.asks('austria-question-move-in') ? 'hotel' : 'cafe'),
    when: (scene) => scene.offers('austria-choice-move-in') || scene.asks('austria-question-move-in'),
    ends: happened('austria-event-moved-in'),
  },
  { id: 'claim', at: 'objectives', when: (scene) => scene.offers('austria-choice-claim'), ends: happened('austria-event-objective-claimed') },
  { id: 'dishes', at: 'choices', when: (scene) => scene.asks('austria-question-main-1'), ends: answered },
  { id: 'drinks', at: 'choices', when: (scene) => scene.asks('austria-question-main-2'), ends: answered },
  { id: 'money', at: 'choices', when: (scene) => scene.asks('austria-question-main-4'), ends: answered },
  { id: 'gain', at: 'cafe', when: (scene) => scene.asks('austria-question-gain'), ends: answered },
  { id: 'prepare', at: 'hotel', when: (scene) => scene.asks('austria-question-prepare'), ends: answered },
  { id: 'play', at: 'staff', when: (scene) => scene.asks('austria-question-play'), ends: answered },
  { id: 'offer', at: ['asked', 'staff'], when: (scene) => scene.asks('austria-question-offered'), ends: answered },
  { id: 'trigger', at: ['asked', 'staff'], when: (scene) => scene.asks('austria-question-triggers'), ends: answered },
  { id: 'occupy', at: 'hotel', when: (scene) => scene.asks('austria-question-occupy'), ends: answered },
  { id: 'free-guest', at: 'queue', when: (scene) => scene.asks('austria-question-take-guest'), ends: answered },
  { id: 'parts', at: ['asked', 'choices'], when: (scene) => scene.asks('austria-question-part', 'austria-question-bonus-when'), ends: answered },
  {
    id: 'penalty',
    at: ['asked', 'emperor'],
    when: (scene) =>
      scene.asks(
        'austria-question-penalty',
        'austria-question-return-cards',
        'austria-question-remove-vacant',
        'austria-question-remove-occupied',
        'austria-question-discard-end-staff',
      ),
    ends: answered,
  },
];

const FIRST_TURN: Lesson<AustriaView>[] = [
  { id: 'turn', at: 'choices', when: fresh, ends: 'next' },
  { id: 'plan', at: 'actions', when: fresh, ends: 'next' },
  {
    id: 'guest',
    at: 'queue',
    when: (scene) => scene.asks(TURN) && scene.offers('austria-choice-guest'),
    ends: happened('austria-event-guest-taken', 'austria-event-die-taken'),
  },
  { id: 'dice', at: 'actions', when: (scene) => scene.asks(TURN), ends: 'next' },
  { id: 'die', at: 'actions', when: (scene) => scene.asks(TURN), ends: happened('austria-event-die-taken') },
  {
    id: 'serve',
    at: 'kitchen',
    when: (scene) => inTurn(scene) && scene.offers('austria-choice-begin-serving'),
    ends: happened('austria-event-item-served'),
  },
  { id: 'end', at: 'choices', when: (scene) => scene.asks(TURN_DONE), ends: happened('austria-event-turn-ended') },
];

const SITUATIONS: Lesson<AustriaView>[] = [
  { id: 'group', at: 'hotel', when: (scene) => !scene.position.over && own(scene).bonuses_taken.length > 0, ends: 'next' },
  {
    id: 'no-room',
    at: 'cafe',
    when: (scene) =>
      inTurn(scene) &&
      !scene.offers('austria-choice-move-in') &&
      own(scene).cafe.some((place) => place && !Object.values(place.waits_for).some(Boolean)),
    ends: 'next',
  },
  { id: 'call-on', at: 'staff', when: (scene) => scene.offers('austria-choice-call-on'), ends: 'next' },
  { id: 'undo', at: 'undo', when: (scene) => inTurn(scene) && scene.position.may_undo && turns(scene) > 0, ends: 'next' },
  { id: 'pass', at: 'choices', when: freshAfter(1), ends: 'next' },
  { id: 'staff', at: 'staff', when: freshAfter(1), ends: 'next' },
  { id: 'why-not', at: 'hotel', when: freshAfter(1), ends: 'next' },
  { id: 'which-die', at: 'actions', when: freshAfter(1), ends: 'next' },
  { id: 'round', at: 'round', when: freshAfter(2), ends: 'next' },
  { id: 'plan-second', at: 'cafe', when: freshAfter(2), ends: 'next' },
  { id: 'emperor', at: 'emperor', when: freshAfter(2), ends: 'next' },
  { id: 'why-emperor', at: 'emperor', when: (scene) => freshAfter(3)(scene) && scene.view.round <= 3, ends: 'next' },
  { id: 'boost', at: 'actions', when: (scene) => freshAfter(3)(scene) && scene.offersToken(/^die.*\+$/), ends: 'next' },
  { id: 'objectives', at: 'objectives', when: freshAfter(3), ends: 'next' },
  { id: 'emperor-soon', at: 'emperor', when: (scene) => fresh(scene) && scene.view.round === 3, ends: 'next' },
  { id: 'log', at: 'log', when: freshAfter(4), ends: 'next' },
  { id: 'score', at: 'score', when: freshAfter(5), ends: 'next' },
  { id: 'displeased', at: 'emperor', when: (scene) => inTurn(scene) && scene.toldOfMe('austria-event-emperor-punishes') > 0, ends: 'next' },
  { id: 'pleased', at: 'emperor', when: (scene) => inTurn(scene) && scene.toldOfMe('austria-event-emperor-rewards') > 0, ends: 'next' },
  { id: 'purse', at: 'cafe', when: (scene) => inTurn(scene) && own(scene).krones <= 2, ends: 'next' },
  { id: 'cafe-full', at: 'cafe', when: (scene) => fresh(scene) && own(scene).cafe.every(Boolean), ends: 'next' },
  { id: 'last-round', at: 'round', when: (scene) => inTurn(scene) && scene.view.round === 7, ends: 'next' },
];

const WELCOME: Lesson<AustriaView> = { id: 'welcome', when: ({ position }) => !position.over, ends: 'next' };
const OTHERS: Lesson<AustriaView> = {
  id: 'others',
  at: 'others',
  // A bot is quick: who has just read half of it goes on reading in the own turn.
  when: (scene) => scene.toldOfMe('austria-event-turn-ended') > 0 && (scene.waits || fresh(scene)),
  ends: 'next',
  values: rival,
};
const FINAL: Lesson<AustriaView> = { id: 'final', at: 'score', when: ({ position }) => position.over, ends: 'next' };

export const AUSTRIA = course('austria', [
  WELCOME,
  ...SET_UP,
  ...QUESTIONS,
  OTHERS,
  ...FIRST_TURN,
  ...SITUATIONS,
  FINAL,
]);

/** What is different when an automaton is the only opponent, and everything that is not. */
export const ALONE = [
  ...course('alone', [
    { ...WELCOME, values: rival },
    { id: 'hand', at: 'staff', when: (scene) => scene.asks('solo-question-first-hand'), ends: answered },
    { id: 'rival', at: 'others', when: fresh, ends: 'next', values: rival },
    { id: 'rival-die', at: 'actions', when: freshAfter(1), ends: 'next', values: rival },
    { id: 'pass', at: 'choices', when: freshAfter(1), ends: 'next', values: rival },
    { id: 'emperor', at: 'emperor', when: freshAfter(3), ends: 'next', values: rival },
    { id: 'objectives', at: 'others', when: freshAfter(4), ends: 'next', values: rival },
    { id: 'winning', at: 'score', when: (scene) => inTurn(scene) && scene.view.round === 7, ends: 'next', values: rival },
  ]),
  ...AUSTRIA.filter(({ id }) => !['austria-welcome', 'austria-others', 'austria-pass'].includes(id)),
];
