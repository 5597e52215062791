import { orderDetails, type OrderDraft } from '@lucerna/contract';
import { Alert, Button, ButtonLink, TriedForm } from '@lucerna/kit';
import { useId, useState, type ReactNode } from 'react';
import { useTriedForm } from '../../shared/form/use-tried-form';
import { WhyNotSent } from '../../shared/form/WhyNotSent';
import { SaleChangesDialog, SaleColumns, SaleSide } from '../../shared/sale';
import { FilesField } from '../../shared/sent-files/FilesField';
import { useFiles } from '../../shared/sent-files/use-files';
import { useTranslate } from '../../shared/i18n';
import { href } from '../../shared/route';
import { useCan } from '../../shared/session';
import { nextWorkingDay } from '@lucerna/engine';
import { AtQuote } from './AtQuote';
import { Delivery } from './Delivery';
import { isDeliverable } from './delivery';
import { changesOf } from './price-changes';
import { earliestDay, emptyForm, formLines, missingParts, orderedLines, totalsOf } from './order-form';
import type { OrderFormValues } from './order-form';
import { OrderDetails } from './OrderDetails';
import { OrderNotices } from './OrderNotices';
import { OrderTotals } from './OrderTotals';
import { PartOfOrder } from './PartOfOrder';
import { SendingChoice } from './SendingChoice';
import type { PlaceOrder } from './use-place-order';
import { WishedLines } from './WishedLines';
import styles from './Order.module.css';

interface OrderFormProps {
  readonly draft: OrderDraft;
  readonly placing: PlaceOrder;
  /** What is filled in at first: nothing, or what was ordered before. */
  readonly filledIn?: Partial<OrderFormValues>;
  /** What cannot be ordered. */
  readonly children?: ReactNode;
}

/** The lines with their quantities, how and when they leave, and the one act beside them. */
export function OrderForm({ draft, placing, filledIn, children }: OrderFormProps) {
  const t = useTranslate();
  const aboutPlacing = useId();
  const canAsk = useCan('support.request');
  const [wish, setWish] = useState<OrderFormValues>({ ...emptyForm, ...filledIn });
  const { placeOrder, agree, changes, goBack, isPlacing, isWithoutClientCode } = placing;
  const change = (part: Partial<OrderFormValues>) => setWish((before) => ({ ...before, ...part }));
  const files = useFiles(wish.files, (sent) => change({ files: sent }));
  const all = formLines(draft, wish);
  const lines = orderedLines(draft, wish);
  const earliest = earliestDay(lines, wish.sendTogether, draft);
  const missing = missingParts(lines);
  const areFieldsRight =
    (wish.shippingDate === '' || nextWorkingDay(wish.shippingDate, draft.calendar) >= earliest) &&
    orderDetails.safeParse(wish).success &&
    isDeliverable(wish.delivery);
  const totals = totalsOf(draft, lines);
  const form = useTriedForm(areFieldsRight, [
    ...(draft.hasClientCode ? [] : [t('orders.noClientCode')]),
    ...(lines.length === 0 ? [t('orders.nothingChosen')] : []),
    ...(missing.length > 0 ? [t('orders.partsMissing', { count: missing.length })] : []),
    ...(files.isSending ? [t('sale.fileOnWay')] : []),
  ]);

  return (
    <SaleColumns>
      <div ref={form.place} className={styles.main}>
        {!draft.hasClientCode && (
          <Alert
            tone="warning"
            title={t('orders.noClientCode')}
            action={
              canAsk && (
                <ButtonLink size="small" href={href('support')}>
                  {t('requests.askSupport')}
                </ButtonLink>
              )
            }
          >
            {t('orders.noClientCodeText')}
          </Alert>
        )}
        {draft.quote && <AtQuote quote={draft.quote} />}
        <OrderNotices changes={changesOf(lines)} currency={draft.currency} missing={missing} />
        <div>
          <WishedLines
            lines={all}
            leftOut={wish.leftOut}
            draft={draft}
            onQuantity={(id, quantity) => change({ quantities: { ...wish.quantities, [id]: quantity } })}
            onLeaveOut={(id, isOut) => change({ leftOut: { ...wish.leftOut, [id]: isOut } })}
          />
          <PartOfOrder ordered={lines.length} all={all.length} onOrderAll={() => change({ leftOut: {} })} />
        </div>
        {children}
        <SendingChoice lines={lines} draft={draft} wish={wish} onChange={change} />
        <TriedForm value={form.tries > 0}>
          <OrderDetails wish={wish} earliest={earliest} calendar={draft.calendar} onChange={change} />
          <FilesField files={files} label={t('orders.yourOrder')} />
          <Delivery
            draft={draft}
            wish={wish.delivery}
            onChange={(part) => change({ delivery: { ...wish.delivery, ...part } })}
          />
        </TriedForm>
      </div>
      <SaleSide>
        {draft.totals && <OrderTotals totals={totals} quote={totals} />}
        {isWithoutClientCode && (
          <Alert tone="error" isLive title={t('orders.noClientCode')}>
            {t('orders.noClientCodeText')}
          </Alert>
        )}
        <Button
          variant="primary"
          isWide
          isLoading={isPlacing}
          aria-describedby={aboutPlacing}
          onPress={() => form.press(() => placeOrder(draft, wish))}
        >
          {t('orders.place')}
        </Button>
        <WhyNotSent id={aboutPlacing} form={form} />
      </SaleSide>
      <SaleChangesDialog
        changes={changes}
        currency={draft.currency}
        text={t('orders.nothingOrderedYet')}
        confirmLabel={{ newPrices: t('orders.orderAtNewPrices'), asNow: t('orders.orderAsNow') }}
        isLoading={isPlacing}
        onConfirm={() => agree(draft, wish)}
        onClose={goBack}
      />
    </SaleColumns>
  );
}
