import { newInvitation, type Privilege } from '@lucerna/contract';
import { languages, type LanguageCode } from '@lucerna/engine';
import { Disclosure, notify, Select, Text, TextField } from '@lucerna/kit';
import { useState } from 'react';
import { api, useActKey } from '../../../shared/api';
import { FailureAlert, useAct } from '../../../shared/failure';
import { FormDialog, useRule } from '../../../shared/form';
import { useSession } from '../../../shared/session';
import { useSelector } from '../../../shared/store/hooks';
import { languageOf, useTranslate } from '../../../shared/i18n';
import { RightBoxes } from '../rights/RightBoxes';
import { assignableRoles } from './assignable-roles';

/** Invites somebody into the own company by mail: as what, with which rights beside, in which language. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const check = useRule()(newInvitation.shape.email);
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

  async function submit() {
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
    <FormDialog
      title={t('users.inviteTitle')}
      confirmLabel={t('users.sendInvitation')}
      cancelLabel={t('users.cancel')}
      isActing={act.isActing}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
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
    </FormDialog>
  );
}
