import type { Space } from '@lucerna/engine';
import { Button, classNames, Popover, useStickyFoot } from '@lucerna/kit';
import { useState, type ReactNode } from 'react';
import { useWriteLength } from '../../catalogue/use-measures';
import { Figure } from '../../configuring/foot/Figure';
import { FootMore } from '../../configuring/foot/FootMore';
import { PieceCount } from '../../configuring/foot/PieceCount';
import { PriceShown } from '../../configuring/foot/PriceShown';
import { PriceWhy } from '../../configuring/foot/PriceWhy';
import { ProductFigures } from '../../configuring/foot/ProductFigures';
import { TextTransition } from '../../configuring/foot/TextTransition';
import { ReferenceCopy } from '../../copy/ReferenceCopy';
import { useFormat, useProblemText, useTranslate } from '../../i18n';
import { StockFigure } from '../../stock/StockFigure';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';
import { BillLines } from './BillLines';
import { useBill } from './use-bill';
import { usePriceShares } from './use-price-shares';
import { useRoomForBill } from './use-room-for-bill';
import shared from '../../configuring/foot/FootAct.module.css';
import styles from './Totals.module.css';

export interface TotalsProps {
  /** Give the settled one, so that a drag does not reckon with every frame. */
  readonly space: Space;
  readonly catalogue: EditorCatalogue;
  readonly quantity: number;
  /** Absent where nothing can be changed. */
  readonly onQuantity?: (quantity: number) => void;
  /** The code of a product that has one; a new creation gets its number when it is added. */
  readonly code?: string | null;
  /** What stands against building it, in sentences; the engine's own are added. */
  readonly problems?: readonly string[];
  /** The act: add, save or validate. */
  readonly children?: ReactNode;
}

/** Always in sight: what the creation is called, costs, weighs and gives, when it comes, what it is made of, and the act. */
export function Totals({
  space,
  catalogue,
  quantity,
  onQuantity,
  code,
  problems = [],
  children,
}: TotalsProps) {
  const foot = useStickyFoot();
  // On a phone all of it would take a quarter of the screen: it is one line until it is opened.
  const [isOpen, setOpen] = useState(false);
  const t = useTranslate();
  const format = useFormat();
  const problemText = useProblemText(useWriteLength(catalogue.catalogId));
  const hasRoomForBill = useRoomForBill();
  const billed = useBill(space, catalogue, quantity);
  const { bill } = billed;
  const price = bill?.prices?.unitGross ?? null;
  const shares = usePriceShares(bill?.prices);
  const reference = code ?? (bill?.type === 'REGULAR' ? bill.references[0]?.reference : undefined);
  const drivers = bill?.compositions.flatMap((each) => each.drivers) ?? [];
  const against = [...new Set([...problems, ...billed.problems.map((each) => problemText(each))])];

  return (
    <div
      ref={foot}
      className={classNames(styles.foot, !isOpen && styles.folded)}
      role="region"
      aria-label={t('editor.summary')}
    >
      <div className={styles.main}>
        {reference ? (
          <ReferenceCopy reference={reference}>
            <TextTransition>{reference}</TextTransition>
          </ReferenceCopy>
        ) : (
          <span className={classNames(styles.code, bill && styles.codeLater)}>
            {bill
              ? t('editor.codeLater', { prefix: bill.prefixCode ?? '' })
              : against.length === 0 && t('editor.nothing')}
          </span>
        )}
        {(bill || catalogue.pricesHidden) && (
          <PriceShown price={price} isHidden={catalogue.pricesHidden}>
            {price && <PriceWhy steps={shares} price={price} />}
          </PriceShown>
        )}
      </div>
      {bill && <FootMore isOpen={isOpen} onOpen={setOpen} className={styles.more} />}
      {bill && (
        <dl className={styles.figures}>
          <ProductFigures
            catalogId={catalogue.catalogId}
            {...bill.delivery}
            lumens={bill.totals.lumens}
            watts={bill.totals.consumedWatts}
            netWeightKg={bill.totals.netWeightKg}
          />
          <Figure
            name={t('editor.drivers')}
            value={
              drivers.length === 0
                ? t('editor.driversInside')
                : format.number(drivers.reduce((sum, each) => sum + each.quantity, 0))
            }
          />
          <StockFigure references={bill.references} />
        </dl>
      )}
      <div className={styles.sheets}>
        {bill && !hasRoomForBill && (
          <span className={styles.parts}>
            <Popover
              trigger={
                <Button variant="quiet" size="small" icon="list">
                  {t('editor.parts')}
                </Button>
              }
              title={t('editor.partsTitle')}
              placement="top"
              width="large"
            >
              <BillLines bill={bill} />
            </Popover>
          </span>
        )}
        {against.length > 0 && (
          <Popover
            trigger={
              <Button variant="quiet" size="small" icon="warning">
                {t('editor.problems', { count: against.length })}
              </Button>
            }
            title={t(children ? 'editor.problemsFirst' : 'editor.problemsTitle')}
            placement="top"
          >
            <ul className={styles.problems}>
              {against.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Popover>
        )}
      </div>
      <div className={classNames(shared.act, styles.act)}>
        <PieceCount quantity={quantity} onQuantity={onQuantity} />
        {children}
      </div>
    </div>
  );
}
