import type { CompanyUser } from '@lucerna/contract';
import { api } from '../../../shared/api';
import { ConfirmAct } from '../../../shared/failure';
import { useDispatch } from '../../../shared/store/hooks';
import { useTranslate } from '../../../shared/i18n';
import { userName } from '../list/user-name';

interface DeleteUserDialogProps {
  readonly user: CompanyUser;
  readonly onClose: () => void;
}

/** Deletes a user after saying what goes and what stays. */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const [remove] = api.useDeleteUserMutation();
  const { id, email, version } = user;

  async function confirm() {
    await remove({ params: { id }, query: { email }, version, isSilent: true }).unwrap();
    dispatch(api.util.invalidateTags(['company']));
  }

  return (
    <ConfirmAct
      title={t('users.deleteTitle', { name: userName(user) })}
      text={t('users.deleteText', { email })}
      confirmLabel={t('users.delete')}
      cancelLabel={t('users.cancel')}
      onConfirm={confirm}
      done={{ title: t('users.deletedUser', { email }) }}
      onClose={onClose}
    />
  );
}
