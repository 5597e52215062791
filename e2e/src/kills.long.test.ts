import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { killsAmongWrites, type Victim } from './kills';
import { startProduct } from './product';

const kills = Number(process.env['LUCERNA_KILLS'] ?? 20);
const victims: readonly Victim[] = ['server', 'database', 'both'];

it(`loses and doubles nothing over ${kills} kills of the program, of its database and of both, and starts by itself after each`, async () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-kills-'));
  // As root the database runs as another account, which must get in.
  chmodSync(home, 0o755);
  const often = path.join(import.meta.dirname, 'started-often.mjs');
  const product = await startProduct({ LUCERNA_HOME: home, LUCERNA_DEMO: '1', LOG_LEVEL: 'fatal' }, often);
  try {
    const began = performance.now();
    const order = Array.from({ length: kills }, (_, at) => victims[at % victims.length]!);
    const { lost, doubled, stuck, refusals, ...counts } = await killsAmongWrites(product, home, order);
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(
      `${kills} kills in ${seconds} s: ${JSON.stringify(counts)}, lost ${lost.length}, doubled ${doubled.length}, ` +
        `stuck ${stuck.length}, refused ${JSON.stringify(Object.fromEntries(refusals))}\n`,
    );
    expect({ lost, doubled, stuck }).toEqual({ lost: [], doubled: [], stuck: [] });
    expect(counts.starts).toBe(kills);
    expect(counts.orders).toBeGreaterThan(kills);
    expect(counts.budgets).toBeGreaterThan(kills / 5);
    expect([...refusals.keys()].filter((each) => !/^(503|401|no connection)/.test(each))).toEqual([]);
  } finally {
    await product.stop();
    rmSync(home, { recursive: true, force: true });
  }
}, 7_200_000);
