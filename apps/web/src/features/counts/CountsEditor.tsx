import { applyCountEdit, type CountedSystem, type CountEdit, type Space } from '@lucerna/engine';
import { useCallback, type ReactNode } from 'react';
import {
  useSpaceDocument,
  SpaceEditor,
  type OpenedEditor,
  type SpaceDocument,
  type SpaceToSave,
} from '../../shared/editor';
import { useTranslate } from '../../shared/i18n';
import { useCounting } from './counting';
import { CountsForm } from './CountsForm';

interface CountsEditorProps extends OpenedEditor<SpaceDocument> {
  readonly system: CountedSystem;
  readonly isReadOnly: boolean;
  readonly act?: (toSave: SpaceToSave) => ReactNode;
}

/** Counts a system: one editor while it is mounted. */
export function CountsEditor(props: CountsEditorProps) {
  const { system, catalogue, start, draftKey, found, title, code, isReadOnly, notices, act } = props;
  const t = useTranslate();
  const { elements } = catalogue;
  const apply = useCallback(
    (space: Space, edit: CountEdit) => applyCountEdit(space, edit, system, elements),
    [system, elements],
  );
  const editing = useSpaceDocument({ catalogue, start, apply, draftKey, found });
  const counting = useCounting(editing, system);
  return (
    <SpaceEditor
      editing={counting}
      start={start}
      title={title}
      roomLabel={t('counts.room')}
      code={code}
      isReadOnly={isReadOnly}
      notices={notices}
      side={<CountsForm counting={counting} isReadOnly={isReadOnly} />}
      act={act}
    />
  );
}
