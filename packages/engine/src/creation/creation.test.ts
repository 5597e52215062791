import { describe, expect, it } from 'vitest';
import { catalogue, drawn, emptyDrawing, light, run, sticks } from '../../test/drawings';
import { deepFreeze } from '../../test/feed';
import { composed, edited, emptySpace, made, catalogue as composing } from '../../test/spaces';
import { creationOf } from './creation-of';
import { drawingProblems } from '../drawing/check/drawing-problems';
import { elementsOf } from '../element/walk';
import { rebuildCreation } from './rebuild-creation';
import { startDrawing } from '../drawing/start-drawing';
import { storeCreation } from './store-creation';
import type { Creation } from './creation';
import type { DrawnSystem } from '../catalogue/row/drawn-system';

const drawing = drawn(
  emptyDrawing('plusminus'),
  run('r', -3, 0, 1, 0, 1, 2),
  light('l', 'r', 2),
  light('m', 'r', 5, '2253'),
  { type: 'set-attributes', attributes: { color: '20' } },
);
const creation = deepFreeze(made(creationOf(drawing, catalogue)));
type Changing = Record<string, unknown>;

/** A stored creation with a part of its drawing changed. */
function changed(change: (drawing: Changing) => void): string {
  const stored = JSON.parse(JSON.stringify(storeCreation(creation))) as { drawing: Changing };
  change(stored.drawing);
  return JSON.stringify(stored);
}
const refusal = (stored: unknown): string[] => {
  const result = rebuildCreation(stored, catalogue);
  return result.ok ? [] : result.problems.map((each) => each.code);
};

