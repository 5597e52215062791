import {
  applyDrawingEdit,
  billOfSpace,
  drawingProblems,
  formatMoney,
  problemText,
  spaceOfDrawing,
  startDrawing,
} from '@lucerna/engine';
import type { DrawingEdit } from '@lucerna/engine';
import { cataloguesOf } from './demo-catalogue';

const { elements, parts } = cataloguesOf(225, 16, '2026-11-21');
const roomSize = { width: 8, depth: 6, height: 3 };
const system = elements.systems.find(({ name }) => name === 'plusminus')!;
const start = startDrawing({ id: 'dining room', system, roomSize });
const belt: DrawingEdit = {
  type: 'draw-run',
  id: 'belt',
  points: [
    { x: -3.5, z: -1 },
    { x: 3.5, z: -1 },
    { x: 3.5, z: 2 },
  ],
};
const ids = Array.from({ length: 12 }, (_, at) => `light ${at + 1}`);
const lights: DrawingEdit = { type: 'spread-lights', ids, run: 'belt', model: '2252' };
const drawn = start.ok
  ? applyDrawingEdit(start.value, { type: 'batch', edits: [belt, lights] }, elements)
  : start;

if (drawn.ok) {
  for (const { problem } of drawingProblems(drawn.value, elements)) console.log(problemText(problem));
  const feed: DrawingEdit = { type: 'place-feed', id: 'second feed', run: 'belt', at: 10 };
  const fed = applyDrawingEdit(drawn.value, feed, elements);
  const space = fed.ok ? spaceOfDrawing(fed.value, elements) : fed;
  const bill = space.ok ? billOfSpace(space.value, parts, { rateId: 10, quantity: 1 }) : space;
  if (bill.ok && bill.value.prices) {
    console.log(formatMoney(bill.value.prices.unitGross), `${bill.value.totals.consumedWatts} W`);
    for (const { quantity, code } of bill.value.prices.lines) console.log(`  ${quantity} x ${code}`);
  }
}
