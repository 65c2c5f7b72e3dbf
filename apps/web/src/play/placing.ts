const EDGE = 8;

/** Where something of this size stands beside a thing: right of it, else left, and always on the screen. */
export function beside(at: DOMRect, width: number, height: number, floor = innerHeight): { left: number; top: number } {
  const right = at.right + EDGE;
  const left = right + width <= innerWidth - EDGE ? right : at.left - width - EDGE;
  return { left: clamp(left, innerWidth - width), top: clamp(at.top - EDGE, floor - height) };
}

function clamp(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most - EDGE));
}
