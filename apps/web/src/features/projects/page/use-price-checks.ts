import type { PriceChecks, Project } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { useMemo, useState } from 'react';
import { api } from '../../../shared/api';
import { useTranslate } from '../../../shared/i18n';
import type { Changes } from './use-changes';

export type PriceCheck = PriceChecks['lines'][number];

/** The lines of a project whose price is not the one of today, and what takes over those of today. */
export function usePriceChecks(project: Project, make: Changes['make'], isAsked: boolean) {
  const t = useTranslate();
  const params = { id: project.id };
  const { data, refetch } = api.useCheckPricesQuery(
    { params },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  );
  const [refresh] = api.useRefreshPricesMutation();
  const [isRefreshing, setRefreshing] = useState(false);
  const { byId } = project.products;
  const checks = useMemo(() => {
    const lines = isAsked ? (data?.lines ?? []) : [];
    // A line that was changed or removed since is not the one that was checked.
    const isSame = ({ _id, before }: PriceCheck) =>
      byId[_id] !== undefined && byId[_id].prices?.unitGross.amount === before?.amount;
    return new Map(lines.filter(isSame).map((check) => [check._id, check]));
  }, [isAsked, data, byId]);

  async function takeOver() {
    const products = [...checks.values()].flatMap(({ _id, after }) =>
      after ? [{ _id, unitGross: after }] : [],
    );
    setRefreshing(true);
    const changed = await make({
      what: t('projects.whatRefresh'),
      send: (how) => refresh({ params, body: { products }, ...how }).unwrap(),
    });
    setRefreshing(false);
    if (changed) notify({ tone: 'success', title: t('sale.pricesRefreshed') });
    else void refetch();
  }

  const count = (priceState: PriceCheck['priceState']) =>
    [...checks.values()].filter((check) => check.priceState === priceState).length;
  return {
    checks,
    changed: count('changed'),
    expired: count('expired'),
    takeOver: () => void takeOver(),
    isRefreshing,
  };
}
