import type { Component } from 'svelte';

/** A page may care what it is about. */
type Page = Component<{ about: string }> | Component;
type Pages = Readonly<Record<string, () => Promise<{ default: Page }>>>;

/** The pages, by the first word of their address; each is fetched when somebody goes there. */
export const PAGES: Pages = {
  about: () => import('./AboutPage.svelte'),
  join: () => import('./JoinPage.svelte'),
  me: () => import('./MePage.svelte'),
  online: () => import('./OnlinePage.svelte'),
  replay: () => import('./ReplayPage.svelte'),
  settings: () => import('./SettingsPage.svelte'),
  table: () => import('./TablePage.svelte'),
  watch: () => import('./WatchPage.svelte'),
};

/** Pages about a game, by the word after it; a game may have more of its own. */
export const GAME_PAGES: Pages = {
  cards: () => import('../library/cards/Cards.svelte'),
  learn: () => import('../learn/Learn.svelte'),
  new: () => import('./NewTable.svelte'),
  rules: () => import('../library/rules/Rules.svelte'),
};
