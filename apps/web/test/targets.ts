import type { Page } from 'playwright-core';

/** As wide and as high as a finger needs, in px. */
const FINGER = 44;

/**
 * What is too small for a finger among all that can be pressed, a line for each. Links within a sentence are as high
 * as its lines, and what belongs to a label is pressed by pressing the label.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    const PRESSED = 'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"]';
    const SIGNS = /[\s·|,/→]/g;
    /** Less than this nobody feels, in px. */
    const SLACK = 0.5;

    /** The words around it, without those of other things that can be pressed. */
    function saidAround(element: Element): string {
      let block = element.parentElement!;
      while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
      const around = block.cloneNode(true) as Element;
      for (const pressed of around.querySelectorAll(`${PRESSED}, .quiet`)) pressed.remove();
      return around.textContent!.replace(SIGNS, '');
    }
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' && saidAround(element) !== '';
    const boxOf = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect();

    return [...document.querySelectorAll(PRESSED)]
      .filter((element) => element.checkVisibility() && !element.closest('[inert]') && !inSentence(element))
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => Math.min(box.width, box.height) < finger - SLACK)
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent!.trim().slice(0, 40);
        return `${element.tagName} ${element.className} «${name}»: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`;
      });
  }, FINGER);
}
