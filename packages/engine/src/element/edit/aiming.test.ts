import { expect, it } from 'vitest';
import { cataloguesOf } from '../../../examples/demo-catalogue';
import { exampleDay } from '../../../test/feed';
import { composed, emptySpace, made } from '../../../test/spaces';
import { pivotsOf } from '../../body/pivots-of';
import { drawingProblems } from '../../drawing/check/drawing-problems';
import { applyDrawingEdit } from '../../drawing/edit/apply-drawing-edit';
import type { Drawing, DrawingEdit } from '../../drawing/drawing';
import { spaceOfDrawing } from '../../drawing/space/space-of-drawing';
import { startDrawing } from '../../drawing/start-drawing';
import { rebuildDrawing } from '../../drawing/store/rebuild-drawing';
import type { Space } from '../element';
import { spaceProblems } from '../space-problems';
import { applyEdit } from './apply-edit';
import type { Edit } from './edit';
import { elementBounds } from '../place/footprint';
import { rebuildSpace } from '../store/rebuild-space';
import { storeSpace } from '../store/stored-space';
import { elementsOf } from '../walk';

const { elements: catalogue } = cataloguesOf(225, 16, exampleDay);
const edited = (from: Space, ...edits: readonly Edit[]): Space =>
  edits.reduce((found, edit) => made(applyEdit(found, edit, catalogue)), from);
const refusal = (from: Space, edit: Edit): string[] => {
  const result = applyEdit(from, edit, catalogue);
  return result.ok ? [] : result.problems.map(({ code }) => code);
};

/** A spotlight of the demo whose head tilts and swivels. */
const space = edited(emptySpace, ...composed([{ model: '2255' }]));
const spotOf = (from: Space) => {
  const found = [...elementsOf(from)].find(({ id }) => id === 'l1');
  if (found?.type !== 'light' && found?.type !== 'pendant') throw new Error('There is no spotlight');
  return found;
};
const aim = (pivot: string, degrees: number) => ({ type: 'aim', id: 'l1', pivot, degrees }) as const;

it('turns the head of a spotlight, as far as it can, and back', () => {
  const turned = edited(space, aim('head', 30), aim('swivel', -90));
  expect(spotOf(turned).aim).toEqual({ head: 30, swivel: -90 });
  const { sheet } = catalogue.model('2255')!;
  expect(pivotsOf(sheet, spotOf(turned).aim).map(({ name, degrees }) => [name, degrees])).toEqual([
    ['swivel', -90],
    ['head', 30],
  ]);
  expect(spotOf(edited(space, aim('head', 170))).aim).toEqual({ head: 60 });
  expect(edited(turned, aim('head', 0), aim('swivel', 0))).toEqual(space);
  expect(edited(turned, aim('head', 30))).toBe(turned);
});

it('takes the room that it reaches then', () => {
  const [before, after] = [space, edited(space, aim('head', 60))].map((each) =>
    elementBounds(spotOf(each), catalogue),
  );
  expect(after!.maxX - after!.minX).toBeGreaterThan((before!.maxX - before!.minX) * 1.5);
  expect(after!.minY).toBeGreaterThan(before!.minY);
});

it('is stored, and rebuilt', () => {
  const turned = edited(space, aim('head', -20));
  const stored: unknown = JSON.parse(JSON.stringify(storeSpace(turned)));
  expect(rebuildSpace(stored, catalogue)).toEqual({ ok: true, value: turned });
});

it('that was stored further than the pivot turns is told, and turned within its range by the next edit', () => {
  const stored = JSON.parse(
    JSON.stringify(storeSpace(edited(space, aim('head', 60)))).replace('"head":60', '"head":75'),
  ) as unknown;
  const read = made(rebuildSpace(stored, catalogue));
  expect(spaceProblems(read, catalogue)).toEqual([
    {
      id: 'l1',
      problems: [
        { code: 'aim-beyond-range', data: { model: 'Plusminus spot', degrees: 75, from: -60, to: 60 } },
      ],
    },
  ]);
  expect(spaceProblems(edited(read, aim('head', 50)), catalogue)).toEqual([]);
});

