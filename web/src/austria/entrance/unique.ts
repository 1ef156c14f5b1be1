// What only a game with unique hotels shows.
export { default as Entrance } from './Entrance.svelte';
export { default as MarketScene } from './MarketScene.svelte';
