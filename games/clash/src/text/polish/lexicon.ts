import { type Five, type Forms, forms, mass, noun, type PolishNoun } from '@imperia/kit/inflection';
import type { Countable, MoodName, People, Place } from '../keys.ts';

const żeton: Five = ['żeton', 'żetonu', 'żeton', 'żetonem', 'żetonie'];
const żetony: Five = ['żetony', 'żetonów', 'żetony', 'żetonami', 'żetonach'];
const karta: Five = ['karta', 'karty', 'kartę', 'kartą', 'karcie'];
const karty: Five = ['karty', 'kart', 'karty', 'kartami', 'kartach'];

/** What is not counted by the piece: 2 Rudy, 5 Rudy. */
function uncounted(one: Five): PolishNoun {
  const [, gen, , ins, loc] = one;
  return noun('f', one, [gen, gen, gen, ins, loc]);
}

export const nouns: Record<Countable, PolishNoun> = {
  food: uncounted(['Żywność', 'Żywności', 'Żywność', 'Żywnością', 'Żywności']),
  wood: mass('Drewn', 'Drewnie'),
  ore: uncounted(['Ruda', 'Rudy', 'Rudę', 'Rudą', 'Rudzie']),
  ideas: noun('f', ['Idea', 'Idei', 'Ideę', 'Ideą', 'Idei'], ['Idee', 'Idei', 'Idee', 'Ideami', 'Ideach']),
  gold: mass('Złot', 'Złocie'),
  mood: noun('m', żeton, żetony, ' Nastroju'),
  culture: noun('m', żeton, żetony, ' Kultury'),
  settler: noun(
    'person',
    ['Osadnik', 'Osadnika', 'Osadnika', 'Osadnikiem', 'Osadniku'],
    ['Osadnicy', 'Osadników', 'Osadników', 'Osadnikami', 'Osadnikach'],
  ),
  infantry: uncounted(['Piechota', 'Piechoty', 'Piechotę', 'Piechotą', 'Piechocie']),
  ship: noun(
    'm',
    ['Statek', 'Statku', 'Statek', 'Statkiem', 'Statku'],
    ['Statki', 'Statków', 'Statki', 'Statkami', 'Statkach'],
  ),
  cavalry: uncounted(['Kawaleria', 'Kawalerii', 'Kawalerię', 'Kawalerią', 'Kawalerii']),
  elephant: noun(
    'm',
    ['Słoń', 'Słonia', 'Słonia', 'Słoniem', 'Słoniu'],
    ['Słonie', 'Słoni', 'Słonie', 'Słoniami', 'Słoniach'],
  ),
  leader: noun(
    'person',
    ['Przywódca', 'Przywódcy', 'Przywódcę', 'Przywódcą', 'Przywódcy'],
    ['Przywódcy', 'Przywódców', 'Przywódców', 'Przywódcami', 'Przywódcach'],
  ),
  academy: noun(
    'f',
    ['Akademia', 'Akademii', 'Akademię', 'Akademią', 'Akademii'],
    ['Akademie', 'Akademii', 'Akademie', 'Akademiami', 'Akademiach'],
  ),
  fortress: noun(
    'f',
    ['Forteca', 'Fortecy', 'Fortecę', 'Fortecą', 'Fortecy'],
    ['Fortece', 'Fortec', 'Fortece', 'Fortecami', 'Fortecach'],
  ),
  port: noun('m', ['Port', 'Portu', 'Port', 'Portem', 'Porcie'], ['Porty', 'Portów', 'Porty', 'Portami', 'Portach']),
  temple: noun(
    'f',
    ['Świątynia', 'Świątyni', 'Świątynię', 'Świątynią', 'Świątyni'],
    ['Świątynie', 'Świątyń', 'Świątynie', 'Świątyniami', 'Świątyniach'],
  ),
  market: noun(
    'n',
    ['Targowisko', 'Targowiska', 'Targowisko', 'Targowiskiem', 'Targowisku'],
    ['Targowiska', 'Targowisk', 'Targowiska', 'Targowiskami', 'Targowiskach'],
  ),
  obelisk: noun(
    'm',
    ['Obelisk', 'Obelisku', 'Obelisk', 'Obeliskiem', 'Obelisku'],
    ['Obeliski', 'Obelisków', 'Obeliski', 'Obeliskami', 'Obeliskach'],
  ),
  observatory: noun(
    'n',
    ['Obserwatorium', 'Obserwatorium', 'Obserwatorium', 'Obserwatorium', 'Obserwatorium'],
    ['Obserwatoria', 'Obserwatoriów', 'Obserwatoria', 'Obserwatoriami', 'Obserwatoriach'],
  ),
  card: noun('f', karta, karty),
  'region card': noun(
    'm',
    ['Obszar', 'Obszaru', 'Obszar', 'Obszarem', 'Obszarze'],
    ['Obszary', 'Obszarów', 'Obszary', 'Obszarami', 'Obszarach'],
  ),
  'action card': noun('f', karta, karty, ' Akcji'),
  'objective card': noun('f', karta, karty, ' Celu'),
  'event card': noun('f', karta, karty, ' Wydarzenia'),
  'wonder card': noun('f', karta, karty, ' Cudu'),
  'leader card': noun('f', karta, karty, ' Przywódcy'),
  unit: noun(
    'f',
    ['Jednostka', 'Jednostki', 'Jednostkę', 'Jednostką', 'Jednostce'],
    ['Jednostki', 'Jednostek', 'Jednostki', 'Jednostkami', 'Jednostkach'],
  ),
  city: noun(
    'n',
    ['Miasto', 'Miasta', 'Miasto', 'Miastem', 'Mieście'],
    ['Miasta', 'Miast', 'Miasta', 'Miastami', 'Miastach'],
  ),
  hit: noun(
    'n',
    ['trafienie', 'trafienia', 'trafienie', 'trafieniem', 'trafieniu'],
    ['trafienia', 'trafień', 'trafienia', 'trafieniami', 'trafieniach'],
  ),
  die: noun('f', ['kość', 'kości', 'kość', 'kością', 'kości'], ['kości', 'kości', 'kości', 'kośćmi', 'kościach']),
  advance: noun(
    'n',
    ['Rozwinięcie', 'Rozwinięcia', 'Rozwinięcie', 'Rozwinięciem', 'Rozwinięciu'],
    ['Rozwinięcia', 'Rozwinięć', 'Rozwinięcia', 'Rozwinięciami', 'Rozwinięciach'],
  ),
  point: noun(
    'm',
    ['punkt', 'punktu', 'punkt', 'punktem', 'punkcie'],
    ['punkty', 'punktów', 'punkty', 'punktami', 'punktach'],
  ),
  action: noun('f', ['Akcja', 'Akcji', 'Akcję', 'Akcją', 'Akcji'], ['Akcje', 'Akcji', 'Akcje', 'Akcjami', 'Akcjach']),
  step: noun(
    'm',
    ['poziom', 'poziomu', 'poziom', 'poziomem', 'poziomie'],
    ['poziomy', 'poziomów', 'poziomy', 'poziomami', 'poziomach'],
  ),
};

