import type { ElementCatalogue } from '@lucerna/engine';
import { Announcement } from '../../../shared/announcement/Announcement';
import { useEditorPart } from '../../../shared/editor';
import { useSignal } from '../tools/signal';
import type { Desk } from '../tools/use-desk';
import { usePenState } from '../tools/use-pen';
import { useDrawingProblems, type ProblemWatch } from '../work/drawing-validation';
import type { DrawingEditor } from '../work/drawing-document';
import { useSentence } from '../words/use-sentence';

interface HeardProps {
  readonly editor: DrawingEditor;
  readonly desk: Desk;
  readonly selection: readonly string[];
  readonly against: ProblemWatch;
  readonly nameOf: (id: string) => string;
  readonly elements: ElementCatalogue;
}

/** What is read out to who does not see the plan: what was done, and what follows. It follows the pen by itself. */
export function LiveRegion({ editor, desk, against, ...given }: HeardProps) {
  const drawing = useEditorPart(editor, ({ value }) => value.drawing);
  const problems = useDrawingProblems(against);
  const corner = useSignal(desk.hand.corner);
  const { aim } = usePenState(desk.pen, drawing);
  const sentence = useSentence({
    ...given,
    drawing,
    corner,
    problems,
    aim: desk.tools.tool === 'draw' ? aim : null,
    lengths: desk.lengths,
  });
  const { said } = desk.commands;
  return (
    <>
      <Announcement turn={said.turn}>{said.text}</Announcement>
      <Announcement>{sentence}</Announcement>
    </>
  );
}
