import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogue, emptyDrawing } from '../../test/drawings';
import { deepFreeze } from '../../test/feed';
import { brokenDrawing, drawingEditOf, drawingWish } from '../../test/random-drawings';
import { brokenInvariants, made } from '../../test/spaces';
import { applyDrawingEdit } from './edit/apply-drawing-edit';
import { creationOf } from '../creation/creation-of';
import { drawingFacts } from './facts/drawing-facts';
import { drawingProblems } from './check/drawing-problems';
import { rebuildCreation } from '../creation/rebuild-creation';
import { recordHistory, redo, startHistory, undo } from '../history';
import { storeCreation } from '../creation/store-creation';
import type { Drawing } from './drawing';
import type { DrawnSystemName } from './drawing-limits';

it.each<DrawnSystemName>(['plusminus', 'sticks'])(
  'keeps what always holds of %s, whatever is drawn; undoes and redoes all; stores and rebuilds',
  (system) => {
    const room = { width: 12, depth: 10 };
    fc.assert(
      fc.property(fc.array(drawingWish, { minLength: 1, maxLength: 25 }), (wishes) => {
        const empty = emptyDrawing(system, room);
        let history = startHistory<Drawing>(empty);
        for (const [step, wished] of wishes.entries()) {
          const before = history.present;
          const edit = deepFreeze(drawingEditOf(before, wished, step));
          const result = applyDrawingEdit(before, edit, catalogue);
          if (!result.ok) {
            expect(result.problems.length).toBeGreaterThan(0);
            continue;
          }
          history = recordHistory(history, deepFreeze(result.value));
          expect(brokenDrawing(history.present)).toEqual([]);
        }
        const drawing = history.present;
        const creation = deepFreeze(made(creationOf(drawing, catalogue)));
        expect(brokenInvariants(creation.space, catalogue)).toEqual([]);
        expect(made(rebuildCreation(JSON.stringify(storeCreation(creation)), catalogue))).toEqual(creation);
        const copy = JSON.parse(JSON.stringify(drawing)) as Drawing;
        expect(drawingProblems(copy, catalogue)).toEqual(drawingProblems(drawing, catalogue));
        expect(drawingFacts(copy, catalogue)).toEqual(drawingFacts(drawing, catalogue));
        const steps = history.past.length;
        for (let step = 0; step < steps; step += 1) history = undo(history);
        expect(history.present).toBe(empty);
        for (let step = 0; step < steps; step += 1) history = redo(history);
        expect(history.present).toBe(drawing);
      }),
      { numRuns: 250 },
    );
  },
  60_000,
);
