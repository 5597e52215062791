import { Link, Stack } from '@lucerna/kit';
import { useMemo, type ReactNode } from 'react';
import { Announcement } from '../../../shared/announcement/Announcement';
import { StepTools } from '../../../shared/configuring/steps/StepTools';
import {
  BillSection,
  CatalogueContext,
  EditorNotices,
  EditorStatus,
  MovedInRoom,
  RoomView,
  useEditorKeys,
  useSpaceDocument,
  SpaceTotals,
} from '../../../shared/editor';
import type { OpenedEditor, SpaceDocument, SpaceToSave } from '../../../shared/editor';
import { href } from '../../../shared/route';
import { useTranslate } from '../../../shared/i18n';
import { composeWith } from '../../../shared/composing/compose';
import { useComposing } from '../form/composing';
import { MiniForm } from './MiniForm';
import styles from './MiniCompositor.module.css';

interface MiniCompositorProps extends OpenedEditor<SpaceDocument> {
  readonly act: (toSave: SpaceToSave) => ReactNode;
}

/** Composes with a few choices: how many of which pendant, in what pattern and finish. All else is the compositor's. */
export function MiniCompositor({ catalogue, start, draftKey, found, title, act }: MiniCompositorProps) {
  const t = useTranslate();
  const apply = useMemo(() => composeWith(catalogue.elements), [catalogue]);
  const editing = useSpaceDocument({ catalogue, start, apply, draftKey, found });
  useEditorKeys(editing);
  const composing = useComposing(editing, !editing.kept.isRestored);
  const { editor, state, kept } = editing;
  const { space, quantity } = state.value;
  const creation = useMemo(() => ({ space, drawing: null }), [space]);
  return (
    <CatalogueContext value={catalogue}>
      <div className={styles.page}>
        <div className={styles.room}>
          <RoomView
            creation={creation}
            catalogue={catalogue}
            selection={state.selection}
            label={t('compositor.room')}
          />
        </div>
        <section className={styles.form}>
          <header className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            <Stack direction="row" gap={2} align="center">
              <StepTools
                canUndo={state.canUndo}
                canRedo={state.canRedo}
                onUndo={editing.undo}
                onRedo={editing.redo}
              />
              <EditorStatus editor={editor} start={start} kept={kept} />
            </Stack>
          </header>
          <EditorNotices editor={editor} kept={kept} problems={state.problems} />
          <MovedInRoom moved={editing.moved} catalogue={catalogue} onUndo={editing.undo} />
          <MiniForm composing={composing} />
          <BillSection space={space} catalogue={catalogue} quantity={quantity} />
          <Link href={href('compositorV2')}>{t('compositor.toWhole')}</Link>
        </section>
      </div>
      <SpaceTotals editing={editing} act={act} />
      <Announcement turn={editing.said.turn}>{editing.said.text}</Announcement>
    </CatalogueContext>
  );
}
