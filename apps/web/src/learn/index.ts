export { default as Coach } from './Coach.svelte';
export { Guide } from './guide.svelte.ts';
