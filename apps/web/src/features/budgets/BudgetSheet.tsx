import type { Budget } from '@lucerna/contract';
import { Heading, Table, TableBody, TableCell, TableRow, Text } from '@lucerna/kit';
import { useDensity } from '../../shared/list/use-density';
import { ProductIdentity, useDescribe } from '../../shared/product';
import { languages, useFormat, useTranslate } from '../../shared/i18n';
import { FrozenTotals } from './FrozenTotals';
import { useLineColumns } from './use-line-columns';
import styles from './Sheet.module.css';

/** The frozen sheet: nothing in it follows the catalogue any more. */
export function BudgetSheet({ budget }: { budget: Budget }) {
  const t = useTranslate();
  const format = useFormat();
  const columns = useLineColumns(budget.withPrices);
  const [density] = useDensity();
  const describe = useDescribe(budget.currency, budget.products);
  const facts = [
    [t('budgets.client'), budget.clientName || '–'],
    [t('budgets.date'), format.date(budget.creationDate)],
    [t('budgets.validUntil'), format.date(budget.validationDate)],
    [t('budgets.preparedBy'), budget.createdBy],
    [t('budgets.language'), languages[budget.language].name],
  ];
  return (
    <article className={styles.sheet} aria-label={t('budgets.number', { number: budget.budgetNumber })}>
      <header className={styles.head}>
        <div>
          <Text tone="quiet">{t('budgets.project')}</Text>
          <Heading level={2}>
            <bdi>{budget.projectName}</bdi>
          </Heading>
        </div>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <Text as="dt" size={14} tone="quiet">
                {name}
              </Text>
              <Text as="dd" isTabular>
                {value}
              </Text>
            </div>
          ))}
        </dl>
      </header>
      <Table
        caption={t('budgets.lines')}
        columns={columns}
        density={density}
        hasStickyHead
        className={styles.lines}
      >
        <TableBody>
          {budget.products.map((line) => (
            <TableRow key={line.position}>
              <TableCell column="product" isRowHeader>
                <ProductIdentity
                  product={line}
                  description={describe(line)}
                  projectId={budget.projectId}
                  isFirst={line.position < 5}
                >
                  {line.leadTimeWeeks !== null && (
                    <Text as="span" size={14} tone="quiet" isTabular>
                      {t('budgets.leadTime')}: {t('budgets.weeks', { count: line.leadTimeWeeks })}
                    </Text>
                  )}
                  {line.shippingDate && (
                    <Text as="span" size={14} tone="quiet" isTabular>
                      {t('budgets.leavesOn', { date: format.date(line.shippingDate) })}
                    </Text>
                  )}
                </ProductIdentity>
              </TableCell>
              <TableCell column="quantity" isTabular>
                {format.number(line.quantity)}
              </TableCell>
              {budget.withPrices && (
                <>
                  <TableCell column="unitPrice" isTabular>
                    {line.unitPvp && format.money(line.unitPvp)}
                  </TableCell>
                  <TableCell column="discount" isTabular>
                    {line.discount ? format.unit(line.discount, '%') : '–'}
                  </TableCell>
                  <TableCell column="net" isTabular>
                    {line.netPrice && format.money(line.netPrice)}
                  </TableCell>
                  <TableCell column="total" isTabular className={styles.strong}>
                    {line.totalNet && format.money(line.totalNet)}
                  </TableCell>
                </>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
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
        {budget.withPrices && <FrozenTotals budget={budget} />}
      </div>
    </article>
  );
}
