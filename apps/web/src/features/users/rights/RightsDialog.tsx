import type { CompanyUser, Privilege } from '@lucerna/contract';
import { Button, Dialog, notify, Stack, Text } from '@lucerna/kit';
import { useState } from 'react';
import { api, useActKey } from '../../../shared/api';
import { useAct } from '../../../shared/failure';
import { requestAccount, useSession } from '../../../shared/session';
import { useDispatch } from '../../../shared/store/hooks';
import { useTranslate } from '../../../shared/i18n';
import { userName } from '../list/user-name';
import { UserFailure } from '../UserFailure';
import { RightBoxes } from './RightBoxes';
import { changedRights, heldBy, type Touched } from './changed-rights';

/** Rights that nobody can take from themselves: they could not be given back. */
const kept: readonly Privilege[] = ['backoffice', 'company.manage.user'];

interface RightsDialogProps {
  /** As the list knows them now: after a reading, with their new versions. */
  readonly users: readonly CompanyUser[];
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Changes the rights of one or several users, all or none of them. */
export function RightsDialog({ users, onClose, onChanged }: RightsDialogProps) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const { account } = useSession();
  const act = useAct();
  const actKey = useActKey();
  const [touched, setTouched] = useState<Touched>(new Map());
  const [update] = api.useUpdateCompanyUsersMutation();
  const [first] = users;
  const isOwn = users.some(({ id }) => id === account?.id);
  const isLocked = (right: Privilege) =>
    !account?.privileges.includes(right) || (isOwn && kept.includes(right));

  async function save() {
    const body = {
      users: users.map((user) => ({
        id: user.id,
        privileges: changedRights(user, touched),
        version: user.version,
      })),
    };
    const isSaved = await act.run(() => update({ body, actKey: actKey.of(body), isSilent: true }).unwrap());
    if (!isSaved) return;
    actKey.done();
    onChanged();
    onClose();
    notify({ tone: 'success', title: t('users.rightsSaved', { count: users.length }) });
    if (isOwn) void dispatch(requestAccount({ isSilent: true }));
  }

  return (
    <Dialog
      isOpen
      isDismissable={!act.isActing}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        users.length === 1 && first
          ? t('users.rightsOf', { name: userName(first) })
          : t('users.rightsOfSeveral', { count: users.length })
      }
      actions={
        <>
          <Button variant="quiet" isDisabled={act.isActing} onPress={onClose}>
            {t('users.cancel')}
          </Button>
          <Button
            variant="primary"
            isDisabled={touched.size === 0 || users.length === 0}
            isLoading={act.isActing}
            onPress={() => void save()}
          >
            {t('users.saveRights')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <UserFailure act={act} />
        <Text size={14} tone="quiet">
          {t(users.length > 1 ? 'users.rightsHintSeveral' : 'users.rightsHint')}
        </Text>
        <RightBoxes
          heldBy={(right) => heldBy(users, right, touched)}
          isLocked={isLocked}
          onChange={(right, isGiven) => setTouched(new Map(touched).set(right, isGiven))}
        />
      </Stack>
    </Dialog>
  );
}
