import type { Spoken } from '@imperia/kit';

/** The steps of the status phase, in their order. */
export const STATUS_STEPS: Spoken<readonly string[]> = {
  pl: ['Cele', 'Darmowe Rozwinięcie', 'Karty', 'Palenie Miasta', 'Forma Rządów', 'Pierwszy gracz'],
  en: ['Objectives', 'Free advance', 'Cards', 'Razing a city', 'Government', 'First player'],
};
