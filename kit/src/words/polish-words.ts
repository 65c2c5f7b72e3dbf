import type { Role } from './clauses.ts';
import { type Case, type Declined, declined, type Forms, forms } from './inflection.ts';

export const each = declined('każd');
export const chosen = declined('wybran');
export const other = declined('inn');
export const one = declined('jedn', '', { m: 'jeden', n: 'jedno' });
export const all: Forms = forms(['wszystkie', 'wszystkich', 'wszystkie', 'wszystkimi', 'wszystkich']);

export const thisOne: Declined = {
  m: forms(['ten', 'tego', 'ten', 'tym', 'tym']),
  person: forms(['ten', 'tego', 'tego', 'tym', 'tym']),
  f: forms(['ta', 'tej', 'tę', 'tą', 'tej']),
  n: forms(['to', 'tego', 'to', 'tym', 'tym']),
  many: forms(['te', 'tych', 'te', 'tymi', 'tych']),
};

/** "Own", of whoever acts. */
export const own: Declined = {
  m: forms(['swój', 'swojego', 'swój', 'swoim', 'swoim']),
  person: forms(['swój', 'swojego', 'swojego', 'swoim', 'swoim']),
  f: forms(['swoja', 'swojej', 'swoją', 'swoją', 'swojej']),
  n: forms(['swoje', 'swojego', 'swoje', 'swoim', 'swoim']),
  many: forms(['swoje', 'swoich', 'swoje', 'swoimi', 'swoich']),
};

/** Of the reader, where somebody else acts. */
export const yours: Forms = forms(['twoje', 'twoich', 'twoje', 'twoimi', 'twoich']);

export const prepositions: Record<Role, { readonly word: string; readonly takes: Case }> = {
  from: { word: 'z', takes: 'gen' },
  fromWhom: { word: 'od', takes: 'gen' },
  at: { word: 'u', takes: 'gen' },
  in: { word: 'w', takes: 'loc' },
  on: { word: 'na', takes: 'loc' },
  under: { word: 'pod', takes: 'ins' },
  with: { word: 'z', takes: 'ins' },
  as: { word: 'jako', takes: 'acc' },
  for: { word: 'za', takes: 'acc' },
  forEvery: { word: 'za każde', takes: 'acc' },
  of: { word: '', takes: 'gen' },
};
