import { newInvitation } from '@lucerna/contract';
import { languages } from '@lucerna/engine';
import type { Privilege } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import { Button, Dialog, Disclosure, notify, Select, Text, TextField } from '@lucerna/kit';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { api, useActKey } from '../../../shared/api';
import { FailureAlert, useAct } from '../../../shared/failure';
import { useRule } from '../../../shared/form';
import { useSession } from '../../../shared/session';
import { useSelector } from '../../../shared/store/hooks';
import { languageOf, useTranslate } from '../../../shared/i18n';
import { RightBoxes } from '../rights/RightBoxes';
import { assignableRoles } from './assignable-roles';
import styles from '../Users.module.css';

/** Invites somebody into the own company by mail: as what, with which rights beside, in which language. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const check = useRule()(newInvitation.shape.email);
  const formId = useId();
  const act = useAct();
  const actKey = useActKey();
  const { account } = useSession();
  const [invite] = api.useInviteMutation();
  const [email, setEmail] = useState('');
  const [hasTried, setTried] = useState(false);
  const [roleId, setRoleId] = useState('1');
  const [language, setLanguage] = useState<LanguageCode>(useSelector(languageOf));
  const [rights, setRights] = useState<readonly Privilege[]>([]);
  const given = assignableRoles(account);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (check(email) !== null) return;
    const body = { email, roleId: Number(roleId), privileges: [...rights], language };
    const isSent = await act.run(() => invite({ body, actKey: actKey.of(body), isSilent: true }).unwrap());
    if (!isSent) return;
    actKey.done();
    onClose();
    notify({ tone: 'success', title: t('users.invited', { email: email.trim() }) });
  }

  return (
    <Dialog
      isOpen
      isDismissable={!act.isActing}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('users.inviteTitle')}
      actions={
        <>
          <Button variant="quiet" isDisabled={act.isActing} onPress={onClose}>
            {t('users.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isLoading={act.isActing}>
            {t('users.sendInvitation')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <FailureAlert failure={act.failure} />
        {account?.company && <Text>{t('users.inviteInto', { company: account.company.name })}</Text>}
        <TextField
          autoFocus
          type="email"
          autoComplete="off"
          label={t('users.email')}
          description={t('users.inviteHint')}
          value={email}
          onChange={setEmail}
          errorMessage={hasTried ? check(email) : undefined}
        />
        <Select
          label={t('users.role')}
          options={given.map((id) => ({ value: String(id), label: t(`profile.role${id}`) }))}
          value={roleId}
          onChange={setRoleId}
        />
        <Select
          label={t('users.mailLanguage')}
          options={(Object.keys(languages) as LanguageCode[]).map((value) => ({
            value,
            label: languages[value].name,
          }))}
          value={language}
          onChange={setLanguage}
        />
        <Disclosure title={t('users.extraRightsCount', { count: rights.length })}>
          <RightBoxes
            heldBy={(right) => (rights.includes(right) ? 'all' : 'none')}
            isLocked={(right) => !account?.privileges.includes(right)}
            onChange={(right, isGiven) =>
              setRights(isGiven ? [...rights, right] : rights.filter((each) => each !== right))
            }
          />
        </Disclosure>
      </form>
    </Dialog>
  );
}
