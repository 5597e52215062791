import { describe, expect, it } from 'vitest';
import { judge } from '../test/judge';
import { mutated } from '../test/mutate';
import { readPhotometry } from './index';

describe('a spoilt file', () => {
  it(
    'is read or refused, and what is read can be computed, written and read back',
    { timeout: 60_000 },
    () => {
      const count = { read: 0, refused: 0 };
      for (let seed = 0; seed < 3000; seed += 1) {
        const file = mutated(seed);
        if (seed % 15 === 0) count[judge(file, seed)] += 1;
        else expect(() => readPhotometry(file), `seed ${seed}`).not.toThrow();
      }
      expect(count.read).toBeGreaterThan(15);
      expect(count.refused).toBeGreaterThan(80);
    },
  );
});
