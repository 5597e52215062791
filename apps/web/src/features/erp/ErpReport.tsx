import { Page, PageHeader } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';
import { Troubles } from './Troubles';
import { UnsentOrders } from './UnsentOrders';

/** What stands between the product and the maker's ERP: orders that did not go out, and messages that did not hold. */
export function ErpReport() {
  const t = useTranslate();
  return (
    <Page>
      <PageHeader title={t('erp.title')} />
      <UnsentOrders />
      <Troubles />
    </Page>
  );
}
