import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, drawn, emptyDrawing, light, run } from '../../test/drawings';
import { composed, edited, emptySpace, made, catalogue as composing } from '../../test/spaces';
import { creationOf } from './creation-of';
import { rebuildCreation } from './rebuild-creation';
import { rebuildSpace } from '../element/store/rebuild-space';
import { storeCreation } from './store-creation';
import { spoiltOf } from '../../test/spoilt';

const space = edited(emptySpace, ...composed([{ model: '2010' }, { model: '2010' }]));
const ofSpace = JSON.parse(JSON.stringify(storeCreation({ space, drawing: null }))) as object;
const drawing = drawn(emptyDrawing('plusminus'), run('r', -3, 0, 1, 0, 1, 2), light('l', 'r', 2));
const ofDrawing = JSON.parse(JSON.stringify(storeCreation(made(creationOf(drawing, catalogue))))) as object;
const first = {
  version: 1,
  space: {
    type: 'space',
    version: 1,
    id: 9001,
    compositions: [
      { attributes: {}, lights: [{ model: '2010', x: 0, z: 0 }], complements: [{ model: '2250' }] },
    ],
  },
};

/** A stored creation with the first light, or the first complement, changed. */
function withLight(change: object): unknown {
  const text = JSON.stringify(ofSpace, (key, value: unknown) =>
    key === 'lights' && Array.isArray(value)
      ? value.map((each: object, at) => (at === 0 ? { ...each, ...change } : each))
      : value,
  );
  return JSON.parse(text);
}

const codesOf = (stored: unknown) => {
  const result = rebuildCreation(stored, composing);
  return result.ok ? [] : [result.problems[0]?.code];
};

describe('a place that no room has', () => {
  it.each([1e16, 2 ** 53, -1e16, 1e300, 10_001, -1e15])('%d is an ordinary no', (far) => {
    for (const axis of ['x', 'y', 'z']) {
      const began = performance.now();
      const stored = withLight({ position: { x: 0, y: 1, z: 0, [axis]: far } });
      expect(codesOf(stored)).toEqual(['domain-incorrect']);
      expect(performance.now() - began).toBeLessThan(1000);
    }
  });

  it.each([null, '1', 'NaN', [], {}, true])('%j is an ordinary no', (x) => {
    expect(codesOf(withLight({ position: { x, y: 1, z: 0 } }))).toEqual(['domain-incorrect']);
  });

  it('loses its negative zeros, which JSON does not keep', () => {
    const rebuilt = made(rebuildCreation(withLight({ position: { x: -0, y: 1, z: -0 } }), composing));
    expect(JSON.parse(JSON.stringify(rebuilt))).toEqual(rebuilt);
    const located = made(rebuildCreation(withLight({ applicationLocation: -0 }), composing));
    expect(JSON.parse(JSON.stringify(located))).toEqual(located);
    const flat = JSON.parse(JSON.stringify(ofSpace), (key, value: unknown) =>
      key === 'extraCeiling' ? -0 : value,
    ) as object;
    const room = made(rebuildCreation(flat, composing));
    expect(JSON.parse(JSON.stringify(room))).toEqual(room);
  });
});

describe('a number of complements', () => {
  it.each([1e9, 1e15, 2001])('of %d is an ordinary no, also beside one that is negative', (quantity) => {
    const [composition] = first.space.compositions;
    const complements = [
      { model: '2250', quantity },
      { model: '2250', quantity: -1e15 },
    ];
    const full = { ...first.space, compositions: [{ ...composition, complements }] };
    expect(codesOf({ version: 1, space: full })).toEqual(['creation-full']);
    const alone = rebuildSpace(full, composing);
    expect(alone.ok ? null : alone.problems[0]?.code).toBe('domain-incorrect');
  });
});

describe('a stored creation, spoilt anywhere', () => {
  it.each([
    ['of a room', ofSpace, composing],
    ['of a drawing', ofDrawing, catalogue],
    ['of the first version', first, composing],
  ])('%s is rebuilt or refused, in no time', { timeout: 30_000 }, (_what, stored, of) => {
    fc.assert(
      fc.property(spoiltOf(stored), (spoilt) => {
        const began = performance.now();
        const result = rebuildCreation(spoilt, of);
        expect(performance.now() - began).toBeLessThan(1000);
        if (!result.ok) return void expect(result.problems.length).toBeGreaterThan(0);
        // What is taken can be stored and taken again.
        const again = rebuildCreation(JSON.parse(JSON.stringify(storeCreation(result.value))), of);
        expect(again.ok && again.value).toEqual(result.value);
      }),
      { numRuns: 300 },
    );
  });
});
