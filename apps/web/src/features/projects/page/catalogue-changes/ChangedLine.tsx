import type { CatalogueChange } from '@lucerna/contract';
import type { Money } from '@lucerna/engine';
import { Checkbox, TableCell, TableRow, Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../../../shared/i18n';
import { canTake } from './use-catalogue-changes';
import styles from './CatalogueChanges.module.css';

type State = CatalogueChange['before'];

interface ChangedLineProps {
  readonly change: CatalogueChange;
  readonly quantity: number;
  readonly hasPrices: boolean;
  /** Null where nothing can be chosen. */
  readonly isChosen: boolean | null;
  readonly onChoose: (isChosen: boolean) => void;
}

/** A line of which the catalogue says something else: what, since when, then and now. */
export function ChangedLine({ change, quantity, hasPrices, isChosen, onChoose }: ChangedLineProps) {
  const t = useTranslate();
  const format = useFormat();
  const { kinds, since, before, after, successor } = change;
  const difference = differenceOf(change);
  return (
    <TableRow>
      {isChosen !== null && (
        <TableCell column="choice">
          <Checkbox isLabelHidden isSelected={isChosen} isDisabled={!canTake(change)} onChange={onChoose}>
            {t('catalogueChanges.choose', { name: `${before.name} ${before.referenceCode}` })}
          </Checkbox>
        </TableCell>
      )}
      <TableCell column="line" isRowHeader>
        <span className={styles.line}>
          <span>{before.name}</span>
          <Text as="span" size={14} tone="quiet" isCode>
            {before.referenceCode}
          </Text>
          <Text as="span" size={14} tone="quiet">
            {kinds.map((kind) => t(`catalogueChanges.kind.${kind}`)).join(', ')}{' '}
            {t('catalogueChanges.since', { date: format.shortDate(since) })}
          </Text>
          {after && successor && (
            <Text as="span" size={14}>
              {t('catalogueChanges.successor', { reference: after.referenceCode })}
              {successor.length > 0 && ` (${successor.map((each) => otherValue(t, each)).join(', ')})`}
            </Text>
          )}
          {!after && (
            <Text as="span" size={14} tone="warning">
              {t('catalogueChanges.noSuccessor')}
            </Text>
          )}
        </span>
      </TableCell>
      <TableCell column="then" isTabular>
        <Figures state={before} change={change} quantity={quantity} />
      </TableCell>
      <TableCell column="now" isTabular>
        {after ? <Figures state={after} change={change} quantity={quantity} isNow /> : '–'}
      </TableCell>
      {hasPrices && (
        <TableCell column="difference" isTabular className={styles.money}>
          {difference ? withSign(difference, format.money) : '–'}
        </TableCell>
      )}
    </TableRow>
  );
}

const otherValue = (
  t: ReturnType<typeof useTranslate>,
  { value, from, to }: NonNullable<CatalogueChange['successor']>[number],
) => `${t(`schedule.value.${value}`)}: ${from ?? '–'} → ${to ?? '–'}`;

interface FiguresProps {
  readonly state: State;
  readonly change: CatalogueChange;
  readonly quantity: number;
  readonly isNow?: boolean;
}

/** What of a state is another than in the other: of another product all that may be. */
function Figures({ state, change: { kinds, successor }, quantity, isNow = false }: FiguresProps) {
  const t = useTranslate();
  const format = useFormat();
  const { prices, leadTimeWeeks, moq, lumens, watts } = state;
  const tells = (kind: (typeof kinds)[number]) => kinds.includes(kind) || successor !== undefined;
  return (
    <span className={styles.figures}>
      {prices !== undefined && (
        <span className={isNow ? styles.strong : undefined}>
          {prices ? format.money(prices.totalNet) : t('projects.noPrice')}
        </span>
      )}
      {prices && quantity > 1 && (
        <Text as="span" size={14} tone="quiet">
          {format.number(quantity)} × {format.money(prices.unitNet)}
        </Text>
      )}
      {tells('leadTime') && (
        <span>
          {leadTimeWeeks === null
            ? t('projects.leadTimeUnknown')
            : t('projects.weeks', { count: leadTimeWeeks })}
        </span>
      )}
      {tells('minimum') && moq > 1 && (
        <span>
          {t('catalogueChanges.kind.minimum')} {format.number(moq)}
        </span>
      )}
      {kinds.includes('document') && (
        <span>
          {format.unit(lumens, 'lm')}, {format.unit(watts, 'W')}
        </span>
      )}
    </span>
  );
}

/** What the line costs more today; null where it has no price then or now, or the reader sees none. */
export function differenceOf({ before, after }: CatalogueChange): Money | null {
  if (!before.prices || !after?.prices) return null;
  const { totalNet } = after.prices;
  return { ...totalNet, amount: totalNet.amount - before.prices.totalNet.amount };
}

/** A difference with its sign. */
export const withSign = (money: Money, format: (money: Money) => string): string =>
  `${money.amount > 0 ? '+' : ''}${format(money)}`;
