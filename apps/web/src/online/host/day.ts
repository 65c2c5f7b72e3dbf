import { settings } from '../../store/settings.svelte.ts';

export function day(at: number): string {
  return new Date(at).toLocaleDateString(settings.lang);
}

export function moment(at: number): string {
  return new Date(at).toLocaleString(settings.lang, { dateStyle: 'short', timeStyle: 'short' });
}
