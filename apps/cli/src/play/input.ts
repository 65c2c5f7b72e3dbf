import { asTyped } from '../as-typed.ts';

/** What a player typed. */
export type Input =
  | { readonly say: 'numbers'; readonly numbers: readonly number[] }
  | { readonly say: 'explain'; readonly what: string }
  | { readonly say: 'why'; readonly what: string }
  | { readonly say: 'hint' }
  | { readonly say: 'undo' }
  | { readonly say: 'log'; readonly lines: number }
  | { readonly say: 'save'; readonly file: string }
  | { readonly say: 'table' }
  | { readonly say: 'help' }
  | { readonly say: 'quit' }
  | { readonly say: 'unknown'; readonly line: string };

const USUAL_LOG = 20;

/** The first word, in either language, without diacritics. */
const COMMANDS: Readonly<Record<string, (rest: string) => Input | null>> = {
  why: (what) => ({ say: 'why', what }),
  hint: () => ({ say: 'hint' }),
  undo: () => ({ say: 'undo' }),
  log: (rest) => logInput(rest),
  save: (file) => ({ say: 'save', file }),
  table: () => ({ say: 'table' }),
  help: () => ({ say: 'help' }),
  quit: () => ({ say: 'quit' }),
};

const SYNONYMS: Readonly<Record<string, string>> = {
  czemu: 'why',
  dlaczego: 'why',
  podpowiedz: 'hint',
  cofnij: 'undo',
  u: 'undo',
  dziennik: 'log',
  zapisz: 'save',
  stol: 'table',
  pomoc: 'help',
  h: 'help',
  koniec: 'quit',
  wyjdz: 'quit',
  exit: 'quit',
  q: 'quit',
};

export function inputOf(typed: string): Input {
  const line = typed.trim();
  if (line === '') return { say: 'table' };
  if (/^\d[\d\s,]*$/.test(line))
    return {
      say: 'numbers',
      numbers: line
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number),
    };
  if (line === '?') return { say: 'help' };
  if (line.startsWith('?')) return { say: 'explain', what: line.slice(1).trim() };
  const [first = ''] = line.split(/\s+/);
  const word = asTyped(first);
  const command = COMMANDS[SYNONYMS[word] ?? word];
  return command?.(line.slice(first.length).trim()) ?? { say: 'unknown', line };
}

function logInput(rest: string): Input | null {
  if (rest === '') return { say: 'log', lines: USUAL_LOG };
  return /^\d{1,6}$/.test(rest) ? { say: 'log', lines: Number(rest) } : null;
}
