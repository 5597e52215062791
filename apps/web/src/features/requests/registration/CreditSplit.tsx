import { creditRoles } from '@lucerna/contract';
import { Button, IconButton, NumberField, Select, Text, TextField } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { newShare, sumOf, whole, type TypedShare } from './registration-form';
import styles from '../Requests.module.css';

const maxShares = 6;

interface CreditSplitProps {
  readonly shares: readonly TypedShare[];
  readonly onChange: (shares: readonly TypedShare[]) => void;
}

/** Who gets which share of the commission; together exactly all of it. */
export function CreditSplit({ shares, onChange }: CreditSplitProps) {
  const t = useTranslate();
  const format = useFormat();
  const sum = sumOf(shares);
  const change = (id: string, part: Partial<TypedShare>) =>
    onChange(shares.map((each) => (each.id === id ? { ...each, ...part } : each)));
  return (
    <fieldset className={styles.group}>
      <legend>{t('requests.creditSplit')}</legend>
      {shares.map((share) => (
        <div key={share.id} className={styles.share}>
          <Select
            label={t('requests.creditRole')}
            options={creditRoles.map((value) => ({ value, label: t(`requests.credit.${value}`) }))}
            value={share.role}
            onChange={(role) => change(share.id, { role })}
          />
          <TextField
            label={t('requests.agencyName')}
            maxLength={100}
            value={share.agency}
            onChange={(agency) => change(share.id, { agency })}
          />
          <NumberField
            label={t('requests.share')}
            min={0}
            max={100}
            step={0.01}
            unit="%"
            hasSteppers={false}
            value={share.percent}
            onChange={(percent) => change(share.id, { percent })}
            onInput={(percent) => change(share.id, { percent })}
          />
          <IconButton
            icon="close"
            label={t('requests.removeShare', { name: share.agency })}
            isDisabled={shares.length === 1}
            onPress={() => onChange(shares.filter(({ id }) => id !== share.id))}
          />
        </div>
      ))}
      <div className={styles.acts}>
        <Button
          size="small"
          icon="plus"
          isDisabled={shares.length >= maxShares}
          onPress={() => onChange([...shares, newShare('destination')])}
        >
          {t('requests.addShare')}
        </Button>
        <Text as="span" size={14} tone={sum === whole ? 'quiet' : 'error'} role="status" isTabular>
          {t('requests.sumOfShares', { sum: format.number(sum / 100) })}
          {sum !== whole && ` ${t('formError.creditSplit')}`}
        </Text>
      </div>
    </fieldset>
  );
}
