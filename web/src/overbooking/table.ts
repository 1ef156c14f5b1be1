// What every table of Overbooking shows, fetched at once.
export { default as Table } from './OverbookingTable.svelte';
export { default as Side } from './Families.svelte';
