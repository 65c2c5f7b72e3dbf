import { BOT_NAMES, isBot } from '@imperia/bots';

/** Whoever can be named to play a seat, beside bots of one's own. */
export const BOTS_TO_NAME: readonly string[] = [...BOT_NAMES, 'search:500', 'search:200ms'];
/** How bots of one's own are named. */
export const OWN_BOTS: readonly string[] = ['./mine.mjs', '"exec:python3 mine.py"'];

const COMMAND = 'exec:';

/** The command by which a bot of any language is started; null for any other name. */
export function commandOf(name: string): readonly string[] | null {
  return name.startsWith(COMMAND) ? wordsOf(name.slice(COMMAND.length)) : null;
}

/** The file of a bot in JavaScript or TypeScript, as it was typed; null for any other name. */
export function moduleOf(name: string): string | null {
  return commandOf(name) === null && /\.[cm]?[jt]s$/.test(name) ? name : null;
}

/** A bot that somebody brought along. */
export function isOwnBot(name: string): boolean {
  return moduleOf(name) !== null || (commandOf(name)?.length ?? 0) > 0;
}

export function canBeNamed(name: string): boolean {
  return isBot(name) || isOwnBot(name);
}

/** Apart at spaces, but for what stands in quotation marks. No shell reads it. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => {
    return double ?? single ?? plain ?? '';
  });
}