export const places: Record<Place, string> = {
  grassland: 'Równina',
  mountain: 'Góry',
  forest: 'Las',
  barren: 'Pustkowie',
  sea: 'Morze',
  unexplored: 'nieodkryte',
};

/** Of a city. */
export const moods: Record<MoodName, string> = { angry: 'Rozgniewane', neutral: 'Neutralne', happy: 'Szczęśliwe' };

export interface PeopleForms extends Forms {
  readonly dat: string;
}

function people(nom: string, gen: string, dat: string, ins: string, loc: string): PeopleForms {
  return { ...forms([nom, gen, gen, ins, loc]), dat };
}

/** Those who act, always many. */
export const peoples: Record<People, PeopleForms> = {
  aztecs: people('Aztekowie', 'Azteków', 'Aztekom', 'Aztekami', 'Aztekach'),
  babylon: people('Babilończycy', 'Babilończyków', 'Babilończykom', 'Babilończykami', 'Babilończykach'),
  carthage: people('Kartagińczycy', 'Kartagińczyków', 'Kartagińczykom', 'Kartagińczykami', 'Kartagińczykach'),
  celts: people('Celtowie', 'Celtów', 'Celtom', 'Celtami', 'Celtach'),
  china: people('Chińczycy', 'Chińczyków', 'Chińczykom', 'Chińczykami', 'Chińczykach'),
  egypt: people('Egipcjanie', 'Egipcjan', 'Egipcjanom', 'Egipcjanami', 'Egipcjanach'),
  greece: people('Grecy', 'Greków', 'Grekom', 'Grekami', 'Grekach'),
  huns: people('Hunowie', 'Hunów', 'Hunom', 'Hunami', 'Hunach'),
  india: people('Hindusi', 'Hindusów', 'Hindusom', 'Hindusami', 'Hindusach'),
  japan: people('Japończycy', 'Japończyków', 'Japończykom', 'Japończykami', 'Japończykach'),
  maya: people('Majowie', 'Majów', 'Majom', 'Majami', 'Majach'),
  persia: people('Persowie', 'Persów', 'Persom', 'Persami', 'Persach'),
  phoenicia: people('Fenicjanie', 'Fenicjan', 'Fenicjanom', 'Fenicjanami', 'Fenicjanach'),
  rome: people('Rzymianie', 'Rzymian', 'Rzymianom', 'Rzymianami', 'Rzymianach'),
  vikings: people('Wikingowie', 'Wikingów', 'Wikingom', 'Wikingami', 'Wikingach'),
  red: people('Czerwoni', 'Czerwonych', 'Czerwonym', 'Czerwonymi', 'Czerwonych'),
  blue: people('Niebiescy', 'Niebieskich', 'Niebieskim', 'Niebieskimi', 'Niebieskich'),
  green: people('Zieloni', 'Zielonych', 'Zielonym', 'Zielonymi', 'Zielonych'),
  yellow: people('Żółci', 'Żółtych', 'Żółtym', 'Żółtymi', 'Żółtych'),
  barbarians: people('Barbarzyńcy', 'Barbarzyńców', 'Barbarzyńcom', 'Barbarzyńcami', 'Barbarzyńcach'),
  pirates: people('Piraci', 'Piratów', 'Piratom', 'Piratami', 'Piratach'),
};

export const categories: Readonly<Record<string, string>> = {
  agriculture: 'Rolnictwo',
  construction: 'Budownictwo',
  seafaring: 'Żegluga',
  education: 'Edukacja',
  warfare: 'Wojskowość',
  spirituality: 'Duchowość',
  economy: 'Ekonomia',
  culture: 'Tradycje',
  science: 'Nauka',
  democracy: 'Demokracja',
  autocracy: 'Autokracja',
  theocracy: 'Teokracja',
};
