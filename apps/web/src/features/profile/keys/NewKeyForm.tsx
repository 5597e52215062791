import { newApiKey, type Privilege } from '@lucerna/contract';
import { DatePicker, TextField } from '@lucerna/kit';
import { useState, type FormEvent } from 'react';
import { api, useActKey } from '../../../shared/api';
import { FailureAlert, useAct } from '../../../shared/failure';
import { dayFrom, useRule } from '../../../shared/form';
import { useSession } from '../../../shared/session';
import { useTranslate } from '../../../shared/i18n';
import styles from '../Profile.module.css';
import { ScopeBoxes } from './ScopeBoxes';

/** Days after which a key ends unless another day is named: a key that is forgotten ends by itself. */
const usualDays = 90;

interface NewKeyFormProps {
  readonly id: string;
  readonly onMaking: (isMaking: boolean) => void;
  /** The key, or null where an earlier try had made it already. */
  readonly onMade: (key: string | null) => void;
}

/** Asks for the name of a key, what it may do, and its last day. */
export function NewKeyForm({ id, onMaking, onMade }: NewKeyFormProps) {
  const t = useTranslate();
  const check = useRule()(newApiKey.shape.name);
  const act = useAct();
  const actKey = useActKey();
  const [create] = api.useCreateApiKeyMutation();
  const [name, setName] = useState('');
  const { account, site } = useSession();
  const { keyDays = usualDays } = site;
  const [expiresOn, setExpiresOn] = useState<string | null>(() => dayFrom(Math.min(usualDays, keyDays)));
  const [scopes, setScopes] = useState<readonly Privilege[]>([]);
  const [hasTried, setTried] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (check(name) !== null) return;
    const body = { name, scopes: [...scopes], ...(expiresOn && { expiresOn }) };
    onMaking(true);
    await act.run(async () => {
      const { key } = await create({ body, actKey: actKey.of(body), isSilent: true }).unwrap();
      actKey.done();
      onMade(key);
    });
    onMaking(false);
  }

  return (
    <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <FailureAlert failure={act.failure} />
      <TextField
        autoFocus
        autoComplete="off"
        label={t('profile.keyName')}
        description={t('profile.keyNameHint')}
        maxLength={60}
        value={name}
        onChange={setName}
        errorMessage={hasTried ? check(name) : undefined}
      />
      <ScopeBoxes held={account?.privileges ?? []} scopes={scopes} onChange={setScopes} />
      <DatePicker
        label={t('profile.keyLastDay')}
        description={t('profile.keyLastDayHint', { days: keyDays })}
        isMarkedOptional
        min={dayFrom(0)}
        max={dayFrom(keyDays)}
        value={expiresOn}
        onChange={setExpiresOn}
      />
    </form>
  );
}
