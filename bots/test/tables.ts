/** A game that the bots were made with, and one that they have never heard of. */
export { kit as settlers } from '@imperia/osadnicy/kit';
export { kit as captains } from '@imperia/tiny/kit';
