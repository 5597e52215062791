import type { BudgetDraft } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { api, useActKey } from '../../shared/api';
import { useCan } from '../../shared/session';
import { useTranslate } from '../../shared/i18n';

/** Gives the project the prices that its budget shows; `refresh` is absent where the account may not change it. */
export function useRefreshPrices(draft: BudgetDraft) {
  const t = useTranslate();
  const canEdit = useCan('project.edit');
  const act = useActKey();
  const [send, { isLoading }] = api.useTakeCatalogueChangesMutation();
  const stale = draft.lines.filter(({ priceState }) => priceState && priceState !== 'valid');

  async function refresh() {
    const products = stale.flatMap(({ _id, unitGross }) => (unitGross ? [{ _id, unitGross }] : []));
    const call = { params: { id: draft.projectId }, body: { products }, version: draft.projectVersion };
    const { data } = await send({ ...call, actKey: act.of(call) });
    if (!data) return;
    act.done();
    notify({ tone: 'success', title: t('sale.pricesRefreshed') });
  }

  const count = (priceState: string) => stale.filter((line) => line.priceState === priceState).length;
  return {
    changed: count('changed'),
    expired: count('expired'),
    isRefreshing: isLoading,
    refresh: canEdit ? () => void refresh() : undefined,
  };
}
