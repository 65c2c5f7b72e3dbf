import type { Lang, Part, Spoken } from '@imperia/kit';
import { ADVANCES, CATEGORIES } from '../advances.ts';
import { actionCard } from '../card-data.ts';
import { CIVILIZATION_DATA, leaderData, type Power } from '../civilization-data.ts';
import { CIVILIZATIONS } from '../config.ts';
import { eventData } from '../event-data.ts';
import { REGIONS } from '../map/tiles.ts';
import { objectiveCard } from '../objective-data.ts';
import { wonderData } from '../wonder-data.ts';
import { cardKind, isSeen } from './cards.ts';
import { battleText as englishBattle, civilText as englishCivil } from './english/action-cards.ts';
import { ADVANCE_TEXTS as ENGLISH_ADVANCES } from './english/advances.ts';
import { eventText as englishEvent } from './english/event-cards.ts';
import { objectiveText as englishObjective } from './english/objectives.ts';
import { powerText as englishPower } from './english/powers.ts';
import { EnglishWords } from './english/speech.ts';
import { wonderText as englishWonder } from './english/wonders.ts';
import { categoryName, civilizationName, placeName, placeOf } from './names.ts';
import { battleText as polishBattle, civilText as polishCivil } from './polish/action-cards.ts';
import { ADVANCE_TEXTS as POLISH_ADVANCES } from './polish/advances.ts';
import { eventText as polishEvent } from './polish/event-cards.ts';
import { objectiveText as polishObjective } from './polish/objectives.ts';
import { powerText as polishPower } from './polish/powers.ts';
import { PolishWords } from './polish/speech.ts';
import { wonderText as polishWonder } from './polish/wonders.ts';
import { said } from './said.ts';

/** A part of a card under its own name. */
export interface Passage {
  readonly name: string;
  readonly lines: readonly (readonly Part[])[];
}

const english = new EnglishWords();
const polish = new PolishWords();

/** What is printed on a card; nothing on one that is not seen. */
export function passages(card: number, lang: Lang): Passage[] {
  if (!isSeen(card)) return [];
  switch (cardKind(card)) {
    case 'region':
      return [{ name: '', lines: [[regionText(card, lang)]] }];
    case 'action': {
      const { civil, battle } = actionCard(card);
      return [
        { name: civil.name[lang], lines: lang === 'pl' ? polishCivil(civil) : englishCivil(civil) },
        { name: battle.name[lang], lines: lang === 'pl' ? polishBattle(battle) : englishBattle(battle) },
      ];
    }
    case 'objective':
      return objectiveCard(card).map((one) => ({
        name: one.name[lang],
        lines: [lang === 'pl' ? polishObjective(one) : englishObjective(one)],
      }));
    case 'event':
      return [{ name: '', lines: [iconText(card, lang), ...eventLines(card, lang)] }];
    case 'wonder':
      return [{ name: '', lines: lang === 'pl' ? polishWonder(wonderData(card)) : englishWonder(wonderData(card)) }];
    case 'leader':
      return leaderData(card).abilities.map(({ name, powers }) => ({
        name: name[lang],
        lines: powers.map((power) => powerParts(power, lang)),
      }));
  }
}

/** Every sentence of a card. */
export function cardLines(card: number, lang: Lang): Part[][] {
  return passages(card, lang).flatMap(({ name, lines }) =>
    name === ''
      ? lines.map((line) => [...line])
      : [said`${name}: ${lines[0] ?? []}`, ...lines.slice(1).map((line) => [...line])],
  );
}

function regionText(card: number, lang: Lang): string {
  return `${REGIONS[card]!.terrain.map((terrain) => placeName(placeOf(terrain), lang)).join(', ')}.`;
}

type Icon = ReturnType<typeof eventData>['icon'];

