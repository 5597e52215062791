import { Button, ButtonLink } from '@lucerna/kit';
import { useSelector } from 'react-redux';
import { useSaveFile } from '../../shared/file/use-save-file';
import { languageOf, useTranslate } from '../../shared/i18n';

interface OrderDocumentProps {
  readonly orderId: string;
  /** Not known while the order is read. */
  readonly orderNumber: string | undefined;
}

/** Downloads the confirmation of an order in the language of the page, as `DocumentLink` does the PDF of a quote. */
export function OrderDocument({ orderId, orderNumber }: OrderDocumentProps) {
  const t = useTranslate();
  const language = useSelector(languageOf);
  const address = `/api/v1/orders/${encodeURIComponent(orderId)}/document?lang=${language}`;
  const name = `${orderNumber}.pdf`;
  const save = useSaveFile({ address, name, action: 'getOrderDocument' });
  if (orderNumber === undefined) {
    return (
      <Button icon="download" isDisabled>
        {t('orders.document')}
      </Button>
    );
  }
  return (
    <ButtonLink
      icon="download"
      href={address}
      download={name}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void save();
      }}
    >
      {t('orders.document')}
    </ButtonLink>
  );
}
