import { describe, expect, it } from 'vitest';
import { startDrawing, type Drawing } from '@lucerna/engine';
import { demoSystem } from '../../../shared/editor/test/demo-catalogue';
import { dragEdit, type DragGiven } from './drag';
import { inBox } from './in-box';

const begun = startDrawing({ id: 'd', system: demoSystem('plusminus') });
const drawing: Drawing = {
  ...((begun.ok ? begun.value : null) as Drawing),
  runs: [
    {
      id: 'a',
      points: [
        { x: -1, z: 0 },
        { x: 1, z: 0 },
      ],
    },
    {
      id: 'b',
      points: [
        { x: -1, z: 1 },
        { x: 1, z: 1 },
      ],
    },
  ],
  lights: [
    { id: 'one', run: 'a', at: 0.5, model: '2250', attributes: {} },
    { id: 'two', run: 'a', at: 1, model: '2250', attributes: {} },
  ],
  feeds: [{ id: 'feed', run: 'a', at: 0 }],
};
const given = (part: Partial<DragGiven> & Pick<DragGiven, 'grip' | 'from' | 'to'>): DragGiven => ({
  begun: drawing,
  now: drawing,
  selection: [],
  snap: { grid: 0.1, tolerance: 0.05 },
  ...part,
});

describe('dragging in the plan', () => {
  it('moves a light along its run in steps of 5 cm, and to another run', () => {
    const grip = { kind: 'light', id: 'one' } as const;
    const from = { x: -0.5, z: 0 };
    expect(dragEdit(given({ grip, from, to: { x: 0.12, z: 0.1 } }))?.edit).toMatchObject({
      run: 'a',
      at: 1.1,
    });
    expect(dragEdit(given({ grip, from, to: { x: 0.12, z: 0.9 } }))?.edit).toMatchObject({
      run: 'b',
      at: 1.1,
    });
  });

  it('takes the other chosen lights of the run along', () => {
    const grip = { kind: 'light', id: 'one' } as const;
    const dragged = dragEdit(
      given({ grip, from: { x: -0.5, z: 0 }, to: { x: -0.25, z: 0 }, selection: ['one', 'two'] }),
    );
    expect(dragged?.edit).toEqual({
      type: 'batch',
      edits: [
        { type: 'move-light', id: 'one', run: 'a', at: 0.75 },
        { type: 'move-light', id: 'two', at: 1.25 },
      ],
    });
  });

  it('moves a corner to the grid and a run from where it was taken', () => {
    const corner = { kind: 'corner', id: 'a', index: 1 } as const;
    const dragged = dragEdit(given({ grip: corner, from: { x: 1, z: 0 }, to: { x: 1.52, z: 0.3 } }));
    expect(dragged?.edit).toMatchObject({ type: 'move-point', to: { x: 1.5, z: 0.3 } });
    const run = dragEdit(
      given({ grip: { kind: 'run', id: 'b' }, from: { x: 0, z: 1 }, to: { x: 0.33, z: 1 } }),
    );
    expect(run?.edit).toMatchObject({ type: 'move-run' });
    expect((run!.edit as { by: { x: number } }).by.x).toBeCloseTo(0.3);
  });

  it('moves nothing that is gone', () => {
    const from = { x: 0, z: 0 };
    expect(dragEdit(given({ grip: { kind: 'light', id: 'gone' }, from, to: from }))).toBeNull();
    expect(dragEdit(given({ grip: { kind: 'corner', id: 'a', index: 9 }, from, to: from }))).toBeNull();
  });

  it('chooses what is wholly in a box', () => {
    const ids = inBox(drawing, { from: { x: 1.2, z: 0.2 }, to: { x: -1.2, z: -0.2 } });
    expect(ids).toEqual(['a', 'one', 'two', 'feed']);
    expect(inBox(drawing, { from: { x: -0.6, z: -1 }, to: { x: -0.4, z: 1 } })).toEqual(['one']);
  });
});
