const LONGEST = 32;
/** Letters that nobody sees, by Unicode; and a sign of Braille without a dot. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether there is anything to be seen of it. */
export function isSeen(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(UNSEEN, ''));
}

/** A name as others will see it: one line of text without tricks of direction or invisible letters. */
export function cleanName(typed: string): string | null {
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(typed.replace(/\s/g, ' '))) return null;
  const name = typed.normalize('NFKC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  if ([...name].length > LONGEST || /\p{M}{4}/u.test(name)) return null;
  return isSeen(name) ? name : null;
}

/** The same login however it is capitalised. */
export function plainLogin(typed: string): string | null {
  const login = typed.normalize('NFKC').trim().toLowerCase();
  return /^[\p{L}\p{N}][\p{L}\p{N}._@-]{2,63}$/u.test(login) ? login : null;
}
