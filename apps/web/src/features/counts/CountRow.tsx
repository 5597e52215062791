import { QuantityField, Text } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { ModelPicture } from '../../shared/picture';
import { useTranslate } from '../../shared/i18n';
import styles from './Counts.module.css';

interface CountRowProps {
  readonly model: string;
  readonly name: string;
  /** Figures beside the name. */
  readonly detail?: ReactNode;
  readonly finish?: string;
  readonly quantity: number;
  readonly most: number;
  readonly isReadOnly: boolean;
  readonly onCount: (quantity: number) => void;
  /** Under the row: why so many. */
  readonly children?: ReactNode;
}

/** One model with its picture and how many there are of it. */
export function CountRow(props: CountRowProps) {
  const { model, name, detail, finish, quantity, most, isReadOnly, onCount, children } = props;
  const t = useTranslate();
  return (
    <li className={styles.row} data-counted={quantity > 0 || undefined}>
      <ModelPicture model={model} finish={finish} className={styles.picture} />
      <div className={styles.words}>
        <Text as="div">{name}</Text>
        {detail && (
          <Text as="div" size={14} tone="quiet" isTabular>
            {detail}
          </Text>
        )}
        {children}
      </div>
      <QuantityField
        size="small"
        label={t('counts.quantityOf', { name })}
        value={quantity}
        min={0}
        max={most}
        isDisabled={isReadOnly}
        onChange={onCount}
      />
    </li>
  );
}
