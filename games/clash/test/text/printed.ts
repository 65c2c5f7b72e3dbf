import { LANGS, plain } from '@imperia/kit';
import { ADVANCES } from '../../src/advances.ts';
import { CIVILIZATION_DATA } from '../../src/civilization-data.ts';
import { CIVILIZATIONS } from '../../src/config.ts';
import { allCards } from '../../src/index.ts';
import { advanceFacts, advanceLines, passages } from '../../src/text/card-texts.ts';
import { cardName } from '../../src/text/cards.ts';

const EVERYTHING = allCards({ players: 2, civilizations: CIVILIZATIONS.slice(0, 2), options: ['alternativeHistory'] });

/** All texts of all advances and cards in both languages, as the golden file holds them; cards alike once. */
export function printed(): string {
  const texts = new Set([
    ...[...ADVANCES, ...CIVILIZATION_DATA.flatMap(({ advances }) => advances)].map(({ id, name }) =>
      entry(
        `${name.pl} / ${name.en}`,
        LANGS.map((lang) => [
          `(${advanceFacts(id, lang).map(plain).join('; ')})`,
          ...advanceLines(id, lang).map(plain),
        ]),
      ),
    ),
    ...EVERYTHING.flatMap((card) => {
      const [pl, en] = LANGS.map((lang) => passages(card, lang));
      return pl!.map(({ name, lines }, at) =>
        entry(
          name === '' ? `${cardName(card, 'pl')} / ${cardName(card, 'en')}` : `${name} / ${en![at]!.name}`,
          [lines, en![at]!.lines].map((some) => some.map(plain)),
        ),
      );
    }),
  ]);
  return [...texts].join('\n');
}

function entry(name: string, texts: readonly (readonly string[])[]): string {
  return [name, ...texts.map((lines, at) => `  ${LANGS[at]} ${lines.join(' ')}`), ''].join('\n');
}
