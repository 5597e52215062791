import { Announcement } from '../../../shared/configuring/steps/Announcement';
import { useEditorPart } from '../../../shared/editor';
import type { Desk } from '../desk/use-desk';
import { usePenState } from '../desk/use-pen';
import { useAgainst } from '../work/against';
import type { Against } from '../work/against';
import type { DrawingEditor } from '../work/drawn-work';
import { useSentence } from '../words/use-sentence';

interface HeardProps {
  readonly editor: DrawingEditor;
  readonly desk: Desk;
  readonly selection: readonly string[];
  readonly against: Against;
  readonly nameOf: (id: string) => string;
}

/** What is read out to who does not see the plan. It follows the pen by itself. */
export function Heard({ editor, desk, against, ...given }: HeardProps) {
  const drawing = useEditorPart(editor, ({ value }) => value.drawing);
  const problems = useAgainst(against);
  const { aim } = usePenState(desk.pen, drawing);
  const sentence = useSentence({
    ...given,
    problems,
    aim: desk.tools.tool === 'draw' ? aim : null,
    lengths: desk.lengths,
  });
  return <Announcement>{sentence}</Announcement>;
}
