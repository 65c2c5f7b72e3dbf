import type { Lang, Spoken } from '@imperia/kit';
import { BOXES, NATIONS, SIDES } from '../card-data.ts';
import { type ConfigFault, MAX_SEATS, MIN_SEATS } from '../config.ts';
import { LEVELS } from '../solo/levels.ts';

type Faults = { readonly [K in ConfigFault['fault']]: (found: unknown) => string };

const FAULTS: Spoken<Faults> = {
  pl: {
    seats: (found) => `Gra jest dla ${MIN_SEATS}–${MAX_SEATS} graczy, a nie dla ${found}.`,
    nation: (found) => `Nie ma nacji „${found}”. Nacje: ${NATIONS.join(', ')}.`,
    'nation twice': (found) => `Nację „${found}” może prowadzić tylko jeden gracz.`,
    'nation of another box': (found) => `Nacja „${found}” jest w pudełku, które nie jest w grze.`,
    side: (found) => `Karta potęgi nie ma strony „${found}”. Strony: ${SIDES.join(', ')}.`,
    level: (found) => `Rywal nie ma poziomu „${found}”. Poziomy: ${LEVELS.join(', ')}.`,
    boxes: (found) => `Pudełko „${found}” podano źle lub dwa razy. Pudełka: ${BOXES.join(', ')}.`,
    commons: (found) => `Karty wspólne pochodzą z pudełka „${found}”, które nie jest w grze.`,
  },
  en: {
    seats: (found) => `The game is for ${MIN_SEATS}–${MAX_SEATS} players, not for ${found}.`,
    nation: (found) => `There is no nation “${found}”. Nations: ${NATIONS.join(', ')}.`,
    'nation twice': (found) => `Only one player can lead the nation “${found}”.`,
    'nation of another box': (found) => `The nation “${found}” is in a box that is not in play.`,
    side: (found) => `A power card has no side “${found}”. Sides: ${SIDES.join(', ')}.`,
    level: (found) => `The Rival has no level “${found}”. Levels: ${LEVELS.join(', ')}.`,
    boxes: (found) => `The box “${found}” is wrong or named twice. Boxes: ${BOXES.join(', ')}.`,
    commons: (found) => `The common cards come from the box “${found}”, which is not in play.`,
  },
};

/** Why such a table cannot be set, in one line. */
export function configFaultText({ fault, found }: ConfigFault, lang: Lang): string {
  return FAULTS[lang][fault](found);
}
