import { companyChange, companyTypes, type Account, type CompanyType } from '@lucerna/contract';
import { Button, Select, TextField } from '@lucerna/kit';
import { useState, type FormEvent } from 'react';
import { api } from '../../../shared/api';
import { useRule } from '../../../shared/form';
import { useTranslate } from '../../../shared/i18n';
import { OwnAccountFailure } from '../OwnAccountFailure';
import { useOwnAccount } from '../use-own-account';
import styles from '../Profile.module.css';

const nameRule = companyChange.shape.name.unwrap();

interface CompanyFormProps {
  readonly account: Account;
  readonly company: NonNullable<Account['company']>;
}

/** Name and kind of the own company, which colleagues see too. */
export function CompanyForm({ account, company }: CompanyFormProps) {
  const t = useTranslate();
  const check = useRule()(nameRule);
  const own = useOwnAccount(account);
  const [update] = api.useUpdateCompanyMutation();
  const known = { name: company.name, type: companyTypes.find((each) => each === company.companyType.id) };
  const [shown, setShown] = useState(known);
  const [typed, setTyped] = useState(known);
  if (shown.name !== known.name || shown.type !== known.type) {
    setShown(known);
    setTyped(known);
  }
  const isChanged = typed.name.trim() !== known.name || typed.type !== known.type;
  const isRight = check(typed.name) === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isChanged || !isRight) return;
    const body = { name: typed.name, ...(typed.type && { companyType: typed.type }) };
    void own.save((sent) => update({ ...sent, body }).unwrap(), t('profile.companySaved'));
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <OwnAccountFailure own={own} />
      <div className={styles.pair}>
        <TextField
          label={t('profile.companyName')}
          autoComplete="organization"
          value={typed.name}
          onChange={(name) => setTyped({ ...typed, name })}
          validate={check}
        />
        <Select<CompanyType>
          label={t('profile.companyType')}
          options={companyTypes.map((value) => ({ value, label: t(`options.companyType.${value}`) }))}
          value={typed.type ?? null}
          onChange={(type) => setTyped({ ...typed, type })}
        />
      </div>
      <div className={styles.acts}>
        <Button type="submit" isDisabled={!isChanged || !isRight} isLoading={own.isActing}>
          {t('profile.saveCompany')}
        </Button>
      </div>
    </form>
  );
}
