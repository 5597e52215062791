import type { InvoiceMonths as Months } from '@lucerna/contract';
import { Heading, Skeleton, Table, TableBody, TableCell, TableRow, Text, VisuallyHidden } from '@lucerna/kit';
import { api } from '../../shared/api';
import { FailedPart } from '../../shared/failure';
import { useFormat, useTranslate } from '../../shared/i18n';
import { useMonthName } from '../../shared/i18n/use-month-name';
import styles from './Invoices.module.css';

/** The sums of the last twelve months as bars, what is open darker; a table says the same to a screen reader. */
export function InvoiceMonths({ clientCode }: { readonly clientCode: string }) {
  const t = useTranslate();
  const format = useFormat();
  const monthName = useMonthName();
  const asked = api.useGetInvoiceMonthsQuery({ params: { clientCode } });
  const { data, error } = asked;
  if (!data && error) return <FailedPart asked={asked} />;
  if (!data) return <Skeleton shape="block" height="18rem" />;
  return (
    <section aria-label={t('invoices.byMonth')} className={styles.months}>
      <dl className={styles.sums}>
        <div>
          <dt>{t('invoices.openSum')}</dt>
          <dd>
            <Text as="span" size={28} isTabular>
              {format.money(data.open)}
            </Text>
          </dd>
        </div>
        {data.overdue.amount > 0 && (
          <div>
            <dt>{t('invoices.overdueSum')}</dt>
            <dd>
              <Text as="span" size={20} isTabular>
                {format.money(data.overdue)}
              </Text>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.picture}>
        <Heading level={2} size={16}>
          {t('invoices.byMonth')}
        </Heading>
        <Bars months={data.months} />
        <div className={styles.legend} aria-hidden="true">
          <Sample look={styles.bar}>{t('invoices.invoiced')}</Sample>
          <Sample look={styles.open}>{t('invoices.left')}</Sample>
        </div>
        <VisuallyHidden as="div">
          <Table
            caption={t('invoices.byMonth')}
            columns={[
              { id: 'month', label: t('invoices.month') },
              { id: 'invoiced', label: t('invoices.invoiced') },
              { id: 'open', label: t('invoices.left') },
            ]}
          >
            <TableBody>
              {data.months.map(({ month, total, open }) => (
                <TableRow key={month}>
                  <TableCell column="month" isRowHeader>
                    {monthName(month)}
                  </TableCell>
                  <TableCell column="invoiced">{format.money(total)}</TableCell>
                  <TableCell column="open">{format.money(open)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </VisuallyHidden>
      </div>
    </section>
  );
}

/** What a colour of the bars stands for. */
function Sample({ look, children }: { readonly look: string | undefined; readonly children: string }) {
  return (
    <span>
      <svg viewBox="0 0 12 12">
        <rect width="12" height="12" className={look} />
      </svg>
      {children}
    </span>
  );
}

const [barWidth, step, height] = [20, 32, 96];

/** A bar for each month, as high as its sum; a month of more credit notes than invoices has none. */
function Bars({ months }: Pick<Months, 'months'>) {
  const format = useFormat();
  const monthName = useMonthName();
  const most = Math.max(1, ...months.map(({ total }) => total.amount));
  const highOf = (amount: number) => Math.max(0, (amount / most) * height);
  return (
    <svg viewBox={`0 0 ${months.length * step} ${height + 24}`} aria-hidden="true" className={styles.bars}>
      {months.map(({ month, total, open }, place) => (
        <g key={month} transform={`translate(${place * step + (step - barWidth) / 2} 0)`}>
          <title>{`${monthName(month)}: ${format.money(total)}`}</title>
          <rect y={height - 1} width={barWidth} height={1} className={styles.ground} />
          <rect
            y={height - highOf(total.amount)}
            width={barWidth}
            height={highOf(total.amount)}
            className={styles.bar}
          />
          <rect
            y={height - highOf(Math.min(open.amount, total.amount))}
            width={barWidth}
            height={highOf(Math.min(open.amount, total.amount))}
            className={styles.open}
          />
          <text x={barWidth / 2} y={height + 16} className={styles.monthName}>
            {monthName(month, true)}
          </text>
        </g>
      ))}
    </svg>
  );
}
