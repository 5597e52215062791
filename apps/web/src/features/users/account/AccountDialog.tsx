import { roles, userAdministration, type CompanyUser, type UserAdministration } from '@lucerna/contract';
import { catalogIds, isCatalogId } from '@lucerna/engine';
import { Alert, Button, Checkbox, notify, Select, Text, TextField } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { useAct } from '../../../shared/failure';
import { FormDialog, useRule } from '../../../shared/form';
import { requestAccount, useSession } from '../../../shared/session';
import { useDispatch } from '../../../shared/store/hooks';
import { useTranslate } from '../../../shared/i18n';
import { userName } from '../list/user-name';
import { UserFailure } from '../UserFailure';
import { changeOf, formOf } from './account-form';
import styles from '../Users.module.css';

const allRoles = Object.values(roles);
const codeRule = userAdministration.shape.clientCode;

interface AccountDialogProps {
  /** As the list knows it now. */
  readonly user: CompanyUser;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** What an administrator sets of a user: roles, catalogue, client code, company, and whether it may sign in. */
export function AccountDialog({ user, onClose, onDelete }: AccountDialogProps) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const check = useRule()(codeRule);
  const act = useAct();
  const { account } = useSession();
  const [administer] = api.useAdministerUserMutation();
  const [form, setForm] = useState(() => formOf(user));
  const isOwn = user.id === account?.id;
  const name = userName(user);
  const change = changeOf(user, form);
  const isChanged = Object.keys(change).length > 0;
  const codeProblem = form.clientCode.trim() === '' ? null : check(form.clientCode);

  async function save(body: UserAdministration, said: string) {
    const call = { params: { id: user.id }, body, version: user.version, isSilent: true };
    const isSaved = await act.run(() => administer(call).unwrap());
    if (!isSaved) return;
    dispatch(api.util.invalidateTags(['company']));
    if (isOwn) void dispatch(requestAccount({ isSilent: true }));
    onClose();
    notify({ tone: 'success', title: t(said, { name }) });
  }

  function submit() {
    if (!isChanged || codeProblem !== null || form.roles.length === 0) return;
    void save(change, 'users.accountSaved');
  }

  /** The answer to who waits for an approval; what else was typed goes with it. */
  const answer = (isApproved: boolean) =>
    void save({ ...change, isApproved }, isApproved ? 'users.approved' : 'users.declinedDone');

  return (
    <FormDialog
      title={t('users.accountOf', { name })}
      confirmLabel={t('users.saveAccount')}
      cancelLabel={t('users.cancel')}
      isActing={act.isActing}
      isDisabled={!isChanged || form.roles.length === 0}
      acts={
        !isOwn && (
          <Button variant="quiet" isDisabled={act.isActing} onPress={onDelete}>
            {t('users.delete')}
          </Button>
        )
      }
      onClose={onClose}
      onSubmit={submit}
    >
      <UserFailure act={act} />
      {user.approval && !user.isBlocked && (
        <Alert
          tone="info"
          title={t(`users.approval-${user.approval}`)}
          action={
            <span className={styles.acts}>
              <Button size="small" isDisabled={act.isActing} onPress={() => answer(true)}>
                {t('users.approve')}
              </Button>
              {user.approval === 'asked' && (
                <Button size="small" variant="quiet" isDisabled={act.isActing} onPress={() => answer(false)}>
                  {t('users.decline')}
                </Button>
              )}
            </span>
          }
        >
          {t('users.approvalText')}
        </Alert>
      )}
      <fieldset className={styles.group}>
        <legend>{t('users.role')}</legend>
        {allRoles.map((id) => (
          <Checkbox
            key={id}
            isSelected={form.roles.includes(id)}
            isDisabled={isOwn && id === roles.admin}
            onChange={(isHeld) =>
              setForm({
                ...form,
                roles: isHeld ? [...form.roles, id] : form.roles.filter((each) => each !== id),
              })
            }
          >
            {t(`profile.role${id}`)}
          </Checkbox>
        ))}
      </fieldset>
      <Select
        label={t('users.catalogue')}
        options={catalogIds.map((id) => ({ value: String(id), label: t(`users.catalogue${id}`) }))}
        value={String(form.catalog)}
        onChange={(value) => {
          const catalog = Number(value);
          if (isCatalogId(catalog)) setForm({ ...form, catalog });
        }}
      />
      <TextField
        label={t('users.clientCode')}
        description={t('users.clientCodeHint')}
        autoComplete="off"
        value={form.clientCode}
        onChange={(clientCode) => setForm({ ...form, clientCode })}
        errorMessage={codeProblem ?? undefined}
      />
      <TextField
        label={t('users.companyId')}
        description={t('users.companyIdHint')}
        autoComplete="off"
        value={form.companyId}
        onChange={(companyId) => setForm({ ...form, companyId: companyId.slice(0, 100) })}
      />
      {form.companyId.trim() !== (user.company?.crmId ?? '') && form.companyId.trim() !== '' && (
        <TextField
          label={t('users.companyName')}
          autoComplete="off"
          value={form.companyName}
          onChange={(companyName) => setForm({ ...form, companyName: companyName.slice(0, 120) })}
        />
      )}
      {!isOwn && (
        <div>
          <Checkbox isSelected={form.isBlocked} onChange={(isBlocked) => setForm({ ...form, isBlocked })}>
            {t('users.block')}
          </Checkbox>
          <Text size={14} tone="quiet">
            {t('users.blockHint')}
          </Text>
        </div>
      )}
    </FormDialog>
  );
}
