import { applyDrawingEdit, creationOf, startDrawing } from '@lucerna/engine';
import type { Drawing, DrawingEdit, Result } from '@lucerna/engine';
import { expect, it, vi } from 'vitest';
import type { RoomAim } from '../../../shared/editor';
import { createEditor } from '../../../shared/editor/store/editor';
import { demoCatalogue, demoModels, demoSystem } from '../../../shared/editor/test/demo-catalogue';
import { aimByHand, roomInHand } from './aim-by-hand';
import { drawnKind, type DrawingDocument, type WorkEdit } from './drawing-document';

const elements = demoCatalogue(demoModels(({ model }) => model.startsWith('22')));

function made<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map(({ code }) => code).join());
  return result.value;
}

/** A belt with as many spotlights. */
function belt(count: number): Drawing {
  const points = [
    { x: -2, z: 0 },
    { x: 2, z: 0 },
  ];
  const edits: DrawingEdit[] = [
    { type: 'draw-run', id: 'run', points },
    ...Array.from({ length: count }, (_, at): DrawingEdit => {
      return { type: 'place-light', id: `l${at}`, run: 'run', at: (4 * (at + 0.5)) / count, model: '2255' };
    }),
  ];
  const begun = made(startDrawing({ id: 'd', system: demoSystem('plusminus') }));
  return edits.reduce((drawing, edit) => made(applyDrawingEdit(drawing, edit, elements)), begun);
}

function begins(count: number) {
  return createEditor<DrawingDocument, WorkEdit>({
    start: { drawing: belt(count), quantity: 1, floor: null },
    apply: drawnKind.applyWith(elements),
    holds: drawnKind.holds,
    followMs: drawnKind.followMs,
  });
}

const turn = (degrees: number, phase: RoomAim['phase'] = 'move'): RoomAim => {
  return { type: 'aim', id: 'l1', pivot: 'head', degrees, phase };
};
const aimOf = ({ drawing }: DrawingDocument) => drawing.lights[1]?.aim?.['head'];

it('a hand that turns a drawn head lets the page follow slowly, and at once when it lets go', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const editor = begins(3);
  const settled = new Set<DrawingDocument>();
  editor.subscribe(() => settled.add(editor.state().settled));
  for (let degrees = 1; degrees <= 40; degrees++) {
    clock.mockReturnValue(1000 + 8 * degrees);
    aimByHand(editor, turn(degrees));
    expect(aimOf(editor.state().value)).toBe(degrees);
  }
  // The first, and every 160 milliseconds of 320.
  expect(settled.size).toBeLessThanOrEqual(3);
  aimByHand(editor, turn(40, 'end'));
  expect(aimOf(editor.state().settled)).toBe(40);
  editor.undo();
  expect(aimOf(editor.state().value)).toBeUndefined();
  clock.mockRestore();
});

it('a turn that is given up leaves what was drawn before', () => {
  const editor = begins(3);
  const before = editor.state().value;
  aimByHand(editor, turn(10));
  aimByHand(editor, turn(30));
  aimByHand(editor, turn(0, 'cancel'));
  expect(editor.state()).toMatchObject({ value: before, settled: before });
});

it('the room shows a turn before the page follows, as it is drawn once it does', () => {
  const editor = begins(3);
  const creation = made(creationOf(editor.state().value.drawing, elements));
  aimByHand(editor, turn(35));
  const { space } = made(creationOf(editor.state().value.drawing, elements));
  expect(space).not.toEqual(creation.space);
  expect(roomInHand(creation, turn(35), elements).space).toEqual(space);
  expect(roomInHand(creation, turn(35, 'end'), elements)).toBe(creation);
  expect(roomInHand(creation, null, elements)).toBe(creation);
  expect(roomInHand(creation, { ...turn(35), id: 'gone' }, elements)).toBe(creation);
});
