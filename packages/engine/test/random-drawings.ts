import type { Drawing, DrawingEdit } from '../src/drawing/drawing';
import { leastStretch } from '../src/drawing/drawing-limits';
import { rodOf } from '../src/drawing/run/rods';
import { measureRun } from '../src/drawing/run/run-measure';
import { wishesUpTo, type Wish } from './wish';

export const drawingWish = wishesUpTo({ act: 19, which: 20, tenths: 45, value: 30 });

const attributes = [
  { color: '10' },
  { color: '20', temperature: '2' },
  { color: 'zz' },
  { control: 'B' },
  { control: 'M' },
  { installation: '31' },
  { installation: '10' },
];

function pick<T>(list: readonly T[], at: number): T {
  return list[at % list.length]!;
}

/** The edit that a wish means for a drawing. `step` makes new ids new. */
export function drawingEditOf(drawing: Drawing, wished: Wish, step: number): DrawingEdit {
  const { act, one, other, x, z, value } = wished;
  const run = pick(['unknown', ...drawing.runs.map((each) => each.id)], one + 1);
  const light = pick(['unknown', ...drawing.lights.map((each) => each.id)], one + 1);
  const feed = pick(['unknown', ...drawing.feeds.map((each) => each.id)], one + 1);
  const model = pick([...drawing.system.lights, '2256'], other);
  const id = `n${step}`;
  const index = other % 4;
  const at = value / 3;
  const point = value % 5 === 0 ? { x, z, y: value / 10 } : { x, z };
  const edits: readonly DrawingEdit[] = [
    { type: 'draw-run', id, points: [{ x, z }, { x: z, z: x }, point] },
    {
      type: 'draw-run',
      id,
      points: [
        { x, z },
        { x: x + at, z },
      ],
    },
    { type: 'extend-run', id: run, end: value % 2 === 0 ? 'first' : 'last', to: point },
    { type: 'move-point', id: run, index, to: point },
    { type: 'move-point', id: run, index, to: point },
    { type: 'insert-point', id: run, index, at: point },
    { type: 'remove-point', id: run, index },
    { type: 'set-length', id: run, index, length: value % 3 === 0 ? 1.2 : at },
    { type: 'move-run', id: run, by: { x: x / 10, z: z / 10 } },
    { type: 'place-light', id, run, at, model },
    { type: 'spread-lights', ids: [id, `${id}b`, `${id}c`], run, model },
    { type: 'move-light', id: light, at },
    { type: 'move-light', id: light, run, at },
    { type: 'place-feed', id, run, at },
    { type: 'move-feed', id: feed, at },
    { type: 'remove', id: pick([light, feed, run], other) },
    { type: 'set-attributes', attributes: pick(attributes, value) },
    { type: 'set-attributes', ids: [light], attributes: pick(attributes, value) },
    { type: 'set-height', height: value / 10 },
    { type: 'set-room', roomSize: { height: 2 + value / 10, width: 3 + other } },
  ];
  return pick(edits, act);
}

/** What is wrong with a drawing, found by looking at everything: nothing, always. */
export function brokenDrawing(drawing: Drawing): string[] {
  const broken: string[] = [];
  const hold = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what);
  };
  const { runs, lights, feeds, system } = drawing;
  const ids = [drawing.id, ...[...runs, ...lights, ...feeds].map((each) => each.id)];
  hold(new Set(ids).size === ids.length, 'ids are unique');
  const { rods, lights: models } = system;
  for (const run of runs) {
    const { starts, corners } = measureRun(run, drawing.height);
    hold(corners.length >= 2, `${run.id} has two corners`);
    hold(
      corners.every((each) => Object.values(each).every(Number.isFinite) && each.y >= 0),
      `${run.id} is in space`,
    );
    for (let at = 1; at < starts.length; at += 1) {
      const length = starts[at]! - starts[at - 1]!;
      hold(length >= leastStretch - 1e-6, `${run.id} has no tiny stretch`);
      hold(rods.length === 0 || rodOf(system, length) !== null, `${run.id} is of rods: ${length}`);
    }
  }
  for (const { id, run, at } of [...lights, ...feeds]) {
    const on = runs.find((each) => each.id === run);
    const length = on ? measureRun(on, drawing.height).length : -1;
    hold(at >= 0 && at <= length + 1e-9, `${id} is on its run`);
  }
  hold(
    lights.every((each) => models.includes(each.model)),
    'lights are of the system',
  );
  return broken;
}
