import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { packsTyped } from '../files/packs.ts';
import { kitNamed, withPacks } from '../games.ts';
import { gameHelp } from '../help.ts';
import type { InLangs } from '../words/lang.ts';
import { Environment } from './environment.ts';

const envWords: InLangs<{ readonly says: string }> = {
  en: { says: 'A game to be stepped through by another program, in lines of JSON: what the Python package speaks to.' },
  pl: { says: 'Gra, którą krok po kroku prowadzi inny program, w wierszach JSON: z tym rozmawia pakiet dla Pythona.' },
};

/** `imperia env`: for programs that learn. */
export function envCommand(program: Command, context: Context): void {
  program
    .command('env')
    .description(envWords[context.lang].says)
    .argument('[game]', gameHelp(context))
    .option('--pack <files>', context.words.packs.option)
    .action(async (named: string | undefined, { pack }: { readonly pack?: string }) => {
      const kit = await kitNamed(context, named ?? context.game.id);
      const packs = await packsTyped(context, kit, pack);
      const environment = new Environment(withPacks(context, packs).game.kit);
      for await (const line of createInterface({ input: context.terminal.input })) {
        if (line.trim() !== '') context.terminal.write(`${JSON.stringify(environment.hear(line))}\n`);
      }
    });
}
