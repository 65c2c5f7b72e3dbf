/** Something on a table that can be pointed at: `card 37`, `hex C4`. `data-thing` of the element that stands for it. */
export type Thing = `${string} ${string}`;
