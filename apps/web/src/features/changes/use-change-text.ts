import { useFormat, useTranslate } from '../../shared/i18n';
import type { ChangeName, ChangeValue } from './rows-of-change';

const days: ReadonlySet<ChangeName> = new Set(['validUntil', 'expiresOn', 'day']);

/** The values of a change in words: states and roles by their names, days as dates, percentages with their sign. */
export function useChangeText(): (name: ChangeName, value: ChangeValue) => string {
  const t = useTranslate();
  const format = useFormat();
  return (name, value) => {
    if (typeof value === 'object') return format.money(value);
    if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no');
    const text = String(value);
    if (days.has(name)) return format.shortDate(text);
    if (name === 'state') return t(`budgets.state${text[0]?.toUpperCase()}${text.slice(1)}`);
    if (name === 'status') return t(`orders.status${text}`);
    if (name === 'role') return t(`projects.role-${text}`);
    if (name === 'linkState') return t(`changes.link-${text}`);
    if (name === 'clientState') return t(`changes.client-${text}`);
    if (name === 'cancellation') return t(`changes.cancellation-${text}`);
    if (typeof value === 'string') return value;
    const isPercent =
      name === 'discount' || name === 'lineDiscount' || name === 'surcharge' || name === 'clientDiscount';
    return isPercent ? format.unit(value, '%', 4) : format.number(value);
  };
}
