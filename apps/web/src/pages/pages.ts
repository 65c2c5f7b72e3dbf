import type { Component } from 'svelte';

/** A page may care what it is about. */
type Page = Component<{ about: string }> | Component;

/** The pages, by the first word of their address; each is fetched when somebody goes there. */
export const PAGES: Readonly<Record<string, () => Promise<{ default: Page }>>> = {
  about: () => import('./AboutPage.svelte'),
  cards: () => import('./Cards.svelte'),
  join: () => import('./JoinPage.svelte'),
  learn: () => import('./Learn.svelte'),
  me: () => import('./MePage.svelte'),
  new: () => import('./NewTable.svelte'),
  online: () => import('./OnlinePage.svelte'),
  replay: () => import('./ReplayPage.svelte'),
  settings: () => import('./SettingsPage.svelte'),
  rules: () => import('./Rules.svelte'),
  table: () => import('./TablePage.svelte'),
  watch: () => import('./WatchPage.svelte'),
};
