import type { Lang } from '@imperia/kit';

/** What is said of a table at war. */
interface WarWords {
  conquest(cost: number): string;
  fortifications(n: number): string;
  conquered(from: string): string;
  neutral: string;
  rampart: string;
  rivalRow(faction: string): string;
  cardOf(row: string): string;
  lost(name: string): string;
  besieged(name: string): string;
  failed: string;
}

export const WAR_WORDS: Readonly<Record<Lang, WarWords>> = {
  pl: {
    conquest: (cost) => `Podbój za żetony Plądrowania: ${cost}`,
    fortifications: (n) => `Umocnienia: ${n}`,
    conquered: (from) => `Podbita: ${from}`,
    neutral: 'niczyja do końca rundy',
    rampart: 'Fundament w rzędzie: chroni to, co stoi za nim',
    rivalRow: (faction) => `Do podbicia: ${faction}`,
    cardOf: (row) => `Podbój, rząd: ${row}.`,
    lost: (name) => `Tracisz Lokację ${name}.`,
    besieged: (name) => `Oblężona: ${name}. Nie ma już na niej Umocnień.`,
    failed: 'Nie ma tam twojej Lokacji Frakcyjnej: Podbój się nie udaje.',
  },
  en: {
    conquest: (cost) => `Conquest for Raze tokens: ${cost}`,
    fortifications: (n) => `Fortifications: ${n}`,
    conquered: (from) => `conquered: ${from}`,
    neutral: "nobody's until the end of the round",
    rampart: 'a Foundation in the row: it protects what stands behind it',
    rivalRow: (faction) => `To conquer: ${faction}`,
    cardOf: (row) => `Conquest, row: ${row}.`,
    lost: (name) => `You lose ${name}.`,
    besieged: (name) => `${name} is besieged: its Fortifications are gone.`,
    failed: 'None of your faction Locations stands there: the Conquest fails.',
  },
};
