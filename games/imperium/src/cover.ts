import type { Cover } from '@imperia/kit';

export const cover: Cover = {
  name: { pl: 'Imperium: Antyk i Legendy', en: 'Imperium: Classics and Legends' },
  text: {
    pl: 'Poprowadź nację od barbarzyńców do imperium: talia, rynek, bunty i historia.',
    en: 'Lead a nation from barbarians to an empire: a deck, a market, unrest and history.',
  },
  prefix: 'IMP',
  sides: {
    carthaginians: { pl: 'Kartagińczycy', en: 'Carthaginians' },
    celts: { pl: 'Celtowie', en: 'Celts' },
    greeks: { pl: 'Grecy', en: 'Greeks' },
    macedonians: { pl: 'Macedończycy', en: 'Macedonians' },
    persians: { pl: 'Persowie', en: 'Persians' },
    romans: { pl: 'Rzymianie', en: 'Romans' },
    scythians: { pl: 'Scytowie', en: 'Scythians' },
    vikings: { pl: 'Wikingowie', en: 'Vikings' },
    arthurians: { pl: 'Arturianie', en: 'Arthurians' },
    atlanteans: { pl: 'Atlantydzi', en: 'Atlanteans' },
    egyptians: { pl: 'Egipcjanie', en: 'Egyptians' },
    mauryans: { pl: 'Maurjowie', en: 'Mauryans' },
    minoans: { pl: 'Minojczycy', en: 'Minoans' },
    olmecs: { pl: 'Olmekowie', en: 'Olmecs' },
    qin: { pl: 'Qin', en: 'Qin' },
    utopians: { pl: 'Utopijczycy', en: 'Utopians' },
  },
  quick: {
    seats: [
      { nation: 'romans', side: 'B' },
      { nation: 'macedonians', side: 'B' },
    ],
    table: { boxes: ['classics', 'legends'], commons: ['classics'] },
  },
};
