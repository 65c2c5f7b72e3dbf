import type { GameAtHand } from './games.ts';
import { type Paint, paintWith, wantsColour } from './terminal/paint.ts';
import type { Terminal } from './terminal/terminal.ts';
import { isLang, LANGS, type Lang, type Words, wordsIn } from './words/index.ts';

/** What every command works with. */
export interface Context {
  readonly lang: Lang;
  readonly words: Words;
  readonly paint: Paint;
  readonly terminal: Terminal;
  readonly game: GameAtHand;
}

/** Language and colours hold for help and errors too, so they are read before the command line is parsed. */
export function contextFor(args: readonly string[], terminal: Terminal, game: GameAtHand): Context {
  const asked = optionValue(args, '--lang');
  const lang = asked !== undefined && isLang(asked) ? asked : langOf(terminal.env);
  const noColor = args.includes('--no-color');
  const on = wantsColour({ isTTY: terminal.outputIsTTY, noColor, env: terminal.env });
  return { lang, words: wordsIn(lang), paint: paintWith(on), terminal, game };
}

export function inLang(context: Context, lang: Lang): Context {
  return { ...context, lang, words: wordsIn(lang) };
}

export function optionValue(args: readonly string[], name: string): string | undefined {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  const arg = args[at];
  return arg === name ? args[at + 1] : arg?.slice(name.length + 1);
}

/** The order in which programs ask the environment for the language of messages. */
function langOf(env: Terminal['env']): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGS.find((lang) => locale.toLowerCase().startsWith(lang)) ?? 'en';
}
