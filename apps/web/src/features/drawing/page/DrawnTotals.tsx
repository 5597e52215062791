import type { DrawingProblem, Space } from '@lucerna/engine';
import type { ReactNode } from 'react';
import { Totals, type EditorCatalogue } from '../../../shared/editor';
import { useDrawingProblems, type ProblemWatch } from '../work/drawing-validation';
import type { DrawingEditor } from '../work/drawing-document';

interface DrawnTotalsProps {
  readonly editor: DrawingEditor;
  readonly against: ProblemWatch;
  readonly textOf: (problem: DrawingProblem) => string;
  readonly space: Space;
  readonly catalogue: EditorCatalogue;
  readonly quantity: number;
  readonly code: string | null | undefined;
  readonly isReadOnly: boolean;
  readonly children: ReactNode;
}

/** The totals at the foot, with what stands against building at this moment. */
export function DrawnTotals({ editor, against, textOf, isReadOnly, ...totals }: DrawnTotalsProps) {
  const problems = useDrawingProblems(against);
  return (
    <Totals
      {...totals}
      onQuantity={
        isReadOnly
          ? undefined
          : (quantity) => editor.edit({ type: 'set-quantity', quantity }, { joins: 'quantity' })
      }
      problems={problems.map(textOf)}
    />
  );
}
