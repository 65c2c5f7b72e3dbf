import type { Box, Point } from './geometry.ts';

/** As far as one can come nearer than the whole map, in times. */
const NEAREST = 3.2;
/** On a small screen a hex begins as large as this, in times the map's units. */
const READABLE = 0.72;

/** Which part of the map is seen, and how large. */
export class Camera {
  #world: Box;
  #seen = $state.raw({ width: 0, height: 0, covered: 0 });
  scale = $state(1);
  /** Where the corner of the map lies, from the corner of what is seen. */
  at = $state.raw<Point>({ x: 0, y: 0 });
  /** Nobody has moved it: it follows the size of the window. */
  #untouched = true;

  constructor(world: Box) {
    this.#world = world;
  }

  get width(): number {
    return this.#world.width * this.scale;
  }

  get height(): number {
    return this.#world.height * this.scale;
  }

  get #whole(): number {
    const { width, height } = this.#world;
    return Math.min(this.#seen.width / width, this.#seen.height / height) || 1;
  }

  /** The window has this size now, of which so much at the foot is covered. */
  resize(width: number, height: number, covered: number, on: Point): void {
    if (width === 0 || height === 0) return;
    this.#seen = { width, height, covered };
    if (this.#untouched && covered === 0) this.begin(on);
    else if (covered > 0) return;
    else this.#put(this.at);
  }

  /** All of it where that can be read, else what lies round a point. */
  begin(on: Point): void {
    this.#untouched = true;
    this.scale = Math.max(this.#whole, READABLE);
    this.centre(on);
  }

  fit(): void {
    this.#untouched = false;
    this.scale = this.#whole;
    this.centre({ x: this.#world.x + this.#world.width / 2, y: this.#world.y + this.#world.height / 2 });
  }

  /** A point of the map comes to the middle. */
  centre(on: Point): void {
    const { width, height, covered } = this.#seen;
    const x = width / 2 - (on.x - this.#world.x) * this.scale;
    const y = (height - covered) / 2 - (on.y - this.#world.y) * this.scale;
    if (covered > 0) this.at = { x, y };
    else this.#put({ x, y }, 0);
  }

  pan(dx: number, dy: number): void {
    this.#untouched = false;
    this.#put({ x: this.at.x + dx, y: this.at.y + dy });
  }

  /** What lies under a point of the window stays there. */
  zoom(factor: number, on: Point = { x: this.#seen.width / 2, y: this.#seen.height / 2 }): void {
    this.#untouched = false;
    const whole = this.#whole;
    const scale = Math.min(Math.max(this.scale * factor, whole), Math.max(whole, READABLE) * NEAREST);
    const by = scale / this.scale;
    this.scale = scale;
    this.#put({ x: on.x - (on.x - this.at.x) * by, y: on.y - (on.y - this.at.y) * by });
  }

  /** Whether a point of the map is in sight, so far from the edge. */
  sees(on: Point, margin = 0): boolean {
    const x = this.at.x + (on.x - this.#world.x) * this.scale;
    const y = this.at.y + (on.y - this.#world.y) * this.scale;
    return (
      x >= margin &&
      y >= margin &&
      x <= this.#seen.width - margin &&
      y <= this.#seen.height - this.#seen.covered - margin
    );
  }

  /** Never so far that little of the map is left: so much of what is seen may lie beyond its edge. */
  #put({ x, y }: Point, beyond = 0.25): void {
    const { width, height } = this.#seen;
    this.at = { x: within(x, this.width, width, beyond * width), y: within(y, this.height, height, beyond * height) };
  }
}

function within(at: number, size: number, seen: number, slack: number): number {
  if (size <= seen) return (seen - size) / 2;
  return Math.min(slack, Math.max(seen - size - slack, at));
}
