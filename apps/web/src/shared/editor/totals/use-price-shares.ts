import type { BillOfMaterials } from '@lucerna/engine';
import { useTranslate } from '../../i18n';

/** What the base prices, surcharges and lengths of a product add up to, with their names; amounts in minor units. */
export function usePriceShares(
  prices: BillOfMaterials['prices'] | undefined,
): { name: string; amount: number }[] {
  const t = useTranslate();
  return Object.entries(prices?.shares ?? {})
    .filter(([, amount]) => amount !== 0)
    .map(([kind, amount]) => ({ name: t(`configurator.step.${kind}`), amount }));
}
