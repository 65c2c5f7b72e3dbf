import { aboutGame, isDrawn } from '../games/contract.ts';

/** The file with the icons of whatever is around: of a game that is drawn, else of the pages about none. */
export function spriteOf(): string {
  const id = aboutGame()?.id;
  return `${import.meta.env.BASE_URL}${id !== undefined && isDrawn(id) ? `icons-${id}.svg` : 'icons.svg'}`;
}
