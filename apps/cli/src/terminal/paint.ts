const CODES = {
  bold: '1',
  dim: '2',
  reverse: '7',
  green: '32',
  yellow: '33',
  cyan: '36',
  failure: '31',
  black: '38;5;243',
  purple: '38;5;135',
  blue: '38;5;39',
  brown: '38;5;137',
  gold: '38;5;220',
  red: '38;5;203',
  pink: '38;5;213',
  grey: '38;5;250',
} as const;

type Style = keyof typeof CODES;

/** Colours for a terminal that shows them; elsewhere text stays as it is. */
export interface Paint {
  readonly on: boolean;
  as(style: Style, text: string): string;
}

export function paintWith(on: boolean): Paint {
  return { on, as: (style, text) => (on && text !== '' ? `\x1b[${CODES[style]}m${text}\x1b[0m` : text) };
}

interface Wishes {
  readonly isTTY: boolean;
  readonly noColor: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The convention of no-color.org: any value but the empty one switches colours off. */
export function wantsColour({ isTTY, noColor, env }: Wishes): boolean {
  if (noColor || env.NO_COLOR) return false;
  if (env.FORCE_COLOR && env.FORCE_COLOR !== '0') return true;
  return isTTY && env.TERM !== 'dumb';
}
