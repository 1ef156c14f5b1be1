// What every table of Grand Austria Hotel shows, fetched at once.
export { default as Table } from './AustriaTable.svelte';
export { default as Side } from './OtherHotels.svelte';
