/** In milliseconds: a page that nobody looks at is not drawn at all. */
const LONGEST = 100;

/** Once all that has changed so far is on the screen. */
export function drawn(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, LONGEST);
    // The second frame begins when the first one has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}
