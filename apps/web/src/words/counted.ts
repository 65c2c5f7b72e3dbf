const FORMS = new Intl.PluralRules('pl');

/** So many of something, in Polish. */
export function polish(n: number, one: string, few: string, many: string): string {
  const form = FORMS.select(n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

/** So many of something, in English. */
export function english(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}
