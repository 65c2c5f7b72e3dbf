import type { Lang } from '@imperia/kit';
import { english, polish } from './counted.ts';

const pl = {
  takeBack: 'Cofnij turę',
  takeBackText:
    'Od tamtej chwili widać coś nowego: kartę, której nie było widać, albo wynik losowania. Przeciw botom możesz cofnąć się mimo to, a gra to odnotuje: w zapisie, na liście gier i na końcu.',
  playOn: 'Gram dalej',
  ways: 'Na co przeznaczasz turę',
  passNow: 'Pasujesz?',
  couldStill: (deeds: string) => `Możliwe są jeszcze: ${deeds}.`,
  passUnasked: 'Spasuj i nie pytaj więcej',
  asksToPass: 'Pytanie przed spasowaniem',
  asksToPassText: 'Dopóki jest jeszcze coś do zrobienia.',
  asksAside: (deed: string) => `Zapytaj po tej akcji: ${deed}`,
  hints: 'Podpowiedzi botów',
  hintsText: 'Dla wszystkich przy tym stole: zaznaczcie, jeśli wszyscy się zgadzają.',
  levels: {
    easy: 'Często się myli: na pierwsze gry.',
    greedy: 'Bierze to, co najlepsze teraz, i nie patrzy dalej.',
    normal: 'Myśli kilka ruchów naprzód.',
    hard: 'Myśli dłużej i dalej.',
  },
  packs: 'Własne zestawy kart',
  yourName: 'Imię',
  called: (person: string, side: string) => `${person} (${side})`,
  knownGame: (game: string) => `Ta gra już tu jest: ${game}.`,
  takenBack: (n: number) => `Cofnięte po poznaniu nowych kart: ${polish(n, 'tura', 'tury', 'tur')}`,
};

/** Going back, passing, choosing: what a table says beside the game. */
export const TABLE_WORDS: Readonly<Record<Lang, typeof pl>> = {
  pl,
  en: {
    takeBack: 'Take the turn back',
    takeBackText:
      'Something new has come to light since then: a card you could not see, or the outcome of chance. Against bots you may go back all the same, and the game will say so: in its record, in the list of games and at its end.',
    playOn: 'Play on',
    ways: 'What you use your turn for',
    passNow: 'Pass now?',
    couldStill: (deeds) => `You could still: ${deeds}.`,
    passUnasked: 'Pass and don’t ask again',
    asksToPass: 'Ask before passing',
    asksToPassText: 'As long as there is something left to do.',
    asksAside: (deed) => `Ask me after this action: ${deed}`,
    hints: 'Hints from bots',
    hintsText: 'For everybody at this table: tick it if all of you agree.',
    levels: {
      easy: 'Makes many mistakes: for your first games.',
      greedy: 'Takes what is best right now and looks no further.',
      normal: 'Thinks a few moves ahead.',
      hard: 'Thinks longer and further ahead.',
    },
    packs: 'Packs of your own',
    yourName: 'Name',
    called: (person, side) => `${person} (${side})`,
    knownGame: (game) => `This game is here already: ${game}.`,
    takenBack: (n) => `Taken back after seeing something new: ${english(n, 'turn', 'turns')}`,
  },
};
