import { LANGS } from '@imperia/kit';
import { CARDS } from '../../src/index.ts';
import { cardText, sideText } from '../../src/text/cards.ts';

/** All texts of all cards in both languages, as the golden file holds them. */
export function printed(): string {
  return CARDS.flatMap(({ data }) => {
    const side = (data.sides ?? []).flatMap((one) => [
      `  ${one.side} ${one.name.pl} / ${one.name.en}`,
      ...LANGS.map((lang) => `  ${lang} ${sideText(data, one, lang)}`),
    ]);
    const whole = LANGS.map((lang) => `  ${lang} ${cardText(data, lang)}`).filter((line) => line.length > 6);
    return [`${data.id} ${data.name.pl} / ${data.name.en}`, ...whole, ...side, ''];
  }).join('\n');
}
