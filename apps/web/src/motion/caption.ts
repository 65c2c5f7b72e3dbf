/** Of three lines, in px. */
const SIZE = { width: 250, height: 80 };
const APART = 10;
const MARGIN = 8;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Where a caption hangs: below its top, or above it. */
interface Caption {
  readonly left: number;
  readonly top: number;
  readonly below: boolean;
}

/** Beside what it is about, on the screen, and never over what is asked: where that leaves no place, one reads the log. */
export function captionBy(at: Box, asked: Box | null, screen: Pick<DOMRect, 'width' | 'height'>): Caption | null {
  const middle = (at.left + at.right) / 2 - SIZE.width / 2;
  const left = Math.min(screen.width - SIZE.width - MARGIN, Math.max(MARGIN, middle));
  const places = [
    { left, top: at.bottom + APART, below: true },
    { left, top: at.top - APART, below: false },
  ];
  return places.find((place) => isFree(boxOf(place), asked, screen.height)) ?? null;
}

export function boxOf({ left, top, below }: Caption): Box {
  const from = below ? top : top - SIZE.height;
  return { left, right: left + SIZE.width, top: from, bottom: from + SIZE.height };
}

function isFree(box: Box, asked: Box | null, height: number): boolean {
  return box.top > 0 && box.bottom < height && !(asked && overlap(box, asked));
}

function overlap(one: Box, other: Box): boolean {
  return one.bottom > other.top && one.top < other.bottom && one.right > other.left && one.left < other.right;
}
