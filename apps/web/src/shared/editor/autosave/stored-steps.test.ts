import { describe, expect, it } from 'vitest';
import { createStepStore, storedStepsLimits } from './stored-steps';

interface Drawn {
  readonly count: number;
  readonly floor: string;
}

const store = () =>
  createStepStore<Drawn>(
    (value) => ({ ...value }),
    (stored) => stored as Drawn,
  );
const none = { past: [], future: [] };
const at = (count: number, floor = 'plan') => ({ count, floor });

describe('steps that the browser keeps', () => {
  it('are read again as they were, and keep once what they share', () => {
    const floor = 'lines '.repeat(1000);
    const written = store().write({
      past: [at(1, floor), at(2, floor)],
      future: [at(4, floor)],
      earlier: none,
    });
    expect(written.pool.filter((text) => text.length > 100)).toHaveLength(1);
    const read = store().read(structuredClone(written));
    expect(read.past.map((step) => step.read())).toEqual([at(1, floor), at(2, floor)]);
    expect(read.future.map((step) => step.read())).toEqual([at(4, floor)]);
  });

  it('are kept again after the next reload, beside those of this visit', () => {
    const next = store();
    const earlier = next.read(store().write({ past: [at(1)], future: [], earlier: none }));
    const again = store().read(next.write({ past: [at(2)], future: [], earlier }));
    expect(again.past.map((step) => step.read()?.count)).toEqual([1, 2]);
  });

  it('are the nearest ones where there are too many, or they are too large', () => {
    const many = Array.from({ length: storedStepsLimits.steps + 50 }, (_, count) => at(count));
    const few = store().write({ past: many, future: [], earlier: none });
    expect(few.past).toHaveLength(storedStepsLimits.steps);
    expect(store().read(few).past.at(-1)?.read()).toEqual(many.at(-1));
    const large = [1, 2, 3].map((count) => at(count, `${count}`.repeat(storedStepsLimits.characters * 0.4)));
    const kept = store().write({ past: large, future: [], earlier: none });
    expect(
      store()
        .read(kept)
        .past.map((step) => step.read()?.count),
    ).toEqual([2, 3]);
    expect(kept.pool.join('').length).toBeLessThanOrEqual(storedStepsLimits.characters);
  });
});
