import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadOrder, LoadRequest, LoadResult } from './load';
import { median } from './report';

const generator = fileURLToPath(new URL('./load.ts', import.meta.url));

/** Puts a load on an address from a process of its own. Throws when an answer was no success. */
export function load(order: LoadOrder): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(generator, { execArgv: ['--import', 'tsx'] });
    child.once('message', (result: LoadResult) => {
      if (result.failures > 0) reject(new Error(`${result.failures} answers of ${order.url} failed`));
      else resolve(result);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`The load generator ended with ${code}`));
    });
    child.send(order);
  });
}

/** One side of a comparison. */
export interface Side {
  readonly url: string;
  readonly requests: readonly LoadRequest[];
  /** Puts the data back as it was, before every round. */
  readonly before?: () => Promise<void>;
}

export interface Comparison {
  /** Requests a second, the median of the rounds. */
  readonly ours: number;
  readonly bare: number;
  /** The median of the ratios of neighbouring rounds. */
  readonly ratio: number;
  /** Of the worst round. */
  readonly p99Ms: number;
}

const connections = 8;

/** Measures both sides the same way in alternating rounds, after two rounds of each that do not count. */
export async function compare(
  ours: Side,
  bare: Side,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Comparison> {
  const one = async ({ url, requests, before }: Side): Promise<LoadResult> => {
    await before?.();
    return load({ url, requests, connections, seconds });
  };
  for (let round = 0; round < 2; round += 1) {
    await one(bare);
    await one(ours);
  }
  const pairs: { readonly ours: LoadResult; readonly bare: LoadResult }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = await one(bare);
    pairs.push({ bare: first, ours: await one(ours) });
  }
  return {
    ours: median(pairs.map((pair) => pair.ours.requestsPerSecond)),
    bare: median(pairs.map((pair) => pair.bare.requestsPerSecond)),
    ratio: median(pairs.map((pair) => pair.ours.requestsPerSecond / pair.bare.requestsPerSecond)),
    p99Ms: Math.max(...pairs.map((pair) => pair.ours.p99Ms)),
  };
}
