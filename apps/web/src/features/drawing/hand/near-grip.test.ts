import { startDrawing, type Drawing } from '@lucerna/engine';
import { demoSystem } from '../../../shared/editor/test/demo-catalogue';
import { expect, it } from 'vitest';
import { nearGrip } from './near-grip';

const begun = startDrawing({ id: 'd', system: demoSystem('plusminus') });
if (!begun.ok) throw new Error('There is no drawing.');
const drawing: Drawing = {
  ...begun.value,
  runs: [
    {
      id: 'a',
      points: [
        { x: 0, z: 0 },
        { x: 2, z: 0 },
      ],
    },
  ],
  feeds: [{ id: 'f', run: 'a', at: 0 }],
  lights: [
    { id: 'l', run: 'a', at: 1, model: '2255', attributes: {} },
    { id: 'm', run: 'a', at: 1.1, model: '2255', attributes: {} },
  ],
};

it('takes what is nearest within its reach, and nothing beyond', () => {
  expect(nearGrip(drawing, { x: 1.04, z: 0.1 }, 0.2)).toEqual({ kind: 'light', id: 'l' });
  expect(nearGrip(drawing, { x: 1.08, z: 0.1 }, 0.2)).toEqual({ kind: 'light', id: 'm' });
  expect(nearGrip(drawing, { x: 0.1, z: 0 }, 0.2)).toEqual({ kind: 'feed', id: 'f' });
  expect(nearGrip(drawing, { x: 0.5, z: 0 }, 0.2)).toBeNull();
});
