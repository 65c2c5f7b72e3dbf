/** Hairlines stay what they are. */
const THINNEST = 3;
const BROWSER_TEXT = 16;

interface Declaration {
  value: string;
}

/**
 * Lengths are written in px and shipped in rem: cards, tiles and buttons grow with their text when a larger one is
 * chosen, here or in the browser, and no length in the sources has to be told so.
 */
export const pxFollowsText = {
  postcssPlugin: 'px-follows-text',
  Declaration(declaration: Declaration): void {
    const followed = inRem(declaration.value);
    if (followed !== declaration.value) declaration.value = followed;
  },
};

function inRem(value: string): string {
  if (value.includes('url(')) return value;
  return value.replace(/(?<![\w#.-])-?(\d*\.?\d+)px\b/g, (length, size: string) =>
    Number(size) < THINNEST ? length : `${length.startsWith('-') ? '-' : ''}${Number(size) / BROWSER_TEXT}rem`,
  );
}
