import { heightLimits, snapInRoom, type Guide, type Luminaire, type Position } from '@lucerna/engine';
import { useMemo, useRef, type ReactNode } from 'react';
import { useUnits } from '../../../shared/catalogue/use-measures';
import { keySteps, snapping, useKeySteps, useSpaceDocument, SpaceEditor } from '../../../shared/editor';
import type { OpenedEditor, RoomDrag, SpaceDocument, SpaceToSave } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import { caughtHeight } from '../../../shared/composing/caught-height';
import { composeWith, pendantsOf } from '../../../shared/composing/compose';
import { CompositorForm } from '../form/CompositorForm';
import { useComposing } from '../form/composing';

interface CompositorEditorProps extends OpenedEditor<SpaceDocument> {
  /** It did not exist before, so it may be placed in a pattern at once. */
  readonly isNew: boolean;
  readonly isReadOnly: boolean;
  readonly act?: (toSave: SpaceToSave) => ReactNode;
}

/** Composes pendants on one canopy: one editor while it is mounted. */
export function CompositorEditor(props: CompositorEditorProps) {
  const { catalogue, start, isNew, draftKey, found, title, code, isReadOnly, notices, act } = props;
  const t = useTranslate();
  const units = useUnits(catalogue.catalogId);
  const steps = useKeySteps(catalogue.catalogId);
  const apply = useMemo(() => composeWith(catalogue.elements), [catalogue]);
  const editing = useSpaceDocument({ catalogue, start, apply, draftKey, found });
  const composing = useComposing(editing, isNew && !editing.kept.isRestored);

  /** The height that the pendant had when the lift that goes on began. */
  const begunCm = useRef<number | undefined>(undefined);

  function lift(pendant: Luminaire, y: number, isFree: boolean) {
    const { model, attributes, position } = pendant;
    const { space } = editing.state.value;
    const prepared = catalogue.elements.model(model);
    const limits = prepared && heightLimits(prepared, space.config.roomSize);
    if (!limits || attributes.pendantHeight === undefined) return;
    begunCm.current ??= attributes.pendantHeight;
    const pointed = begunCm.current + Math.round((position.y - y) * 100);
    const others = pendantsOf(space).flatMap((each) =>
      each.id === pendant.id ? [] : (each.attributes.pendantHeight ?? []),
    );
    const { grid } = snapping(units);
    const wanted = isFree || !grid ? pointed : caughtHeight(others, pointed, grid * 100);
    const height = Math.min(limits.max, Math.max(limits.min, wanted));
    if (height !== attributes.pendantHeight) composing.acts.hang(pendant, height, true);
  }

  function slide(pendant: Luminaire, to: Position, isFree: boolean): readonly Guide[] {
    const { space } = editing.state.value;
    const { x, y, z } = pendant.position;
    const wanted = { x: to.x - x, y: 0, z: to.z - z };
    const { by, guides } = isFree
      ? { by: wanted, guides: [] }
      : snapInRoom(space, [pendant.id], wanted, catalogue.elements, snapping(units));
    composing.acts.move(pendant, { x: x + by.x, y, z: z + by.z }, true);
    return guides;
  }

  function drag({ id, to, way, isFree, phase }: RoomDrag): readonly Guide[] | undefined {
    const pendant = pendantsOf(editing.state.value.space).find((each) => each.id === id);
    if (!pendant || isReadOnly) return undefined;
    if (phase === 'move') {
      if (!editing.state.selection.includes(id)) editing.editor.select([id]);
      if (way === 'slide') return slide(pendant, to, isFree);
      lift(pendant, to.y, isFree);
      return undefined;
    }
    begunCm.current = undefined;
    if (phase === 'cancel') composing.acts.giveUp(id);
    else composing.acts.letGo(way);
    return undefined;
  }

  const { acts } = composing;
  const stepOf = (isFar: boolean) => keySteps[units][isFar ? 'far' : 'near'];
  return (
    <SpaceEditor
      editing={editing}
      start={start}
      title={title}
      roomLabel={isReadOnly ? t('compositor.room') : t('compositor.roomKeys', steps)}
      code={code}
      isReadOnly={isReadOnly}
      notices={notices}
      onDrag={drag}
      selected={{
        hasSelection: editing.state.selection.length > 0,
        nudge: (x, z, isFar) => acts.nudge(x * stepOf(isFar), z * stepOf(isFar)),
        lengthen: (way, isFar) => acts.lengthen(way * stepOf(isFar)),
        remove: acts.removeChosen,
        deselect: () => editing.editor.select([]),
        selectAll: acts.chooseAll,
      }}
      side={<CompositorForm composing={composing} isReadOnly={isReadOnly} />}
      act={act}
    />
  );
}
