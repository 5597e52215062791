import { notify } from '@lucerna/kit';
import { api, failureOf } from '../../../shared/api';
import { useFailureText } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';

/** Brings a project back from the trash, and says that it is back or why it is not. */
export function useRestore() {
  const t = useTranslate();
  const textOf = useFailureText();
  const [restore] = api.useRestoreProjectMutation();
  return async ({ id, name }: { readonly id: string; readonly name: string }): Promise<void> => {
    try {
      // Once more it is answered as it is, so that a key of its own for each press does no harm.
      await restore({ params: { id }, isSilent: true }).unwrap();
      notify({ tone: 'success', title: t('projects.restored', { name }) });
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      notify({ tone: 'error', ...textOf(failure) });
    }
  };
}