const ICONS: Spoken<Readonly<Record<NonNullable<Icon>, string>>> = {
  pl: {
    'gold-mine': 'Kopalnia Złota: zyskaj 2 Złota.',
    'exhausted-land': 'Jałowa Ziemia: połóż znacznik na polu Lądu obok swojego Miasta.',
    'barbarians-spawn': 'Przybycie Barbarzyńców: nowa Osada Barbarzyńców i jedna Jednostka.',
    'barbarians-move': 'Ruch Barbarzyńców: pobliskie Armie idą na twoje Miasta.',
    pirates: 'Przybycie i Najazd Piratów: dwa Statki, a kto ma obok nich Miasto, coś oddaje.',
  },
  en: {
    'gold-mine': 'Gold Mine: gain 2 Gold.',
    'exhausted-land': 'Exhausted Land: place a marker on a Land hex beside one of your cities.',
    'barbarians-spawn': 'Barbarians Arrive: a new barbarian settlement, and one unit.',
    'barbarians-move': 'Barbarians Move: armies nearby march upon your cities.',
    pirates: 'Pirates Arrive and Raid: two Ships, and whoever has a city beside them gives something up.',
  },
};

function eventLines(card: number, lang: Lang): Part[][] {
  return lang === 'pl' ? polishEvent(eventData(card)) : englishEvent(eventData(card));
}

const NO_ICON: Spoken<string> = { pl: 'Bez ikony.', en: 'No icon.' };

function iconText(card: number, lang: Lang): Part[] {
  const { icon } = eventData(card);
  return [icon ? ICONS[lang][icon] : NO_ICON[lang]];
}

/** What an advance does, of a civilization too. */
export function advanceLines(id: string, lang: Lang): Part[][] {
  const own = ownAdvanceOf(id);
  if (own) return own.powers.map((power) => powerParts(power, lang));
  const texts = (lang === 'pl' ? POLISH_ADVANCES : ENGLISH_ADVANCES)[id] ?? [];
  return texts.map((text) => [text]);
}

/** Its category, what must come before and what comes after, its token and its building. */
export function advanceFacts(id: string, lang: Lang): Part[][] {
  const own = ownAdvanceOf(id);
  if (own) return [[civilizationName(own.of)[lang]], [linkText(own.link, lang)]];
  const data = ADVANCES.find((one) => one.id === id);
  if (!data) return [];
  const category = categoryName(CATEGORIES[data.category]!, lang);
  const required = ADVANCES[data.requires]?.name[lang];
  const opened = ADVANCES.filter(({ requires }) => ADVANCES[requires] === data).map(({ name }) => name[lang]);
  const words = lang === 'pl' ? polish : english;
  return [
    [category],
    ...(required ? [lang === 'pl' ? [`wymaga: ${required}`] : [`requires ${required}`]] : []),
    ...(opened.length > 0 ? [[`${lang === 'pl' ? 'prowadzi do' : 'leads to'}: ${opened.join(', ')}`]] : []),
    ...(data.token >= 0 ? [said`${lang === 'pl' ? 'daje' : 'brings'} ${words.good(data.token, 1)}`] : []),
    ...(data.building >= 0
      ? [said`${lang === 'pl' ? 'pozwala wznosić' : 'allows'} ${words.building(data.building)}`]
      : []),
  ];
}

function powerParts(power: Power, lang: Lang): Part[] {
  return [lang === 'pl' ? polishPower(power) : englishPower(power)];
}

/** An advance of a civilization, and whose it is. */
export function ownAdvanceOf(id: string) {
  for (const [place, { advances }] of CIVILIZATION_DATA.entries()) {
    const found = advances.find((one) => one.id === id);
    if (found) return { ...found, of: CIVILIZATIONS[place]! };
  }
  return undefined;
}

function linkText(link: number, lang: Lang): string {
  const name = ADVANCES[link]?.name[lang] ?? (lang === 'pl' ? 'dowolna Forma Rządów' : 'any government');
  return lang === 'pl' ? `razem z: ${name}` : `comes with ${name}`;
}