it('about a pivot that the body no longer has is forgotten, and no figure is refused', () => {
  const stored = (aimed: object): unknown => {
    const text = JSON.stringify(storeSpace(edited(space, aim('head', -20))));
    return JSON.parse(text.replace('{"head":-20}', JSON.stringify(aimed)));
  };
  expect(spotOf(made(rebuildSpace(stored({ elbow: 10, head: 5 }), catalogue))).aim).toEqual({ head: 5 });
  expect(spotOf(made(rebuildSpace(stored({ elbow: 10 }), catalogue)))).toEqual(spotOf(space));
  const nine = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`p${at}`, 1]));
  for (const spoilt of [{ head: 181 }, { head: '20' }, { head: null }, [20], nine]) {
    const read = rebuildSpace(stored(spoilt), catalogue);
    expect([spoilt, read.ok ? [] : read.problems.map(({ code }) => code)]).toEqual([
      spoilt,
      ['domain-incorrect'],
    ]);
  }
});

it('of a drawn light follows its run, is stored with the drawing, and told when it is too much', () => {
  const begun = made(startDrawing({ id: 'd', system: catalogue.systems[0]! }));
  const drawn = (drawing: Drawing, edit: DrawingEdit): Drawing =>
    made(applyDrawingEdit(drawing, edit, catalogue));
  const points = [
    { x: -1, z: 0 },
    { x: 1, z: 0 },
  ];
  const light = { type: 'place-light', id: 'l', run: 'r', at: 1, model: '2255' } as const;
  const still = drawn(drawn(begun, { type: 'draw-run', id: 'r', points }), light);
  const turned = drawn(still, { type: 'aim-light', id: 'l', pivot: 'head', degrees: 500 });
  expect(turned.lights[0]).toEqual({ ...still.lights[0], aim: { head: 60 } });
  const elements = [...elementsOf(made(spaceOfDrawing(turned, catalogue)))];
  expect(elements.find(({ id }) => id === 'l')).toMatchObject({ aim: { head: 60 }, onRun: { run: 'r' } });
  expect(drawn(turned, { type: 'aim-light', id: 'l', pivot: 'head', degrees: 0 })).toEqual(still);
  const refused = applyDrawingEdit(
    still,
    { type: 'aim-light', id: 'l', pivot: 'elbow', degrees: 5 },
    catalogue,
  );
  expect(refused).toMatchObject({ ok: false, problems: [{ code: 'geometry-invalid' }] });
  const { system, ...rest } = turned;
  const stored = (aimed: object): unknown => ({
    ...rest,
    system: system.name,
    lights: rest.lights.map((each) => ({ ...each, aim: aimed })),
  });
  expect(made(rebuildDrawing(stored({ head: 60, elbow: 3 }), catalogue))).toEqual(turned);
  const beyond = made(rebuildDrawing(stored({ head: -75 }), catalogue));
  expect(drawingProblems(beyond, catalogue)).toContainEqual({
    problem: { code: 'aim-beyond-range', data: { model: 'Plusminus spot', degrees: -75, from: -60, to: 60 } },
    ...{ run: 'r', light: 'l' },
  });
  expect([...elementsOf(made(spaceOfDrawing(beyond, catalogue)))].find(({ id }) => id === 'l')).toMatchObject(
    { aim: { head: -60 } },
  );
});

it('refuses what is no pivot, no figure and no article', () => {
  const codes = [
    aim('elbow', 10),
    aim('head', Number.NaN),
    { ...aim('head', 10), id: 'nobody' },
    { ...aim('head', 10), id: '' },
    { ...aim('head', 10), id: 'c1' },
  ].flatMap((edit) => refusal(space, edit));
  expect(codes).toEqual([
    'geometry-invalid',
    'geometry-invalid',
    'element-not-found',
    'element-not-found',
    'element-method-invalid',
  ]);
});
