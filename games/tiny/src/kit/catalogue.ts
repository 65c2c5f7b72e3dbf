import type { Catalogue, Rule } from '@imperia/kit';

function rule(id: string, term: readonly [string, string], text: readonly [string, string]): Rule {
  return {
    id: `TINY-${id}`,
    module: 'tiny',
    area: 'turn',
    term: { pl: term[0], en: term[1] },
    rule: { pl: text[0], en: text[1] },
    source: 'tiny',
  };
}

export const catalogue: Catalogue = {
  rules: [
    rule('TURN', ['Tura', 'Turn'], ['Działa tylko ten, kto jest pytany.', 'Only who is asked may act.']),
    rule('NOW', ['Pora', 'Time'], ['Teraz trzeba zrobić co innego.', 'Something else must be done now.']),
    rule(
      'RANGE',
      ['Zasięg', 'Range'],
      [
        'Statek płynie o jedno pole, a o jedno dalej za każde Żagle.',
        'A ship goes one hex, and one more for each Sails.',
      ],
    ),
    rule(
      'CANNON',
      ['Armata', 'Cannon'],
      ['Armaty nie zagrywa się w swojej turze.', 'A Cannon is not played in the own turn.'],
    ),
  ],
  glossary: [
    {
      term: { pl: 'Statek', en: 'Ship' },
      meaning: { pl: 'Każdy kapitan ma jeden.', en: 'Each captain has one.' },
      rules: ['TINY-RANGE'],
    },
  ],
  parts: [
    {
      name: { pl: 'Rozgrywka', en: 'Play' },
      chapters: [{ area: 'turn', name: { pl: 'Tura', en: 'A turn' } }],
    },
  ],
};
