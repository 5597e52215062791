import type { DrawingFacts, DrawingProblem } from '@lucerna/engine';
import { useBreakpoint } from '@lucerna/kit';
import type { EditorCatalogue } from '../../../shared/editor';
import type { Desk } from '../tools/use-desk';
import { FloorPanel } from '../floor/FloorPanel';
import { Palette } from '../palette/Palette';
import { DrawingPanel } from '../side/DrawingPanel';
import { Overview } from '../side/Overview';
import { PenPanel } from '../side/PenPanel';
import { ProblemList } from '../side/ProblemList';
import { SelectionPanel } from '../side/SelectionPanel';
import type { ProblemWatch } from '../work/drawing-validation';
import type { DrawingEditor, DrawingDocument } from '../work/drawing-document';

interface DrawnSideProps {
  /** The settled one. */
  readonly work: DrawingDocument;
  readonly facts: DrawingFacts;
  readonly catalogue: EditorCatalogue;
  readonly editor: DrawingEditor;
  readonly desk: Desk;
  readonly selection: readonly string[];
  readonly against: ProblemWatch;
  readonly nameOf: (id: string) => string;
  readonly textOf: (problem: DrawingProblem) => string;
  readonly isReadOnly: boolean;
}

/**
 * The panels at the side: what is chosen or drawn, what stands against building, what can be put on runs, the rest. On a
 * phone what can be put there stands next to the plan, to be carried onto it.
 */
export function DrawnSide({ work, facts, desk, textOf, against, ...props }: DrawnSideProps) {
  const { catalogue, editor, selection, nameOf, isReadOnly } = props;
  const { drawing, floor } = work;
  const { commands, lengths, tools } = desk;
  const given = { drawing, catalogue, editor, commands, lengths };
  const isPhone = useBreakpoint() === 'sm';
  const palette = !isReadOnly && (
    <Palette
      system={drawing.system}
      catalogue={catalogue}
      commands={commands}
      isEarly={drawing.runs.length === 0}
    />
  );
  const isDrawing = tools.tool === 'draw';
  return (
    <>
      {isDrawing && <PenPanel desk={desk} editor={editor} />}
      {isPhone && palette}
      {selection.length > 0 && !isDrawing && (
        <SelectionPanel
          {...given}
          selection={selection}
          facts={facts}
          corner={desk.hand.corner}
          nameOf={nameOf}
          isReadOnly={isReadOnly}
        />
      )}
      <ProblemList against={against} textOf={textOf} onSelect={desk.choose} />
      {!isPhone && palette}
      {selection.length === 0 && (
        <Overview
          drawing={drawing}
          facts={facts}
          lengths={lengths}
          nameOf={nameOf}
          onSelect={editor.select}
        />
      )}
      {!isReadOnly && (
        <div>
          <DrawingPanel {...given} />
          <FloorPanel floor={floor} room={drawing.roomSize} desk={desk} editor={editor} />
        </div>
      )}
    </>
  );
}
