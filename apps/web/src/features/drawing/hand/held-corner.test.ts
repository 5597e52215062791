import { applyDrawingEdit, startDrawing, type Drawing, type DrawingEdit, type Result } from '@lucerna/engine';
import { expect, it } from 'vitest';
import { createEditor } from '../../../shared/editor/store/editor';
import { demoCatalogue, demoModels, demoSystem } from '../../../shared/editor/test/demo-catalogue';
import { drawnKind, type DrawingDocument, type WorkEdit } from '../work/drawing-document';
import { holdCorner } from './held-corner';
import { nudgeEdit, removalOf } from './nudge';

const elements = demoCatalogue(demoModels(({ model }) => model.startsWith('22')));

function made<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map(({ code }) => code).join());
  return result.value;
}

const points = [
  { x: -2, z: 0 },
  { x: 0, z: 0 },
  { x: 2, z: 0 },
];
const lightAt = (id: string, at: number): DrawingEdit => {
  return { type: 'place-light', id, run: 'run', at, model: '2255' };
};

/** A belt with a light, of which a corner may be taken, and what its keys do. */
function begins(corners = points) {
  const drawing = [{ type: 'draw-run', id: 'run', points: corners } as const, lightAt('first', 1)].reduce(
    (drawn: Drawing, edit) => made(applyDrawingEdit(drawn, edit, elements)),
    made(startDrawing({ id: 'd', system: demoSystem('plusminus') })),
  );
  const editor = createEditor<DrawingDocument, WorkEdit>({
    start: { drawing, quantity: 1, floor: null },
    apply: drawnKind.applyWith(elements),
    holds: drawnKind.holds,
  });
  const corner = holdCorner(editor);
  const now = () => editor.state().value.drawing;
  return {
    ...{ editor, corner, now },
    takes: (index: number) => corner.set({ kind: 'corner', id: 'run', index }),
    nudges: () => nudgeEdit(now(), editor.state().selection, corner.get(), { x: 0.1, z: 0 }),
    deletes: () => {
      const edit = removalOf(now(), editor.state().selection, corner.get());
      return edit !== null && editor.edit(edit);
    },
    /** As the palette does. */
    adds: (id: string) => {
      editor.edit(lightAt(id, 3));
      editor.select([id]);
    },
  };
}

it('a corner that is taken is moved and removed, its run is chosen', () => {
  const { takes, nudges, deletes, editor, now } = begins();
  takes(1);
  expect(editor.state().selection).toEqual(['run']);
  expect(nudges()).toMatchObject({ type: 'move-point', index: 1 });
  expect(deletes()).toBe(true);
  expect(now().runs[0]!.points).toHaveLength(2);
  // The run is still chosen, and no corner of it is taken any more.
  expect(nudges()).toMatchObject({ type: 'move-run', id: 'run' });
});

it.each([points, [points[0]!, points[2]!]])(
  'Delete removes the light that was added after a corner was pressed, and leaves the run whole',
  (...corners) => {
    const { takes, adds, nudges, deletes, now } = begins(corners);
    takes(0);
    adds('new');
    expect(nudges()).toMatchObject({ type: 'move-light', id: 'new' });
    expect(deletes()).toBe(true);
    expect(now().lights.map(({ id }) => id)).toEqual(['first']);
    expect(now().runs[0]!.points).toHaveLength(corners.length);
  },
);

it('nothing is removed or moved after the choice was given up, and a corner does not come back with its run', () => {
  const { takes, deletes, nudges, editor, corner, now } = begins();
  takes(2);
  editor.select([]);
  expect(nudges()).toBeNull();
  expect(deletes()).toBe(false);
  editor.select(['run']);
  expect(corner.get()).toBeNull();
  takes(2);
  editor.select(['run', 'first']);
  expect(corner.get()).toBeNull();
  expect(now().runs[0]!.points).toHaveLength(3);
});

it('a corner that was inserted and undone leaves none in hand', () => {
  const { takes, editor, corner } = begins();
  editor.edit({ type: 'insert-point', id: 'run', index: 0, at: { x: -1, z: 0 } });
  takes(1);
  editor.undo();
  expect(corner.get()).toBeNull();
  editor.redo();
  expect(corner.get()).toMatchObject({ index: 1 });
});

it('who looks at the corner hears that another thing was chosen', () => {
  const { takes, editor, corner } = begins();
  let times = 0;
  const stop = corner.subscribe(() => (times += 1));
  takes(0);
  const before = times;
  editor.select([]);
  expect(times).toBeGreaterThan(before);
  stop();
  const after = times;
  editor.select(['run']);
  corner.set(null);
  expect(times).toBe(after);
});
