import { startDrawing, type RunPoint } from '@lucerna/engine';
import { expect, it } from 'vitest';
import { demoCatalogue, demoModels, demoSystem } from '../../../shared/editor/test/demo-catalogue';
import { applyWith } from './drawing-document';
import { isLevel, leanEdit } from './leaning';

const catalogue = demoCatalogue(demoModels(({ model }) => model.startsWith('219')));

it('rods lean up and down in turn, keep their lengths, and are level again', () => {
  const begun = startDrawing({
    id: 'd',
    system: demoSystem('sticks'),
    roomSize: { width: 8, depth: 8, height: 3 },
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const points: readonly RunPoint[] = [
    { x: -2, z: 0 },
    { x: 0.4, z: 0 },
    { x: 0.4, z: 1.8 },
    { x: 1.6, z: 1.8 },
  ];
  const work = { drawing: { ...begun.value, runs: [{ id: 'r', points }] }, quantity: 1, floor: null };
  const lean = (of: typeof work) => {
    const { drawing } = of;
    const next = applyWith(catalogue)(of, leanEdit(drawing.runs[0]!, drawing));
    if (!next.ok) throw new Error(JSON.stringify(next.problems));
    return { ...of, drawing: next.value.drawing as typeof drawing };
  };
  const lengths = ({ drawing: { runs, height } }: typeof work) =>
    runs[0]!.points.slice(1).map((to, at) => {
      const from = runs[0]!.points[at]!;
      return Math.hypot(to.x - from.x, (to.y ?? height) - (from.y ?? height), to.z - from.z);
    });
  const leaning = lean(work);
  expect(leaning.drawing.runs[0]!.points.map(({ y }) => y ?? 2.4)).toEqual([2.4, 2.9, 2.4, 2.9]);
  lengths(leaning).forEach((length, at) => expect(length).toBeCloseTo(lengths(work)[at]!));
  const again = lean(leaning);
  expect(isLevel(again.drawing.runs[0]!, 2.4)).toBe(true);
  again.drawing.runs[0]!.points.forEach(({ x, z }, at) => {
    expect(x).toBeCloseTo(points[at]!.x);
    expect(z).toBeCloseTo(points[at]!.z);
  });
});
