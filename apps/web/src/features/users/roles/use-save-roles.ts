import { notify } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { useAct } from '../../../shared/failure';
import { requestAccount } from '../../../shared/session';
import { useDispatch } from '../../../shared/store/hooks';
import { useTranslate } from '../../../shared/i18n';
import type { Edits } from './role-edits';

/** Saves the touched roles one after the other; where one is refused, it and those after it stay to be saved. */
export function useSaveRoles(edits: Edits, onEdit: (edits: Edits) => void) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const { run, failure, isActing } = useAct();
  const [update] = api.useUpdateRoleRightsMutation();

  async function save() {
    const open = new Map(edits);
    const isSaved = await run(async () => {
      for (const [roleId, rights] of edits) {
        await update({ params: { roleId }, body: { privileges: [...rights] }, isSilent: true }).unwrap();
        open.delete(roleId);
      }
    });
    onEdit(open);
    // The rights of users follow from their roles, those of the own account too.
    dispatch(api.util.invalidateTags(['company']));
    void dispatch(requestAccount({ isSilent: true }));
    if (isSaved) notify({ tone: 'success', title: t('users.rolesSaved', { count: edits.size }) });
  }

  return { save, failure, isActing };
}