describe('a stored creation', () => {
  it('gives an equal one back, as data or as text', () => {
    expect(made(rebuildCreation(storeCreation(creation), catalogue))).toEqual(creation);
    expect(made(rebuildCreation(JSON.stringify(storeCreation(creation)), catalogue))).toEqual(creation);
    expect(storeCreation(creation).space).toBeNull();
    const space = edited(emptySpace, ...composed([{ model: '2010' }]));
    const composedOne: Creation = { space, drawing: null };
    expect(made(rebuildCreation(storeCreation(composedOne), composing))).toEqual(composedOne);
    expect(made(rebuildCreation({ version: 2, ...space }, composing))).toEqual(composedOne);
  });

  it('keeps a drawing that cannot be ordered yet', () => {
    const crossed = drawn(drawing, run('s', -2, -1, -2, 1));
    const kept = made(rebuildCreation(storeCreation(made(creationOf(crossed, catalogue))), catalogue));
    expect(kept.drawing).toEqual(crossed);
    expect(drawingProblems(crossed, catalogue)).toHaveLength(1);
  });

  it('keeps wishes that the catalogue refuses today, and tells them until they are repaired', () => {
    const stored = changed((each) => {
      (each['lights'] as { attributes: object }[])[0]!.attributes = { color: 'zz' };
    });
    const kept = made(rebuildCreation(stored, catalogue));
    expect(kept.drawing?.lights[0]?.attributes).toEqual({ color: 'zz' });
    expect([...elementsOf(kept.space)].find((each) => each.id === 'l')).toMatchObject({
      attributes: { color: '20' },
    });
    expect(drawingProblems(kept.drawing!, catalogue)).toEqual([
      { problem: { code: 'value-not-offered', data: { attribute: 'color', value: 'zz' } } },
    ]);
    const moved = drawn(kept.drawing!, { type: 'move-light', id: 'l', at: 1 });
    const repaired = drawn(moved, { type: 'set-attributes', ids: ['l'], attributes: { color: '10' } });
    expect(drawingProblems(repaired, catalogue)).toEqual([]);
  });

  it('drops what it does not know', () => {
    const stored = changed((each) => Object.assign(each, { secret: 1 }));
    expect(made(rebuildCreation(stored, catalogue))).toEqual(creation);
  });

  const whole = JSON.stringify(storeCreation(creation));
  const many = Array.from({ length: 10_000 }, (_, at) => ({ x: at / 100, z: 0 }));
  const set = (name: string, value: unknown) => changed((each) => Object.assign(each, { [name]: value }));
  const runs = (value: unknown) => set('runs', [{ id: 'r', points: value }]);
  const lights = (value: object) =>
    set('lights', [{ id: 'l', run: 'r', at: 1, model: '2250', attributes: {}, ...value }]);

  it.each([
    ['nothing', undefined, 'domain-data-missing'],
    ['null', null, 'domain-data-missing'],
    ['a number', 5, 'domain-incorrect'],
    ['a list', [], 'domain-incorrect'],
    ['text cut in half', whole.slice(0, whole.length / 2), 'domain-data-missing'],
    ['no version', '{"drawing":{}}', 'domain-data-missing'],
    ['half a version', { version: 0.5 }, 'domain-incorrect'],
    ['a newer version', { ...storeCreation(creation), version: 2 }, 'domain-newer'],
    ['neither space nor drawing', { version: 1 }, 'domain-data-missing'],
    ['a drawing that is a text', { version: 1, drawing: 'line' }, 'domain-incorrect'],
    ['an unknown system', set('system', 'ropes'), 'domain-incorrect'],
    ['a room that is none', set('roomSize', { width: -1 }), 'domain-incorrect'],
    ['a height below the floor', set('height', -1), 'domain-incorrect'],
    ['a colour that is a number', set('attributes', { color: 1 }), 'domain-incorrect'],
    ['a run of one corner', runs([{ x: 0, z: 0 }]), 'domain-incorrect'],
    ['a run of ten thousand corners', runs(many), 'creation-full'],
    [
      'a corner that is nowhere',
      runs([
        { x: 0, z: 0 },
        { x: 'far', z: 0 },
      ]),
      'domain-incorrect',
    ],
    ['two of one id', lights({ id: 'r' }), 'domain-incorrect'],
    ['a light on no run', lights({ run: 'x' }), 'domain-incorrect'],
    ['a light beyond its run', lights({ at: 99 }), 'domain-incorrect'],
    ['an unknown model', lights({ model: '9999' }), 'variations-not-found'],
    ['a model of another system', lights({ model: '2194' }), 'light-not-of-system'],
    ['rods of no length', set('system', 'sticks'), 'domain-incorrect'],
  ])('is refused with %s', (_, stored, code) => {
    expect(refusal(stored)).toContain(code);
  });

  it('is refused with more elements than a room is furnished with, before any of them is read', () => {
    const [light] = (JSON.parse(whole) as { drawing: { lights: readonly object[] } }).drawing.lights;
    const many = Array.from({ length: 10_000 }, (_, at) => ({ ...light, id: `l${at}` }));
    expect(refusal(changed((drawing) => Object.assign(drawing, { lights: many })))).toEqual([
      'creation-full',
    ]);
  });

  it('is refused without a catalogue', () => {
    expect(rebuildCreation(whole, undefined as never)).toMatchObject({ ok: false });
  });
});

describe('starting a drawing', () => {
  const start = (given: unknown): string[] => {
    const result = startDrawing(given as Parameters<typeof startDrawing>[0]);
    return result.ok ? [] : result.problems.map((each) => each.code);
  };

  it('begins empty, at the usual height or below a low ceiling', () => {
    const at = (height: number): number =>
      made(startDrawing({ id: 'd', system: sticks, roomSize: { height } })).height;
    expect([at(3), at(2.2)]).toEqual([2.4, 2.2]);
    const empty = made(creationOf(emptyDrawing('sticks'), catalogue));
    expect([...elementsOf(empty.space)].map((each) => each.type)).toEqual(['composition']);
  });

  it.each([
    ['no id', { system: sticks }, 'domain-data-missing'],
    ['nothing', undefined, 'domain-data-missing'],
    ['an unknown system', { id: 'd', system: 'toString' as unknown as DrawnSystem }, 'drawn-system-unknown'],
    ['no height', { id: 'd', system: sticks, height: Number.NaN }, 'geometry-invalid'],
    ['a room that is none', { id: 'd', system: sticks, roomSize: { width: 0 } }, 'geometry-invalid'],
    ['a colour that is none', { id: 'd', system: sticks, attributes: { color: 1 } }, 'value-not-offered'],
  ])('is refused with %s', (_, given, code) => {
    expect(start(given)).toEqual([code]);
  });
});
