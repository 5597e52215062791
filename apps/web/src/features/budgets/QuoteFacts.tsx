import { quoteTextNames, quoteTexts } from '@lucerna/contract';
import { languages, type LanguageCode } from '@lucerna/engine';
import { Checkbox, Heading, Select, Text, TextField } from '@lucerna/kit';
import { useRule } from '../../shared/form';
import { useTranslate } from '../../shared/i18n';
import { validityTrouble, type Quote } from './quote';
import styles from './Sheet.module.css';

interface QuoteFactsProps {
  readonly projectName: string;
  readonly quote: Quote;
  readonly onChange: (part: Partial<Quote>) => void;
  readonly clientRule: (text: string) => string | null;
  /** Language and prices stay those of the quote. */
  readonly isRevision?: boolean | undefined;
}

const documentLanguages = (Object.keys(languages) as LanguageCode[]).map((value) => ({
  value,
  label: languages[value].name,
}));

/** The head of the sheet: the project, for whom, until when, in which language. */
export function QuoteFacts({
  projectName,
  quote,
  onChange,
  clientRule,
  isRevision = false,
}: QuoteFactsProps) {
  const t = useTranslate();
  const rule = useRule();
  const late = validityTrouble(quote.validUntil);
  return (
    <header className={styles.head}>
      <div>
        <Text tone="quiet">{t('budgets.project')}</Text>
        <Heading level={2}>
          <bdi>{projectName}</bdi>
        </Heading>
      </div>
      <div className={styles.fields}>
        <TextField
          label={t('budgets.client')}
          placeholder={t('budgets.clientPlaceholder')}
          isMarkedOptional
          maxLength={120}
          value={quote.clientName}
          onChange={(clientName) => onChange({ clientName })}
          validate={clientRule}
        />
        {quoteTextNames.map((name) => (
          <TextField
            key={name}
            label={t(`budgets.field.${name}`)}
            isMarkedOptional
            maxLength={quoteTexts[name].maxLength ?? undefined}
            value={quote[name]}
            onChange={(text) => onChange({ [name]: text })}
            validate={rule(quoteTexts[name])}
          />
        ))}
        <TextField
          label={t('budgets.validUntil')}
          type="date"
          value={quote.validUntil}
          onChange={(validUntil) => onChange({ validUntil })}
          errorMessage={late ? t(late) : undefined}
        />
        {!isRevision && (
          <>
            <Select
              label={t('budgets.language')}
              options={documentLanguages}
              value={quote.language}
              onChange={(language) => onChange({ language })}
            />
            <Checkbox
              isSelected={!quote.withPrices}
              onChange={(isWithout) => onChange({ withPrices: !isWithout })}
            >
              {t('budgets.withoutPrices')}
            </Checkbox>
          </>
        )}
      </div>
    </header>
  );
}
