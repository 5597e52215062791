import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogue, drawn, drawnCatalogue, emptyDrawing, light, run } from '../../../test/drawings';
import { drawingEditOf, drawingWish } from '../../../test/random-drawings';
import { applyDrawingEdit } from '../edit/apply-drawing-edit';
import { drawingFacts } from '../facts/drawing-facts';
import { drawingProblems } from './drawing-problems';
import type { Drawing } from '../drawing';
import type { DrawnSystemName } from '../drawing-limits';

const other = drawnCatalogue(16);

/** What is told of the same drawing when nothing of it was seen before. */
function fromNothing(drawing: Drawing) {
  const copy = JSON.parse(JSON.stringify(drawing)) as Drawing;
  return [drawingProblems(copy, other), drawingFacts(copy, other)];
}

it.each<DrawnSystemName>(['plusminus', 'sticks'])(
  'tells of %s after every edit, and back, what it would tell without remembering',
  (system) => {
    fc.assert(
      fc.property(fc.array(drawingWish, { minLength: 1, maxLength: 30 }), (wishes) => {
        const begun = [
          run('a', -3, 0, 3, 0),
          run('b', -3, 1, 3, 1),
          ...[0.5, 1, 1.1, 2].map((at, number) =>
            light(`l${number}`, 'a', at, system === 'sticks' ? '2194' : '2250'),
          ),
        ];
        const drawings = [drawn(emptyDrawing(system), ...begun)];
        for (const [step, wished] of wishes.entries()) {
          const before = drawings.at(-1)!;
          const result = applyDrawingEdit(before, drawingEditOf(before, wished, step), catalogue);
          if (result.ok) drawings.push(result.value);
        }
        for (const drawing of [...drawings, ...drawings.toReversed()]) {
          expect([drawingProblems(drawing, catalogue), drawingFacts(drawing, catalogue)]).toEqual(
            fromNothing(drawing),
          );
        }
      }),
      { numRuns: 150 },
    );
  },
  60_000,
);
