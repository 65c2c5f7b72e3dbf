import type { Spoken } from '@imperia/kit';

/** Options that are not a deed with a card or with tokens. */
export interface OptionWords {
  readonly innovate: string;
  readonly revolt: string;
  readonly endActivation: string;
  readonly doNothing: string;
  readonly developNothing: string;
  readonly notBoughtOff: string;
  readonly decline: string;
  readonly nothing: string;
}

export const OPTION_WORDS: Spoken<OptionWords> = {
  pl: {
    innovate: 'innowacja – odrzuć całą rękę i podporządkuj kartę',
    revolt: 'przewrót – zwróć dowolną liczbę buntów z ręki',
    endActivation: 'zakończ aktywację',
    doNothing: 'zakończ turę bez żadnej akcji',
    developNothing: 'nie rozwijaj żadnej karty',
    notBoughtOff: 'nie oddawaj żetonów',
    decline: 'zrezygnuj',
    nothing: 'niczego nie wybieraj',
  },
  en: {
    innovate: 'innovate – discard your whole hand and break through for a card',
    revolt: 'revolt – return any number of Unrest cards from your hand',
    endActivation: 'end your activation',
    doNothing: 'end your turn without an action',
    developNothing: 'develop nothing',
    notBoughtOff: 'give nothing',
    decline: 'decline',
    nothing: 'choose nothing',
  },
};
