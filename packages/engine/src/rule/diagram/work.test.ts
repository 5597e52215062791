import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRules } from '../compiled-rules';
import type { MaskRule, RuleModel } from '../rule-model';
import { compileDiagram } from './compile-diagram';
import { Work } from './work';

interface Shape {
  readonly sizes: readonly number[];
  readonly rules: number;
  /** Of 16: how many attributes a rule leaves open, and how many values each of the others has. */
  readonly open: number;
  readonly dense: number;
}

/** Rules over sets of values, which are seldom alike, with a count of the values that are read of them. */
function countedModel({ sizes, rules, open, dense }: Shape): { model: RuleModel; reads: () => number } {
  let state = 12345;
  let reads = 0;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const counted = (mask: readonly boolean[]): readonly boolean[] =>
    new Proxy(mask, {
      get(target, name) {
        if (typeof name === 'string' && /^\d/.test(name)) reads += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
  const model: RuleModel = {
    attributes: sizes.map((size, at) => ({
      name: `a${at}`,
      usable: Array.from({ length: size }, () => true),
    })),
    rules: Array.from({ length: rules }, (): MaskRule =>
      sizes.map((size) =>
        below(16) < open ? null : counted(Array.from({ length: size }, () => below(16) < dense)),
      ),
    ),
  };
  return { model, reads: () => reads };
}

const shapes = fc.record({
  sizes: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 }),
  rules: fc.integer({ min: 0, max: 300 }),
  open: fc.integer({ min: 0, max: 16 }),
  dense: fc.integer({ min: 0, max: 16 }),
});

describe('the work of a compilation', { timeout: 60_000 }, () => {
  it('is counted wherever a value of a rule is read, and stops at its limit', () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 0, max: 300_000 }), (shape, limit) => {
        const { model, reads } = countedModel(shape);
        const work = new Work(limit);
        const diagram = compileDiagram(model, 20_000, work);
        expect(reads()).toBeLessThanOrEqual(4 * work.steps);
        // One step may be of a whole layer: so many rules, each with so many values.
        const layer = 2 * shape.rules * Math.max(...shape.sizes, shape.sizes.length);
        expect(work.steps).toBeLessThanOrEqual(limit + layer + 20_000);
        if (diagram) expect(work.steps).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 150 },
    );
  });

  it('grows with the rules and not with their square', () => {
    const stepsOf = (rules: number): number => {
      const work = new Work(1e12);
      compileDiagram(countedModel({ sizes: [40, 12, 12], rules, open: 0, dense: 1 }).model, 200_000, work);
      return work.steps / rules;
    };
    expect(stepsOf(4000)).toBeLessThan(4 * stepsOf(500));
  });

  it('of 5,000 rules over sets of values stops at the limit, and a search answers', () => {
    const { model, reads } = countedModel({ sizes: [40, 12, 12, 24], rules: 5000, open: 0, dense: 8 });
    const values = 5000 * (40 + 12 + 12 + 24);
    const rules = compileRules(model, 200_000, 2_000_000);
    expect(rules.answering.by).toBe('search');
    expect(rules.note).toContain('the limit of work');
    expect(reads()).toBeLessThanOrEqual(12 * values);
  });

  it('is the same for the same rules', () => {
    const steps = [1, 2].map(() => {
      const work = new Work();
      compileDiagram(countedModel({ sizes: [9, 8, 7, 6], rules: 60, open: 6, dense: 4 }).model, 20_000, work);
      return work.steps;
    });
    expect(steps[0]).toBe(steps[1]);
    expect(steps[0]).toBeGreaterThan(0);
  });
});
