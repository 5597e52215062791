import { Checkbox, Select } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';
import type { Quote } from './quote';
import styles from './Sheet.module.css';

interface DocumentFormFieldsProps {
  readonly quote: Quote;
  readonly onChange: (part: Partial<Quote>) => void;
}

const layouts = [
  { value: 'pictures', text: 'budgets.layoutPictures' },
  { value: 'dense', text: 'budgets.layoutDense' },
] as const;

/** How the document is printed and what it tells: it stays with the revision. */
export function DocumentFormFields({ quote, onChange }: DocumentFormFieldsProps) {
  const t = useTranslate();
  const { form } = quote;
  const change = (part: Partial<Quote['form']>) => onChange({ form: { ...form, ...part } });
  return (
    <div className={styles.form}>
      <Select
        label={t('budgets.layout')}
        options={layouts.map(({ value, text }) => ({ value, label: t(text) }))}
        value={form.layout}
        onChange={(layout) => change({ layout })}
      />
      <div className={styles.formChoices}>
        {quote.withPrices && (
          <Checkbox isSelected={form.lineDiscounts} onChange={(lineDiscounts) => change({ lineDiscounts })}>
            {t('budgets.lineDiscounts')}
          </Checkbox>
        )}
        <Checkbox isSelected={form.acceptance} onChange={(acceptance) => change({ acceptance })}>
          {t('budgets.acceptanceBlock')}
        </Checkbox>
      </div>
    </div>
  );
}
