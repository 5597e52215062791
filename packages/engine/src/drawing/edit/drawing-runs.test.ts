import { describe, expect, it } from 'vitest';
import { catalogue, drawingRefusal, drawn, emptyDrawing, light, run } from '../../../test/drawings';
import { applyDrawingEdit } from './apply-drawing-edit';
import { drawingFacts } from '../facts/drawing-facts';
import type { Drawing } from '../drawing';

const belts = emptyDrawing('plusminus');
const sticks = emptyDrawing('sticks');
const corner = drawn(belts, run('r', -3, 0, 1, 0, 1, 2));

const lengths = (drawing: Drawing): number[] =>
  drawing.runs.flatMap(({ points }) =>
    points.slice(1).map((to, at) => {
      const from = points[at]!;
      const rise = (to.y ?? drawing.height) - (from.y ?? drawing.height);
      return Math.round(Math.hypot(to.x - from.x, rise, to.z - from.z) * 1e6) / 1e6;
    }),
  );
const places = (drawing: Drawing): number[] => drawing.lights.map((each) => each.at);

describe('drawing a belt', () => {
  it('keeps its corners and brings its first feed', () => {
    expect(corner.runs[0]?.points).toHaveLength(3);
    expect(corner.feeds).toEqual([{ id: 'r.feed', run: 'r', at: 0 }]);
    const second = drawn(
      corner,
      { type: 'place-feed', id: 's.feed', run: 'r', at: 3 },
      run('s', -3, 1, 0, 1),
    );
    expect(second.feeds.at(-1)).toEqual({ id: 's.feed.2', run: 's', at: 0 });
  });

  it('leaves out the corner that a double click repeats', () => {
    expect(drawn(belts, run('r', 0, 0, 2, 0, 2, 0)).runs[0]?.points).toHaveLength(2);
  });

  it('goes on at either end, and lights stay where they hang', () => {
    const lit = drawn(corner, light('l', 'r', 1));
    const longer = drawn(lit, { type: 'extend-run', id: 'r', end: 'first', to: { x: -3, z: -2 } });
    expect([places(longer), lengths(longer)]).toEqual([[3], [2, 4, 2]]);
    expect(drawingFacts(longer, catalogue).runs[0]?.length).toBe(8);
    const last = drawn(lit, { type: 'extend-run', id: 'r', end: 'last', to: { x: 3, z: 2, y: 2 } });
    expect([places(last), last.runs[0]?.points.at(-1)]).toEqual([[1], { x: 3, z: 2, y: 2 }]);
  });

  it('moves a corner: what hangs keeps its share of its stretch, and comes back with it', () => {
    const lit = drawn(corner, light('l', 'r', 2), light('m', 'r', 5));
    const moved = drawn(lit, { type: 'move-point', id: 'r', index: 0, to: { x: -1, z: 0 } });
    expect(places(moved)).toEqual([1, 3]);
    expect(drawn(moved, { type: 'move-point', id: 'r', index: 0, to: { x: -3, z: 0 } })).toEqual(lit);
  });

  it('puts a corner into a stretch and takes it away again', () => {
    const lit = drawn(corner, light('l', 'r', 1), light('m', 'r', 3), light('n', 'r', 5));
    const bent = drawn(lit, { type: 'insert-point', id: 'r', index: 0, at: { x: -1, z: 1 } });
    expect(bent.runs[0]?.points).toHaveLength(4);
    expect(places(bent).map((at) => at.toFixed(3))).toEqual(['1.118', '3.354', '5.472']);
    const straight = drawn(bent, { type: 'remove-point', id: 'r', index: 1 });
    expect(places(straight)).toEqual([1, 3, 5]);
  });

  it('puts a corner into a rising stretch at its height', () => {
    const points = [
      { x: 0, z: 0, y: 1 },
      { x: 2, z: 0, y: 2 },
    ];
    const rising = drawn(belts, { type: 'draw-run', id: 'r', points });
    const bent = drawn(rising, { type: 'insert-point', id: 'r', index: 0, at: { x: 1, z: 0.5 } });
    expect(bent.runs[0]?.points[1]).toEqual({ x: 1, z: 0.5, y: 1.5 });
  });

  it('takes an end away with what hangs there; a feed stays at the new end', () => {
    const lit = drawn(corner, light('l', 'r', 1), light('m', 'r', 5), {
      type: 'place-feed',
      id: 'f',
      run: 'r',
      at: 6,
    });
    const shorter = drawn(lit, { type: 'remove-point', id: 'r', index: 2 });
    expect([places(shorter), shorter.feeds.map((each) => each.at)]).toEqual([[1], [0, 4]]);
    const other = drawn(lit, { type: 'remove-point', id: 'r', index: 0 });
    expect([places(other), other.feeds.map((each) => each.at)]).toEqual([[1], [0, 2]]);
    expect(drawingRefusal(shorter, { type: 'remove-point', id: 'r', index: 0 })).toEqual([
      'run-corners-invalid',
    ]);
  });

  it('gives a stretch a typed length, and what follows moves along', () => {
    const typed = drawn(corner, { type: 'set-length', id: 'r', index: 0, length: 2.5 });
    expect(typed.runs[0]?.points).toEqual([
      { x: -3, z: 0 },
      { x: -0.5, z: 0 },
      { x: -0.5, z: 2 },
    ]);
    expect(drawingRefusal(corner, { type: 'set-length', id: 'r', index: 0, length: 0.01 })).toEqual([
      'stretch-too-short',
    ]);
  });

  it('moves and removes a run with all on it', () => {
    const lit = drawn(corner, light('l', 'r', 1));
    const moved = drawn(lit, { type: 'move-run', id: 'r', by: { x: 1, z: -1 } });
    expect([moved.runs[0]?.points[0], places(moved)]).toEqual([{ x: -2, z: -1 }, [1]]);
    expect(drawn(lit, { type: 'remove', id: 'r' })).toEqual(belts);
  });

  it('draws everything at another height in the same shape', () => {
    const risen = drawn(belts, {
      type: 'draw-run',
      id: 'r',
      points: [
        { x: 0, z: 0 },
        { x: 2, z: 0, y: 2.9 },
      ],
    });
    const lower = drawn(risen, { type: 'set-height', height: 2 });
    expect(lower.runs[0]?.points[1]?.y).toBeCloseTo(2.5, 9);
    expect(lengths(lower)).toEqual(lengths(risen));
    expect(drawingRefusal(risen, { type: 'set-height', height: -1 })).toEqual(['geometry-invalid']);
  });
});

