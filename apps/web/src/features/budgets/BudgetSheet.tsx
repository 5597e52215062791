import { quoteTextNames, type Budget } from '@lucerna/contract';
import { languages, soldSections, sumOfMoney, type Money } from '@lucerna/engine';
import { Heading, TableCell, TableRow, Text } from '@lucerna/kit';
import { Facts } from '../../shared/facts/Facts';
import { ProductIdentity, useDescribe } from '../../shared/product';
import { LinePlace } from '../../shared/sale';
import { useFormat, useTranslate, type Translate } from '../../shared/i18n';
import { FrozenTotals } from './FrozenTotals';
import { Margin } from './Margin';
import { OfferedOptions } from './OfferedOptions';
import { QuoteTable } from './QuoteTable';
import { taxWords } from './tax-words';
import { useLineColumns } from './use-line-columns';
import { useSoldGroups } from './use-sold-groups';
import { useWidestFigures } from './use-widest-figures';
import styles from './Sheet.module.css';

interface BudgetSheetProps {
  readonly budget: Budget;
  /** What the lines are, by their ids, for a reader who may not ask the catalogue. */
  readonly details?: Readonly<Record<string, string>>;
}

/** The frozen sheet: nothing in it follows the catalogue any more. */
export function BudgetSheet({ budget, details }: BudgetSheetProps) {
  const t = useTranslate();
  const format = useFormat();
  // Its client may be told only what the lines are sold at.
  const hasDiscounts = budget.products.every((line) => !line.netPrice || line.unitPvp);
  const columns = useLineColumns(budget.withPrices, false, hasDiscounts);
  const describe = useDescribe(budget.currency, details ? [] : budget.products);
  const sections = soldSections(
    budget.products.map((line) => ({ line, section: line.section, total: line.totalNet })),
    budget.freeLines ?? [],
  );
  const facts = [
    [t('budgets.client'), budget.clientName || '–'],
    ...quoteTextNames.flatMap((name) =>
      budget[name] ? [[t(`budgets.field.${name}`), budget[name]] as const] : [],
    ),
    [t('budgets.date'), format.date(budget.creationDate)],
    [t('budgets.validUntil'), format.date(budget.validationDate)],
    [t('budgets.preparedBy'), budget.createdBy],
    [t('budgets.language'), languages[budget.language].name],
    ...partiesOf(budget, t),
    ...termsOf(budget, t),
  ] as const;
  const net = netOf(budget);
  const groups = useSoldGroups({
    sections,
    hasPrices: budget.withPrices,
    hasDiscounts,
    draw: ({ line }) => ({
      key: String(line.position),
      draw: (place) => (
        <TableRow place={place}>
          <TableCell column="product" isRowHeader>
            <ProductIdentity
              product={line}
              description={details ? (details[line._id ?? ''] ?? '') : describe(line)}
              projectId={budget.projectId}
              isFirst={line.position < 5}
            >
              <LinePlace line={line} />
              {line.leadTimeWeeks !== null && (
                <Text as="span" size={14} tone="quiet" isTabular>
                  {t('budgets.leadTime')}: {t('budgets.weeks', { count: line.leadTimeWeeks })}
                </Text>
              )}
              {line.shippingDate && (
                <Text as="span" size={14} tone="quiet" isTabular>
                  {t('budgets.leavesOn', { date: format.shortDate(line.shippingDate) })}
                </Text>
              )}
            </ProductIdentity>
          </TableCell>
          <TableCell column="quantity" isTabular>
            {format.number(line.quantity)}
          </TableCell>
          {budget.withPrices && hasDiscounts && (
            <>
              <TableCell column="unitPrice" isTabular>
                {line.unitPvp && format.money(line.unitPvp)}
              </TableCell>
              <TableCell column="discount" isTabular>
                {line.discount ? format.unit(line.discount, '%') : '–'}
              </TableCell>
            </>
          )}
          {budget.withPrices && (
            <>
              <TableCell column="net" isTabular>
                {line.netPrice && format.money(line.netPrice)}
              </TableCell>
              <TableCell column="total" isTabular className={styles.strong}>
                {line.totalNet && format.money(line.totalNet)}
              </TableCell>
            </>
          )}
        </TableRow>
      ),
    }),
  });
  const widths = useWidestFigures({
    currency: budget.currency,
    unitPrices: budget.products.map(({ unitPvp, netPrice }) => (unitPvp ?? netPrice)?.amount ?? 0),
    totals: budget.products.map(({ totalNet }) => totalNet?.amount ?? 0),
  });
  return (
    <article className={styles.sheet} aria-label={t('budgets.number', { number: budget.budgetNumber })}>
      <header className={styles.head}>
        <div>
          <Text tone="quiet">{t('budgets.project')}</Text>
          <Heading level={2}>
            <bdi>{budget.projectName}</bdi>
          </Heading>
        </div>
        <Facts facts={facts} size={14} className={styles.facts} />
      </header>
      <QuoteTable caption={t('budgets.lines')} columns={columns} groups={groups} widths={widths} />
      <div className={styles.foot}>
        <div>
          {budget.comments && (
            <>
              <Text size={14} tone="quiet">
                {t('budgets.comments')}
              </Text>
              <Text className={styles.words}>{budget.comments}</Text>
            </>
          )}
        </div>
        <div>
          {budget.withPrices && <FrozenTotals budget={budget} />}
          {net && budget.cost && <Margin net={net} cost={budget.cost} />}
        </div>
      </div>
      <OfferedOptions budget={budget} />
    </article>
  );
}

/** Whom a quote of the USA is about, as far as it says. */
function partiesOf(
  { budgetAlias, specifier, finalQuote }: Budget,
  t: Translate,
): (readonly [string, string])[] {
  return [
    ...(budgetAlias ? [[t('budgets.alias'), budgetAlias] as const] : []),
    ...(specifier
      ? [[t('budgets.specifier'), `${specifier.companyName} · ${specifier.email}`] as const]
      : []),
    ...(finalQuote
      ? [
          [t('budgets.purchaser'), finalQuote.purchaserEmail] as const,
          [t('budgets.place'), placeOf(finalQuote)] as const,
        ]
      : []),
  ];
}

const placeOf = ({ city, state, country }: NonNullable<Budget['finalQuote']>): string =>
  [city, state, country].map(({ name }) => name).join(', ');

/** What was agreed, as far as it was. */
function termsOf(budget: Budget, t: Translate): (readonly [string, string])[] {
  const { paymentTerms, incoterm, incotermPlace, leadTime, taxKind, taxCertificate } = budget;
  const tax = taxKind === null ? '' : [t(taxWords[taxKind]), taxCertificate].filter(Boolean).join(' · ');
  const all = [
    [t('budgets.paymentTerms'), paymentTerms],
    [t('budgets.termLeadTime'), leadTime],
    [t('budgets.incoterm'), incoterm === null ? '' : `${incoterm} ${incotermPlace}`],
    [t('budgets.taxKind'), tax],
  ] as const;
  return all.filter(([, value]) => value !== '');
}

/** What the products are sold at without tax; null without prices. */
function netOf({ products, discountValue, currency }: Budget): Money | null {
  const totals = products.flatMap(({ totalNet }) => totalNet ?? []);
  if (!discountValue || totals.length < products.length) return null;
  const { amount } = sumOfMoney(totals, currency);
  return { currency, amount: amount - discountValue.amount };
}
