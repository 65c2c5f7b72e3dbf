/** A rectangle in which something is drawn. */
interface Mark {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What a card and a tile say, by the class of its box. */
const PARTS = ['cost', 'raze', 'name', 'text', 'deal', 'worth', 'line'];
/** Those of them that are words. */
const READ: ReadonlySet<string> = new Set(['text', 'name', 'line']);
/** Those that lie in the corners of a card's picture. */
const ABOVE: ReadonlySet<string> = new Set(['cost', 'raze']);
/** What is lost where lengths follow the size of the text, in px. */
const SLACK_OF_SIZE = 0.01;
/** Less than this nobody sees, in px. */
const SLACK = 0.75;
/** The tail of a letter may hang beside a tall one of the next line, by this share of the height. */
const TAIL = 0.25;

/** Once its typefaces are there; which ones it wants is known when it is laid out. */
export async function lettersIn(shown: Element): Promise<void> {
  shown.getBoundingClientRect();
  await document.fonts.ready;
}

/** What cannot be read of the cards and tiles that are shown in an element, a line for each. */
export function faultsIn(shown: Element, smallest: number): string[] {
  return [...shown.querySelectorAll('.card:not(.coin), .tile')]
    .filter(isShown)
    .flatMap((card) => faultsOf(card, smallest).map((fault) => `${formOf(card)} ${nameOf(card)}: ${fault}`));
}

const isShown = (element: Element) => element.getClientRects().length > 0;
const formOf = (card: Element) =>
  ['peek', 'sheet', 'hand', 'tile', 'browser'].find((form) => card.closest(`.${form}`)) ?? 'card';
const nameOf = (card: Element) => card.querySelector('.name')?.textContent;

function faultsOf(card: Element, smallest: number): string[] {
  const parts = PARTS.flatMap((part) => {
    const box = card.querySelector(`:scope > .${part}, :scope > .foot > .${part}, :scope > .face > .${part}`);
    return box && isShown(box) ? [{ part, box, marks: marksIn(box) }] : [];
  });
  const frame = card.getBoundingClientRect();
  const picture = card.querySelector(':scope > .art')?.getBoundingClientRect();
  return parts.flatMap(({ part, box, marks }, i) => {
    const found: string[] = [];
    const clip = getComputedStyle(box).overflow === 'hidden' ? box.getBoundingClientRect() : frame;
    if (marks.some((mark) => !holds(clip, mark))) found.push(`${part} is cut off`);
    if (ABOVE.has(part) && picture && box.getBoundingClientRect().bottom > picture.bottom + SLACK)
      found.push(`${part} hangs over the picture`);
    const broken = brokenWordIn(box);
    if (broken) found.push(`${part} breaks «${broken}»`);
    const size = Number.parseFloat(getComputedStyle(box).fontSize);
    if (READ.has(part) && size < smallest - SLACK_OF_SIZE) found.push(`${part} of ${size} px`);
    for (const other of parts.slice(i + 1))
      if (marks.some((one) => other.marks.some((two) => meet(one, two)))) found.push(`${part} meets ${other.part}`);
    return found;
  });
}

function holds(box: Mark, { left, right, top, bottom }: Mark): boolean {
  return left > box.left - SLACK && right < box.right + SLACK && top > box.top - SLACK && bottom < box.bottom + SLACK;
}

function meet(one: Mark, other: Mark): boolean {
  const tail = TAIL * Math.min(one.bottom - one.top, other.bottom - other.top);
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tail
  );
}

/** Where letters and coins are, which is less than the boxes that they are in. */
function marksIn(box: Element): Mark[] {
  const letters = textsIn(box).flatMap((text) => {
    const { above, below } = emptyRoom(text);
    return rectsOf(text, 0, text.length).map(({ left, right, top, bottom }) => ({
      left,
      right,
      top: top + above,
      bottom: bottom - below,
    }));
  });
  const pictures = [...box.querySelectorAll('.coin, .deed')].map((picture) => picture.getBoundingClientRect());
  return [...letters, ...pictures];
}

const canvas = document.createElement('canvas').getContext('2d')!;

interface EmptyRoom {
  readonly above: number;
  readonly below: number;
}
/** By typeface and text: the same cards are looked at in many forms. */
const emptyRooms = new Map<string, EmptyRoom>();

/** A typeface asks for more height than these letters and their signs need. */
function emptyRoom({ data, parentElement }: Text): EmptyRoom {
  const { font } = getComputedStyle(parentElement!);
  const known = emptyRooms.get(`${font} ${data}`);
  if (known) return known;
  canvas.font = font;
  const drawn = canvas.measureText(data);
  const room = {
    above: drawn.fontBoundingBoxAscent - drawn.actualBoundingBoxAscent,
    below: drawn.fontBoundingBoxDescent - drawn.actualBoundingBoxDescent,
  };
  emptyRooms.set(`${font} ${data}`, room);
  return room;
}

/** What is said to those who do not see is not looked at. */
function textsIn(box: Element): Text[] {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && !node.parentElement?.closest('.quiet')) found.push(node);
  return found;
}

/** One for all: whatever changes the page has to look after every range that there is. */
const range = document.createRange();

function rectsOf(text: Text, from: number, to: number): DOMRect[] {
  range.setStart(text, from);
  range.setEnd(text, to);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/** On how many lines a part of a text stands. */
function linesOf(text: Text, from: number, to: number): number {
  return new Set(rectsOf(text, from, to).map(({ top }) => Math.round(top))).size;
}

/** The first word that stands on more lines than one. */
function brokenWordIn(box: Element): string | undefined {
  for (const text of textsIn(box)) {
    if (linesOf(text, 0, text.length) < 2) continue;
    for (const { 0: word, index } of text.data.matchAll(/[^\s-]+-?/g))
      if (linesOf(text, index, index + word.length) > 1) return word;
  }
  return undefined;
}
