/**
 * The numbers that a pagination shows: the first, the last, the present one and its neighbours; `null` is a gap of
 * two pages or more. `listPages(6, 20)` is `[1, null, 5, 6, 7, null, 20]`.
 */
export function listPages(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  const shown = [...new Set(wanted)].filter((number) => number >= 1 && number <= pages);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
