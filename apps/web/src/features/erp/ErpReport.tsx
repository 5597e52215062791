import { Page, PageHeader } from '@lucerna/kit';
import { api } from '../../shared/api';
import { useTranslate } from '../../shared/i18n';
import { Troubles } from './Troubles';
import { UnsentOrders } from './UnsentOrders';

/** What stands between the product and the maker's ERP: orders that did not go out, and messages that did not hold. */
export function ErpReport() {
  const t = useTranslate();
  const first = api.useListUnsentOrdersQuery({ query: { page: 1, search: undefined } });
  // How far down they begin is known when the orders are: they would move otherwise.
  const isFirstThere = first.data !== undefined || first.error !== undefined;
  return (
    <Page>
      <PageHeader title={t('erp.title')} />
      <UnsentOrders />
      {isFirstThere && <Troubles />}
    </Page>
  );
}
