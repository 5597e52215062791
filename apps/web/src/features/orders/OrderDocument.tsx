import { Button } from '@lucerna/kit';
import { useSelector } from 'react-redux';
import { SavedFileLink } from '../../shared/file/SavedFileLink';
import { languageOf, useTranslate } from '../../shared/i18n';

interface OrderDocumentProps {
  readonly orderId: string;
  /** Not known while the order is read. */
  readonly orderNumber: string | undefined;
}

/** Downloads the confirmation of an order in the language of the page. */
export function OrderDocument({ orderId, orderNumber }: OrderDocumentProps) {
  const t = useTranslate();
  const language = useSelector(languageOf);
  if (orderNumber === undefined) {
    return (
      <Button icon="download" isDisabled>
        {t('orders.document')}
      </Button>
    );
  }
  return (
    <SavedFileLink
      address={`/api/v1/orders/${encodeURIComponent(orderId)}/document?lang=${language}`}
      name={`${orderNumber}.pdf`}
      action="getOrderDocument"
    >
      {t('orders.document')}
    </SavedFileLink>
  );
}
