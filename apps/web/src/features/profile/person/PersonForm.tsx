import { personName, type Account } from '@lucerna/contract';
import { Button, TextField } from '@lucerna/kit';
import { useState, type FormEvent } from 'react';
import { api } from '../../../shared/api';
import { useRule } from '../../../shared/form';
import { useTranslate } from '../../../shared/i18n';
import { OwnAccountFailure } from '../OwnAccountFailure';
import { useOwnAccount } from '../use-own-account';
import styles from '../Profile.module.css';

/** First and last name, as documents and colleagues show them. */
export function PersonForm({ account }: { account: Account }) {
  const t = useTranslate();
  const check = useRule()(personName);
  const own = useOwnAccount(account);
  const [update] = api.useUpdateUserMutation();
  const { firstName, lastName } = account;
  const [shown, setShown] = useState({ firstName, lastName });
  const [typed, setTyped] = useState(shown);
  // Another name of the account, saved here or brought by another tab, is taken over.
  if (shown.firstName !== firstName || shown.lastName !== lastName) {
    setShown({ firstName, lastName });
    setTyped({ firstName, lastName });
  }
  const isChanged = typed.firstName.trim() !== firstName || typed.lastName.trim() !== lastName;
  const isRight = check(typed.firstName) === null && check(typed.lastName) === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isChanged || !isRight) return;
    void own.save((known) => update({ ...known, body: typed }).unwrap(), t('profile.nameSaved'));
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <OwnAccountFailure own={own} />
      <div className={styles.pair}>
        <TextField
          label={t('profile.firstName')}
          autoComplete="given-name"
          value={typed.firstName}
          onChange={(next) => setTyped({ ...typed, firstName: next })}
          validate={check}
        />
        <TextField
          label={t('profile.lastName')}
          autoComplete="family-name"
          value={typed.lastName}
          onChange={(next) => setTyped({ ...typed, lastName: next })}
          validate={check}
        />
      </div>
      <div className={styles.acts}>
        <Button type="submit" isDisabled={!isChanged || !isRight} isLoading={own.isActing}>
          {t('profile.saveName')}
        </Button>
      </div>
    </form>
  );
}
