import type { AnyKit, Lang, Library, OwnPack, Wanted } from '@imperia/kit';
import { GAME_IDS, type GameId, isGame, SHELF } from '@imperia/shelf';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';

/** The game that a command line is about: what can be chosen for it stands in the command's options and help. */
export interface GameAtHand {
  readonly id: GameId;
  readonly kit: AnyKit;
  /** Fetched for who looks cards up. */
  readonly library: Library | null;
}

/** The first on the shelf, where none is named. */
export async function gameAtHand(args: readonly string[]): Promise<GameAtHand> {
  const id = args.find(isGame) ?? GAME_IDS[0]!;
  const kit = await SHELF[id].kit();
  return { id, kit, library: args.includes('cards') ? await kit.library() : null };
}

/** The game of this name, fetched from the shelf. */
export function kitNamed({ words }: Context, name: string): Promise<AnyKit> {
  if (!isGame(name)) throw new Failure(words.general.unknownGame(name, GAME_IDS));
  return SHELF[name].kit();
}

/** The same game with these packs at every table. */
export function withPacks(context: Context, packs: readonly OwnPack[]): Context {
  if (packs.length === 0) return context;
  const { kit } = context.game;
  const files = packs.map(({ file }) => file);
  const setup = {
    ...kit.setup,
    make: (wanted: Wanted, below: (n: number) => number) => kit.setup.make({ ...wanted, packs: files }, below),
  };
  return { ...context, game: { ...context.game, kit: { ...kit, setup } } };
}

/** How a game is called, as far as the shelf knows it. */
export function gameName(game: string, lang: Lang): string {
  return isGame(game) ? SHELF[game].cover.name[lang] : game;
}

/** How a side is called; a game knows more sides than its cover only by their ids. */
export function sideName(game: string, side: string, lang: Lang): string {
  return (isGame(game) ? SHELF[game].cover.sides[side]?.[lang] : undefined) ?? side;
}
