import { snapInRoom } from '@lucerna/engine';
import type { Guide } from '@lucerna/engine';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useUnits } from '../../../shared/catalogue/use-measures';
import { snapping, useWhole, WholeEditor } from '../../../shared/editor';
import type { OpenedEditor, RoomDrag, Whole, WholeToSave } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import { composeWith, pendantsOf } from '../../../shared/composing/compose';
import { CompositorForm } from '../form/CompositorForm';
import { useComposing } from '../form/composing';

interface CompositorEditorProps extends OpenedEditor<Whole> {
  /** It did not exist before, so it may be placed in a pattern at once. */
  readonly isNew: boolean;
  readonly isReadOnly: boolean;
  readonly act?: (toSave: WholeToSave) => ReactNode;
}

/** Composes pendants on one canopy: one editor while it is mounted. */
export function CompositorEditor(props: CompositorEditorProps) {
  const { catalogue, start, isNew, draftKey, found, title, code, isReadOnly, notices, act } = props;
  const t = useTranslate();
  const units = useUnits(catalogue.catalogId);
  const apply = useMemo(() => composeWith(catalogue.elements), [catalogue]);
  const editing = useWhole({ catalogue, start, apply, draftKey, found });
  const composing = useComposing(editing, isNew && !editing.kept.isRestored);

  function drag({ id, to, isFree, phase }: RoomDrag): readonly Guide[] | undefined {
    const { space } = editing.state.value;
    const pendant = pendantsOf(space).find((each) => each.id === id);
    if (!pendant || isReadOnly) return undefined;
    if (phase === 'cancel') {
      composing.acts.letGo();
      return undefined;
    }
    const { x, y, z } = pendant.position;
    const wanted = { x: to.x - x, y: 0, z: to.z - z };
    const { by, guides } = isFree
      ? { by: wanted, guides: [] }
      : snapInRoom(space, [id], wanted, catalogue.elements, snapping(units));
    composing.acts.move(pendant, { x: x + by.x, y, z: z + by.z }, phase === 'move');
    if (phase === 'end') composing.acts.letGo();
    return guides;
  }

  return (
    <WholeEditor
      editing={editing}
      start={start}
      title={title}
      roomLabel={t('compositor.room')}
      code={code}
      isReadOnly={isReadOnly}
      notices={notices}
      onDrag={drag}
      side={<CompositorForm composing={composing} isReadOnly={isReadOnly} />}
      act={act}
    />
  );
}