describe('drawing sticks', () => {
  const chain = drawn(sticks, run('r', -3, 0, -1, 0, -1, 1));

  it('gives every stretch the length of the nearest rod', () => {
    expect(lengths(chain)).toEqual([1.8, 1.2]);
    expect(drawingFacts(chain, catalogue).runs[0]?.parts).toEqual([
      { model: '2192', quantity: 1 },
      { model: '2191', quantity: 1 },
      { model: '2196', quantity: 1 },
      { model: '2197', quantity: 1 },
    ]);
  });

  it('keeps rods whichever corner is moved, put in or taken away', () => {
    const moves = [0, 1, 2].map((index) =>
      drawn(chain, { type: 'move-point', id: 'r', index, to: { x: 0.3, z: 1.7 } }),
    );
    const bent = drawn(chain, { type: 'insert-point', id: 'r', index: 0, at: { x: -2, z: 0.4 } });
    const straight = drawn(bent, { type: 'remove-point', id: 'r', index: 1 });
    const longer = drawn(chain, { type: 'extend-run', id: 'r', end: 'last', to: { x: 0, z: 1.2, y: 3 } });
    for (const each of [...moves, bent, straight, longer]) {
      expect(lengths(each).every((length) => [0.6, 1.2, 1.8, 2.4].includes(length))).toBe(true);
    }
  });

  it('makes two rods of the shortest', () => {
    const short = drawn(sticks, run('r', 0, 0, 0.6, 0));
    const bent = drawn(short, { type: 'insert-point', id: 'r', index: 0, at: { x: 0.3, z: 0 } });
    expect(bent.runs[0]?.points).toEqual([
      { x: 0, z: 0 },
      { x: 0.6, z: 0 },
      { x: 1.2, z: 0 },
    ]);
  });

  it('takes only the length of a rod', () => {
    const longest = drawn(chain, { type: 'set-length', id: 'r', index: 0, length: 2.4 });
    expect(lengths(longest)).toEqual([2.4, 1.2]);
    const refused = applyDrawingEdit(chain, { type: 'set-length', id: 'r', index: 0, length: 2 }, catalogue);
    expect(refused).toEqual({
      ok: false,
      problems: [{ code: 'rod-length-unknown', data: { length: 2, lengths: ['0.6', '1.2', '1.8', '2.4'] } }],
    });
  });
});

