import { below, seeded } from '@imperia/engine';
import { expect, test } from 'vitest';
import { boxOf, captionBy } from '../src/motion/caption.ts';

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

test('what somebody else did is said beside it, on the screen, and never over what is asked', () => {
  const rng = seeded(15);
  let said = 0;
  for (let i = 0; i < 4000; i++) {
    const screen = SCREENS[i % SCREENS.length]!;
    const corner = { left: below(rng, screen.width - 40), top: below(rng, screen.height - 40) };
    const at = { ...corner, right: corner.left + 40, bottom: corner.top + 40 };
    const top = below(rng, screen.height - 120);
    const asked = { left: 0, right: screen.width, top, bottom: top + 120 };
    const caption = captionBy(at, asked, screen);
    if (!caption) continue;
    said++;
    const box = boxOf(caption);
    expect(box.bottom <= asked.top || box.top >= asked.bottom, JSON.stringify({ at, asked, box })).toBe(true);
    expect(box.left >= 0 && box.right <= screen.width && box.top >= 0 && box.bottom <= screen.height).toBe(true);
    expect(box.bottom <= at.top || box.top >= at.bottom).toBe(true);
  }
  expect(said).toBeGreaterThan(2000);
});

test('where there is room below, it hangs there', () => {
  const at = { left: 600, right: 640, top: 100, bottom: 140 };
  expect(captionBy(at, null, SCREENS[0]!)).toEqual({ left: 495, top: 150, below: true });
});
