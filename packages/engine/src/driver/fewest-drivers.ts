/**
 * The fewest sizes that reach a count, then the least spare, then the larger sizes; the sizes chosen, largest first.
 * The sizes are different whole numbers from 1, largest first.
 *
 * The number of drivers is known at once: the count by the largest size. What is left to choose is how much smaller
 * they may be together, and that is less than one largest size however many luminaires there are. So the work depends
 * on the sizes, not on the count.
 */
export function fewestDrivers(sizes: readonly number[], luminaires: number): readonly number[] {
  const [largest] = sizes;
  if (largest === undefined || luminaires <= 0) return [];
  const drivers = Math.ceil(luminaires / largest);
  // One driver is enough: the smallest that is. This also keeps the work small for a size far above the count.
  if (drivers === 1) return sizes.filter((size) => size >= luminaires).slice(-1);
  const spare = drivers * largest - luminaires;
  const steps = sizes.slice(1).map((size) => largest - size);

  // fewest[n]: how many drivers must be smaller than the largest to take n off the total.
  const fewest = new Array<number>(spare + 1).fill(Infinity);
  fewest[0] = 0;
  for (let total = 1; total <= spare; total += 1) {
    for (const step of steps) {
      const before = fewest[total - step] ?? Infinity;
      fewest[total] = Math.min(fewest[total] ?? Infinity, before + 1);
    }
  }
  let rest = spare;
  while ((fewest[rest] ?? 0) > drivers) rest -= 1;

  const smaller: number[] = [];
  while (rest > 0) {
    const after = (fewest[rest] ?? 0) - 1;
    // The steps come smallest first, so the larger drivers are taken first.
    const step = steps.find((each) => fewest[rest - each] === after) ?? rest;
    smaller.push(largest - step);
    rest -= step;
  }
  return [...new Array<number>(drivers - smaller.length).fill(largest), ...smaller];
}
