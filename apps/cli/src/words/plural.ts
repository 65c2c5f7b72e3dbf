const polish = new Intl.PluralRules('pl');

/** 1 karta, 2 karty, 5 kart. */
export function pl(n: number, one: string, few: string, many: string): string {
  const form = polish.select(n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

export function en(n: number, one: string, more: string): string {
  return `${n} ${n === 1 ? one : more}`;
}
