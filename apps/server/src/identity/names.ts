const LONGEST = 32;

/** A name as others will see it: one line of text without tricks of direction or invisible letters. */
export function cleanName(typed: string): string | null {
  const name = typed.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (name.length === 0 || [...name].length > LONGEST) return null;
  return /[\p{C}\p{Zl}\p{Zp}]/u.test(name) ? null : name;
}

/** The same login however it is capitalised. */
export function plainLogin(typed: string): string | null {
  const login = typed.normalize('NFKC').trim().toLowerCase();
  return /^[\p{L}\p{N}][\p{L}\p{N}._@-]{2,63}$/u.test(login) ? login : null;
}
