import { median } from './report';

/** How long an act is run before it counts, and how long it is measured: the same for ours and for others. */
const warmMs = 700;
const measuredMs = 1500;

/** What acts took: all of them, none left out. */
export interface Sample {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export function sampleOf(times: readonly number[]): Sample {
  const total = times.reduce((sum, each) => sum + each, 0);
  return {
    perSecond: (times.length * 1000) / total,
    medianMs: median(times),
    p99Ms: quantile(times, 0.99),
  };
}

/**
 * Acts on one item after the other, again and again: first warm, where every answer goes to `check`, then measured. So
 * `together` acts are timed as one where each is too short for the clock.
 */
export async function sampled<Item, Answer>(
  items: readonly Item[],
  act: (item: Item) => Answer | Promise<Answer>,
  {
    together = 1,
    check,
  }: { readonly together?: number; readonly check?: (item: Item, answer: Answer) => void } = {},
): Promise<Sample> {
  let at = 0;
  const next = () => items[at++ % items.length]!;
  for (const until = performance.now() + warmMs; performance.now() < until;) {
    const item = next();
    const answer = act(item);
    check?.(item, answer instanceof Promise ? await answer : answer);
  }
  const times: number[] = [];
  for (const until = performance.now() + measuredMs; performance.now() < until;) {
    const from = performance.now();
    for (let nth = 0; nth < together; nth += 1) {
      const answer = act(next());
      if (answer instanceof Promise) await answer;
    }
    times.push((performance.now() - from) / together);
  }
  return sampleOf(times);
}
