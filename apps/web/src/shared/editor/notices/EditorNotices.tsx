import type { Problem } from '@lucerna/engine';
import { Alert } from '@lucerna/kit';
import { useProblemText, useTranslate } from '../../i18n';
import { DraftNotices } from '../autosave/DraftNotices';
import type { AutosaveState } from '../autosave/use-autosave';

interface EditorNoticesProps<T> {
  readonly editor: { readonly restart: (start: T) => void; readonly dismiss: () => void };
  /** What it begins with where the work that was put back is not wanted. */
  readonly start: T;
  readonly kept: AutosaveState;
  /** Why the last edit was refused. */
  readonly problems: readonly Problem[];
}

/** What every editor says of its work: what was found of earlier work, and why an edit was refused. */
export function EditorNotices<T>({ editor, start, kept, problems }: EditorNoticesProps<T>) {
  const t = useTranslate();
  const problemText = useProblemText();
  return (
    <>
      <DraftNotices
        kept={kept}
        onStartAgain={() => {
          editor.restart(start);
          kept.drop();
        }}
      />
      {problems.length > 0 && (
        <Alert tone="warning" isLive title={t('editor.refused')} onDismiss={editor.dismiss}>
          {problems.map(problemText).join(' ')}
        </Alert>
      )}
    </>
  );
}
