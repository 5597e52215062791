import type { CatalogueChange } from '@lucerna/contract';
import { daysAfter } from '@lucerna/engine';
import { Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../../../shared/i18n';

/** What the catalogue says otherwise of a line, under its words; its price stands under the price. */
export function LineChangeMark({ change }: { readonly change: CatalogueChange }) {
  const t = useTranslate();
  const format = useFormat();
  const kinds = change.kinds.filter((kind) => kind !== 'price' && kind !== 'expired');
  return (
    <>
      {kinds.length > 0 && (
        <Text size={14} tone="warning">
          {t('catalogueChanges.marked', {
            kinds: kinds.map((kind) => t(`catalogueChanges.kind.${kind}`)).join(', '),
          })}
        </Text>
      )}
      {change.kinds.includes('expired') && (
        <Text size={14} tone="warning">
          {t('sale.wasValidUntil', { date: format.date(daysAfter(change.since, -1)) })}
        </Text>
      )}
    </>
  );
}
