import type { Problem } from '@lucerna/engine';
import { Alert } from '@lucerna/kit';
import { useContext } from 'react';
import { useWriteLength } from '../../catalogue/use-measures';
import { useProblemText, useTranslate } from '../../i18n';
import { selectCatalogId } from '../../session';
import { useSelector } from '../../store/hooks';
import { DraftNotices } from '../autosave/DraftNotices';
import { CatalogueContext } from '../catalogue/catalogue-names';
import type { AutosaveState } from '../autosave/use-autosave';

interface EditorNoticesProps {
  readonly editor: { readonly dismiss: () => void };
  readonly kept: AutosaveState;
  /** Why the last edit was refused. */
  readonly problems: readonly Problem[];
}

/** What every editor says of its work: what was found of earlier work, and why an edit was refused. */
export function EditorNotices({ editor, kept, problems }: EditorNoticesProps) {
  const t = useTranslate();
  const own = useSelector(selectCatalogId);
  const catalogId = useContext(CatalogueContext)?.catalogId ?? own;
  const problemText = useProblemText(useWriteLength(catalogId));
  return (
    <>
      <DraftNotices kept={kept} />
      {problems.length > 0 && (
        <Alert tone="warning" isLive title={t('editor.refused')} onDismiss={editor.dismiss}>
          {problems.map(problemText).join(' ')}
        </Alert>
      )}
    </>
  );
}
