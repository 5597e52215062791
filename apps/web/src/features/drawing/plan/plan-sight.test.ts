import { applyDrawingEdit, startDrawing, type Drawing } from '@lucerna/engine';
import { expect, it } from 'vitest';
import { demoCatalogue, demoSystem } from '../../../shared/editor/test/demo-catalogue';
import { createPlanSight } from './plan-sight';
import { toScreen } from './plan-view';

/** A room with one run to so many metres from its middle. */
function drawnTo(x: number): Drawing {
  const begun = startDrawing({ id: 'd', system: demoSystem('plusminus') });
  if (!begun.ok) throw new Error('nothing can be drawn');
  const points = [
    { x: 0, z: 0 },
    { x, z: 0 },
  ];
  const drawn = applyDrawingEdit(begun.value, { type: 'draw-run', id: 'r', points }, demoCatalogue([]));
  if (!drawn.ok) throw new Error(drawn.problems.map(({ code }) => code).join());
  return drawn.value;
}

it('fits what is drawn beyond the walls in, and the room alone where nothing is', () => {
  const beyond = createPlanSight(() => drawnTo(12));
  const end = () => toScreen(beyond.view(), beyond.look.get().extent, { x: 12, z: 0 }).left;
  expect(end()).toBeGreaterThan(beyond.look.get().extent.width);
  beyond.whole();
  expect(end()).toBeLessThan(beyond.look.get().extent.width);

  const within = createPlanSight(() => drawnTo(1));
  within.zoom(3);
  within.whole();
  expect(within.look.get().chosen).toBeNull();
});