describe('what cannot be drawn', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ x: at / 100, z: 0 }));
  const refused: [string, unknown, string][] = [
    ['one corner', run('s', 0, 0), 'run-corners-invalid'],
    ['ten thousand corners', { type: 'draw-run', id: 's', points: many }, 'run-corners-invalid'],
    ['no number', run('s', 0, 0, Number.NaN, 1), 'geometry-invalid'],
    ['endless', run('s', 0, 0, Infinity, 1), 'geometry-invalid'],
    ['a text', { type: 'draw-run', id: 's', points: [{ x: '1', z: 0 }, null] }, 'geometry-invalid'],
    ['no list', { type: 'draw-run', id: 's', points: 'line' }, 'domain-data-missing'],
    ['too short', run('s', 0, 0, 0.04, 0), 'stretch-too-short'],
    ['an id that is taken', run('r', 0, 0, 1, 0), 'element-exists'],
    ['no id', run('', 0, 0, 1, 0), 'domain-data-missing'],
    ['an unknown run', { type: 'move-run', id: 'x', by: { x: 1, z: 0 } }, 'element-not-found'],
    ['no way', { type: 'move-run', id: 'r' }, 'geometry-invalid'],
    ['an unknown corner', { type: 'move-point', id: 'r', index: 9, to: { x: 0, z: 0 } }, 'element-not-found'],
    ['half a corner', { type: 'remove-point', id: 'r', index: 0.5 }, 'element-not-found'],
    ['no end', { type: 'extend-run', id: 'r', end: 'middle', to: { x: 0, z: 0 } }, 'domain-data-missing'],
    ['an unknown part', { type: 'remove', id: 'x' }, 'element-not-found'],
    ['an unknown edit', { type: 'explode' }, 'element-method-invalid'],
    ['an inherited name', { type: 'toString' }, 'element-method-invalid'],
    ['nothing', null, 'element-method-invalid'],
    ['a batch of nothing', { type: 'batch' }, 'domain-data-missing'],
    [
      'a batch with a fault',
      { type: 'batch', edits: [run('s', 0, 1, 1, 1), null] },
      'element-method-invalid',
    ],
    ['a room without depth', { type: 'set-room', roomSize: { depth: 0 } }, 'geometry-invalid'],
    ['a room too low to hang in', { type: 'set-room', roomSize: { height: 0.3 } }, 'height-out-of-range'],
  ];

  it.each(refused)('is %s', (name, edit, code) => {
    const from = name.includes('hang') ? drawn(sticks, run('r', 0, 0, 1, 0)) : corner;
    expect(drawingRefusal(from, edit)).toContain(code);
  });

  it('is a batch in batches without end', () => {
    let edit: unknown = { type: 'batch', edits: [] };
    for (let depth = 0; depth < 20_000; depth += 1) edit = { type: 'batch', edits: [edit] };
    expect(drawingRefusal(corner, edit)).toEqual(['domain-data-missing']);
  });
});
