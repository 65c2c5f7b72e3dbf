import type { Lang, Spoken } from '@imperia/kit';
import type { PointSource } from '../points-gained.ts';

const NAMES: Spoken<Record<PointSource, string>> = {
  pl: {
    board: 'Plansza Frakcji',
    deal: 'Umowy',
    production: 'Produkcja',
    feature: 'Cechy',
    action: 'Akcje',
    bonus: 'Bonusy za zbudowanie',
    raze: 'Plądrowanie',
    exchange: 'Wymiana',
    foundation: 'Fundamenty',
    visit: 'Odwiedziny',
    technology: 'Technologie',
    conquest: 'Podboje',
    event: 'Wydarzenia',
    locations: 'Lokacje na koniec',
    extra: 'Odłożone na Lokacjach',
  },
  en: {
    board: 'Faction board',
    deal: 'Deals',
    production: 'Production',
    feature: 'Features',
    action: 'Actions',
    bonus: 'Building bonuses',
    raze: 'Razing',
    exchange: 'Exchange',
    foundation: 'Foundations',
    visit: 'Visits',
    technology: 'Technology',
    conquest: 'Conquests',
    event: 'Events',
    locations: 'Locations at the end',
    extra: 'Laid aside on Locations',
  },
};

export function pointSourceName(source: PointSource, lang: Lang): string {
  return NAMES[lang][source];
}
