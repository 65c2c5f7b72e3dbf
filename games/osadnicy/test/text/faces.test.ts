import { LANGS, type Lang, plain } from '@imperia/kit';
import { describe, expect, test } from 'vitest';
import { CARDS, type CardData, COLOURS, cardParts, type IconPart, locationCards, type Part } from '../../src/index.ts';
import { sentencesOf } from '../../src/text/ability.ts';
import { nouns as english, adjectives as englishAdjectives } from '../../src/text/lexicon/english.ts';
import { nouns as polish, adjectives as polishAdjectives } from '../../src/text/lexicon/polish.ts';

const cards: readonly CardData[] = [...new Set(locationCards().map(({ data }) => data))];

/** What can be seen of a part: words, or a picture with its number and its colour. One of something has no number. */
function seen(part: Part): string {
  if (typeof part === 'string') return part;
  return `<${part.n === undefined || part.n === 1 ? '' : part.n}${part.icon}${part.tint ?? ''}>`;
}

const printed = (data: CardData, lang: Lang) => cardParts(data, lang).map((parts) => parts.map(seen).join(''));

describe.each(LANGS)('faces in %s', (lang) => {
  test('two abilities that do different things never look the same', () => {
    const effects = new Map<string, string>();
    for (const data of cards) {
      const abilities = sentencesOf(data).map((sentence) => JSON.stringify(sentence));
      for (const [i, face] of printed(data, lang).entries()) {
        expect(effects.get(face) ?? abilities[i], `${data.name.en}: ${face}`).toBe(abilities[i]);
        effects.set(face, abilities[i]!);
      }
    }
    expect(effects.size).toBeGreaterThan(60);
  });

  test('a picture stands for what it shows and for nothing more', () => {
    const pictures = cards.flatMap((data) => cardParts(data, lang).flat().filter(isPicture));
    expect(pictures.length).toBeGreaterThan(200);
    for (const picture of pictures) expect(namesOf(picture, lang), JSON.stringify(picture)).toContain(picture.text);
  });

  test('what is printed, read back picture by picture, gives the words', () => {
    for (const data of cards) {
      for (const parts of cardParts(data, lang)) {
        const read = parts.map((part) =>
          typeof part === 'string' ? part : namesOf(part, lang).find((name) => name === part.text),
        );
        expect(read.join('')).toBe(plain(parts));
      }
    }
  });
});

test('every card has a face', () => {
  expect(cards.length).toBeGreaterThanOrEqual(126);
  expect(CARDS.length).toBeGreaterThan(cards.length);
});

function isPicture(part: Part): part is IconPart {
  return typeof part !== 'string';
}

/** All that can be said of a thing of this kind, number and colour, in any form that the language has for it. */
function namesOf({ icon, n, tint }: IconPart, lang: Lang): string[] {
  expect(tint === undefined || COLOURS.includes(tint)).toBe(true);
  const forms =
    lang === 'en'
      ? [english[icon].one, english[icon].many]
      : [...Object.values(polish[icon].one), ...Object.values(polish[icon].many)];
  const coloured =
    tint === undefined
      ? forms
      : (lang === 'en'
          ? [englishAdjectives[tint]]
          : Object.values(polishAdjectives[tint].forms).flatMap((byCase) => Object.values(byCase))
        ).flatMap((colour) => forms.map((form) => `${colour} ${form}`));
  return n === undefined ? coloured : coloured.map((form) => `${n} ${form}`);
}
