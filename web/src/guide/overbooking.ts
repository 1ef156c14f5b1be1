// The lessons of Overbooking.
import type { OverbookingView } from '../overbooking/types';
import { answered, course, happened, type Scene } from './lesson';

type Here = Scene<OverbookingView>;

const PLAY = ['overbooking-question-play', 'overbooking-question-last-play'];
const PLAYED = ['overbooking-event-played-queue', 'overbooking-event-played-door', 'overbooking-event-played-face-up-queue'];

const playing = (scene: Here) => scene.asks(...PLAY);
const played = (scene: Here) => PLAYED.reduce((sum, event) => sum + scene.toldOfMe(event), 0);
const playingAfter = (count: number) => (scene: Here) => playing(scene) && played(scene) >= count;
const CHECKED = ['overbooking-event-booked', 'overbooking-event-turned-away', 'overbooking-event-left-at-door'];
const checks = (scene: Here) => CHECKED.reduce((sum, event) => sum + scene.told(event), 0);

/** Like every lesson that points at one hotel: the hotel it speaks of, counted from 1. */
const hotelWith = ({ view }: Here, fits: (hotel: OverbookingView['hotels'][number]) => boolean) =>
  1 + Math.max(0, view.hotels.findIndex(fits));
const open = (scene: Here) => hotelWith(scene, (hotel) => hotel.door_limit > 0);
const ruled = (scene: Here) => hotelWith(scene, (hotel) => hotel.rule !== 'no-rule');
const withToken = (scene: Here) => hotelWith(scene, (hotel) => hotel.token);
const withBack = (scene: Here) =>
  hotelWith(scene, ({ queue }) => queue.some((card) => card.owner !== scene.me && !card.face_up));
const checked = ({ view }: Here) => `hotel-${(view.checking?.hotel ?? 0) + 1}`;

export const OVERBOOKING = course<OverbookingView>('overbooking', [
  { id: 'welcome', when: ({ position }) => !position.over, ends: 'next' },
  { id: 'hotel', at: (scene) => `hotel-${open(scene)}`, when: playing, ends: 'next' },
  { id: 'hand', at: 'hand', when: playing, ends: 'next' },
  { id: 'plan', at: 'hand', when: playing, ends: 'next' },
  { id: 'play', at: 'hand', when: playing, ends: happened(...PLAYED) },
  { id: 'maids', at: checked, when: (scene) => scene.asks('overbooking-question-maids'), ends: answered },
  { id: 'noblewomen', at: checked, when: (scene) => scene.asks('overbooking-question-noblewomen'), ends: answered },
  { id: 'soldiers', at: checked, when: (scene) => scene.asks('overbooking-question-soldiers'), ends: answered },
  {
    id: 'backs',
    at: (scene) => `queue-${withBack(scene)}`,
    when: (scene) => playingAfter(1)(scene) && scene.view.hotels[withBack(scene) - 1].queue.some((card) => card.owner !== scene.me),
    ends: 'next',
  },
  { id: 'serving', at: 'hotel-1', when: playingAfter(1), ends: 'next' },
  { id: 'again', at: 'hand', when: playingAfter(1), ends: happened(...PLAYED) },
  {
    id: 'door',
    at: (scene) => `door-${withToken(scene)}`,
    when: (scene) => playingAfter(2)(scene) && scene.view.hotels.some((hotel) => hotel.token),
    ends: 'next',
  },
  {
    id: 'rule',
    at: (scene) => `hotel-${ruled(scene)}`,
    when: (scene) => playingAfter(2)(scene) && scene.view.hotels.some((hotel) => hotel.rule !== 'no-rule'),
    ends: 'next',
  },
  { id: 'plan-door', at: (scene) => `door-${open(scene)}`, when: playingAfter(3), ends: 'next' },
  { id: 'why-not', at: 'hotel-1', when: playingAfter(3), ends: 'next' },
  { id: 'last-play', at: 'choices', when: (scene) => scene.asks('overbooking-question-last-play'), ends: answered },
  { id: 'skip', at: 'choices', when: (scene) => scene.asks('overbooking-question-skip'), ends: answered },
  { id: 'checked', at: 'booked', when: (scene) => playing(scene) && checks(scene) > 0, ends: 'next' },
  {
    id: 'families',
    at: 'booked',
    when: (scene) => playing(scene) && checks(scene) > 0 && scene.view.crest_bonus.some(Boolean),
    ends: 'next',
    values: ({ view }) => ({ four: view.crest_bonus[4], five: view.crest_bonus[5], six: view.crest_bonus[6] }),
  },
  { id: 'round', at: 'round', when: (scene) => playing(scene) && scene.view.round === 2, ends: 'next' },
  { id: 'plan-count', at: 'hotel-1', when: (scene) => playing(scene) && scene.view.round === 2, ends: 'next' },
  { id: 'log', at: 'log', when: (scene) => playing(scene) && scene.view.round === 2, ends: 'next' },
  { id: 'undo', at: 'undo', when: (scene) => playing(scene) && scene.position.may_undo, ends: 'next' },
  { id: 'new-hotels', at: 'hotel-1', when: (scene) => playing(scene) && scene.view.round === 3, ends: 'next' },
  { id: 'last-round', at: 'round', when: (scene) => playing(scene) && scene.view.round === scene.view.rounds, ends: 'next' },
  { id: 'final', at: 'booked', when: ({ position }) => position.over, ends: 'next' },
]);
