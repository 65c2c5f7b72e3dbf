import { type FileWords, fileWords } from './files.ts';
import { type GeneralWords, generalWords } from './general.ts';
import { type HelpWords, helpWords } from './help.ts';
import type { Lang } from './lang.ts';
import { type ListWords, listWords } from './lists.ts';
import { type PackWords, packWords } from './packs.ts';
import { type PlayWords, playWords } from './play.ts';
import { type TableWords, tableWords } from './table.ts';

export { isLang, LANGS, type Lang } from './lang.ts';

/** Everything the command says by itself, in one language; what a game says comes from the game. */
export interface Words {
  readonly general: GeneralWords;
  readonly help: HelpWords;
  readonly play: PlayWords;
  readonly table: TableWords;
  readonly files: FileWords;
  readonly lists: ListWords;
  readonly packs: PackWords;
}

export function wordsIn(lang: Lang): Words {
  return {
    general: generalWords[lang],
    help: helpWords[lang],
    play: playWords[lang],
    table: tableWords[lang],
    files: fileWords[lang],
    lists: listWords[lang],
    packs: packWords[lang],
  };
}
