import type { Component } from 'svelte';

type Page = Component<{ about: string }>;

/** The pages, by the first word of their address; each is fetched when somebody goes there. */
export const PAGES: Readonly<Record<string, () => Promise<{ default: Page }>>> = {
  cards: () => import('./Cards.svelte'),
  new: () => import('./NewTable.svelte'),
  table: () => import('./TablePage.svelte'),
};
