import type { BillOfMaterials } from '@lucerna/engine';
import { Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../i18n';
import { useBillNames } from './use-bill-names';
import styles from './BillLines.module.css';

type Line = BillOfMaterials['compositions'][number]['articles' | 'accessories' | 'drivers'][number];

const codeOf = (line: Line) => ('referenceCode' in line ? line.referenceCode : line.accessoryCode);

/** Everything that one product is made of: luminaires, what they hang by, drivers; each with its price and number. */
export function BillLines({ bill }: { bill: BillOfMaterials }) {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useBillNames();
  const isOne = bill.compositions.length === 1;
  const hasPrices = bill.prices !== null;
  return (
    <div className={styles.bill}>
      {bill.compositions.map((composition) => (
        <table key={composition.compositionNumber} className={styles.table}>
          {!isOne && (
            <caption>{t('editor.compositionNumber', { number: composition.compositionNumber })}</caption>
          )}
          <thead className={styles.names}>
            <tr>
              <th scope="col">{t('editor.part')}</th>
              <th scope="col">{t('configurator.quantity')}</th>
              {hasPrices && <th scope="col">{t('configurator.listPrice')}</th>}
            </tr>
          </thead>
          <tbody>
            {[...composition.articles, ...composition.accessories, ...composition.drivers].map((line) => (
              <tr key={`${line.kind} ${codeOf(line)}`}>
                <th scope="row">
                  {nameOf(line)}
                  <Text as="span" size={12} tone="quiet" className={styles.code}>
                    {codeOf(line)}
                  </Text>
                </th>
                <td>{format.number(line.quantity)}</td>
                {hasPrices && <td>{line.prices ? format.money(line.prices.totalGross) : '–'}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {bill.prices && (
        <p className={styles.total}>
          <span>{t('configurator.listPrice')}</span>
          <span>{format.money(bill.prices.unitGross)}</span>
        </p>
      )}
    </div>
  );
}
