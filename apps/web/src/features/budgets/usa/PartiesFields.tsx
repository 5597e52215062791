import { lengths, newFinalQuote } from '@lucerna/contract';
import { Alert, Switch, Text, TextField } from '@lucerna/kit';
import { FailedQuery } from '../../../shared/failure';
import { useRule } from '../../../shared/form';
import { useTranslate } from '../../../shared/i18n';
import { namesSpecifier } from './parties';
import { PlaceFields } from './PlaceFields';
import type { Parties } from './use-parties';
import styles from '../Sheet.module.css';

const { budgetAlias, specifier, purchaserEmail } = newFinalQuote.shape;
const { companyName, email } = specifier.unwrap().shape;

type TextName = 'budgetAlias' | 'specifierCompany' | 'specifierEmail' | 'purchaserEmail';

/** Whom a quote of the USA is about: its alias, its specifier, and what a final one names besides (BUD-04). */
export function PartiesFields({ parties }: { readonly parties: Parties }) {
  const t = useTranslate();
  const rule = useRule();
  const { values, change } = parties;
  const isNamed = namesSpecifier(values);
  const field = (name: TextName) => ({
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <div className={styles.parties}>
      <div className={styles.terms}>
        <TextField
          label={t('budgets.alias')}
          isMarkedOptional
          maxLength={120}
          {...field('budgetAlias')}
          validate={rule(budgetAlias)}
        />
        <TextField
          label={t('budgets.specifierCompany')}
          isMarkedOptional={!isNamed}
          isRequired={isNamed}
          maxLength={120}
          {...field('specifierCompany')}
          validate={(text) => (isNamed ? rule(companyName)(text) : null)}
        />
        <TextField
          label={t('budgets.specifierEmail')}
          type="email"
          isMarkedOptional={!isNamed}
          isRequired={isNamed}
          maxLength={lengths.email}
          {...field('specifierEmail')}
          validate={(text) => (isNamed ? rule(email)(text) : null)}
        />
      </div>
      <Switch
        isSelected={values.isFinal}
        onChange={(isFinal) => change({ isFinal })}
        description={t('budgets.finalHint')}
      >
        {t('budgets.finalQuote')}
      </Switch>
      {values.isFinal && (
        <>
          <div className={styles.terms}>
            <TextField
              label={t('budgets.purchaserEmail')}
              type="email"
              isRequired
              maxLength={lengths.email}
              {...field('purchaserEmail')}
              validate={rule(purchaserEmail)}
            />
            <PlaceFields values={values} onChange={change} />
          </div>
          <QuoteNumber parties={parties} />
        </>
      )}
    </div>
  );
}

/** The number under which the final quote will be made. */
function QuoteNumber({ parties: { number, quoteNumber, usedNumber } }: { readonly parties: Parties }) {
  const t = useTranslate();
  if (number.error && !quoteNumber) {
    return (
      <FailedQuery error={number.error} isAsking={number.isFetching} onRetry={() => void number.refetch()} />
    );
  }
  return (
    <>
      <Text as="output" isTabular>
        {quoteNumber ? t('budgets.finalNumber', { number: quoteNumber }) : '…'}
      </Text>
      {usedNumber && quoteNumber && (
        <Alert tone="warning" title={t('budgets.numberUsed', { number: usedNumber })} isLive>
          {t('budgets.numberUsedText', { number: quoteNumber })}
        </Alert>
      )}
    </>
  );
}
