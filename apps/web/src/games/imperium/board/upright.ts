/** A table that is higher than wide, and no phone: nobody points there, so that a card of a hand says all of itself. */
export const UPRIGHT = '(min-width: 760.1px) and (max-width: 960px) and (orientation: portrait)';
