import type pg from 'pg';
import { expect, it } from 'vitest';
import { inTransaction } from '../database/transaction';
import { mapInSlices, timeSlices } from './time-slice';

function hold(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

it('lets others in between the steps of many long works', async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const work = async () => {
    const slice = timeSlices();
    for (let step = 0; step < 4; step += 1) {
      hold(10);
      await slice();
    }
  };
  await Promise.all(Array.from({ length: 5 }, work));
  isOver = true;
  // Twenty steps of a slice each: the loop turned for each of them.
  expect(turns).toBeGreaterThanOrEqual(16);
});

it('does not wait for what is short', () => {
  expect(timeSlices()()).toBeUndefined();
});

it('makes something of each item in their order', async () => {
  expect(await mapInSlices(new Set(['a', 'b']), (item, at) => `${item}${at}`)).toEqual(['a0', 'b1']);
});

it('is refused inside a transaction, whose locks others would wait for', async () => {
  const client = { query: () => Promise.resolve(), release: () => undefined };
  const pool = { connect: () => Promise.resolve(client) } as unknown as pg.Pool;
  await expect(inTransaction(pool, () => mapInSlices([1], String))).rejects.toThrow(
    'Long work inside a transaction',
  );
});
