import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useWhole, WholeEditor } from '../../../shared/editor';
import type { EditorCatalogue, FoundWork, RoomDrag, Whole, WholeToSave } from '../../../shared/editor';
import { useWords } from '../../../shared/words';
import { composeWith, pendantsOf } from '../../../shared/composing/compose';
import { CompositorForm } from '../form/CompositorForm';
import { useComposing } from '../form/composing';

interface CompositorEditorProps {
  readonly catalogue: EditorCatalogue;
  readonly start: Whole;
  /** It did not exist before, so it may be placed in a pattern at once. */
  readonly isNew: boolean;
  readonly keptKey: string | null;
  readonly found: FoundWork | null;
  readonly title: string;
  readonly code?: string | null;
  readonly isReadOnly: boolean;
  readonly notices?: ReactNode;
  readonly act?: (toSave: WholeToSave) => ReactNode;
}

/** Composes pendants on one canopy: one editor while it is mounted. */
export function CompositorEditor(props: CompositorEditorProps) {
  const { catalogue, start, isNew, keptKey, found, title, code, isReadOnly, notices, act } = props;
  const say = useWords();
  const apply = useMemo(() => composeWith(catalogue.elements), [catalogue]);
  const editing = useWhole({ catalogue, start, apply, keptKey, found });
  const composing = useComposing(editing, isNew && !editing.kept.isRestored);

  function drag({ id, to, phase }: RoomDrag) {
    const pendant = pendantsOf(editing.state.value.space).find((each) => each.id === id);
    if (!pendant || isReadOnly || phase === 'cancel') return;
    composing.acts.move(pendant, { ...to, y: pendant.position.y }, phase === 'move');
  }

  return (
    <WholeEditor
      editing={editing}
      start={start}
      title={title}
      roomLabel={say('compositor.room')}
      code={code}
      isReadOnly={isReadOnly}
      notices={notices}
      onDrag={drag}
      side={<CompositorForm composing={composing} isReadOnly={isReadOnly} />}
      act={act}
    />
  );
}
