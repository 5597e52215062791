import { notify } from '@lucerna/kit';
import { api, failureOf } from '../../../shared/api';
import { useFailureText } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';

/** Takes the lines of an import out of the project again, from the notice that told of it. */
export function useUndoLines(id: string): (changeId: string, count: number) => Promise<void> {
  const t = useTranslate();
  const textOf = useFailureText();
  const [undo] = api.useUndoLineChangeMutation();
  return async (changeId, count) => {
    try {
      // It names its change, so that it is right in whatever version of the project.
      const { lineChange } = await undo({
        params: { id, changeId },
        actKey: crypto.randomUUID(),
        isSilent: true,
      }).unwrap();
      const stayed = lineChange.refused.length;
      notify({
        tone: stayed > 0 ? 'warning' : 'success',
        title: t(lineChange.changed > 0 ? 'schedule.undone' : 'schedule.notUndone'),
        ...(stayed > 0 && { text: t('schedule.stayed', { count: stayed }) }),
      });
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      notify({ tone: 'error', title: t('schedule.undoing', { count }), text: textOf(failure).text });
    }
  };
}
