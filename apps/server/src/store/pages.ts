const PAGE = 200;

/** All of what is given a page at a time. */
export async function all<T>(page: (limit: number, from: number) => Promise<readonly T[]>): Promise<T[]> {
  const found: T[] = [];
  for (;;) {
    const next = await page(PAGE, found.length);
    found.push(...next);
    if (next.length < PAGE) return found;
  }
}
