import type { Creation } from '@lucerna/engine';
import { Button, Popover, QuantityField } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { measuresOf } from '../../catalogue/lengths';
import { Figure } from '../../configuring/Figure';
import { ReferenceCopy } from '../../configuring/ReferenceCopy';
import { useFormat, useProblemText, useWords } from '../../words';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';
import { BillLines } from './BillLines';
import { BillWhy } from './BillWhy';
import { useBill } from './use-bill';
import { useRoomForBill } from './use-room-for-bill';
import styles from './Totals.module.css';

const mostPieces = 100_000;

export interface TotalsProps {
  /** Give the settled one, so that a drag does not reckon with every frame. */
  readonly creation: Creation;
  readonly catalogue: EditorCatalogue;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  /** The code of a product that has one; a new creation gets its number when it is added. */
  readonly code?: string | null;
  /** What stands against building it, in sentences; the engine's own are added. */
  readonly problems?: readonly string[];
  /** The act: add, save or validate. */
  readonly children?: ReactNode;
}

/** Always in sight: what the creation is called, costs, weighs and gives, when it comes, what it is made of, and the act. */
export function Totals({
  creation,
  catalogue,
  quantity,
  onQuantity,
  code,
  problems = [],
  children,
}: TotalsProps) {
  const say = useWords();
  const format = useFormat();
  const problemText = useProblemText();
  const hasRoomForBill = useRoomForBill();
  const billed = useBill(creation.space, catalogue, quantity);
  const { bill } = billed;
  const { weightUnit, fromKg } = measuresOf(catalogue.catalogId);
  const reference = code ?? (bill?.type === 'REGULAR' ? bill.references[0]?.reference : undefined);
  const drivers = bill?.compositions.flatMap((each) => each.drivers) ?? [];
  const against = [...problems, ...billed.problems.map((each) => problemText(each))];

  return (
    <div className={styles.foot} role="region" aria-label={say('editor.summary')}>
      <div className={styles.main}>
        {reference ? (
          <ReferenceCopy reference={reference} />
        ) : (
          <span className={styles.code}>
            {bill ? say('editor.codeLater', { prefix: bill.prefixCode ?? '' }) : say('editor.nothing')}
          </span>
        )}
        {bill?.prices && (
          <div className={styles.price}>
            <span key={bill.prices.unitGross.amount} className={styles.fresh}>
              {format.money(bill.prices.unitGross)}
            </span>
            <BillWhy prices={bill.prices} />
          </div>
        )}
        {bill && !bill.prices && !catalogue.pricesHidden && (
          <span className={styles.noPrice}>{say('configurator.priceOnRequest')}</span>
        )}
      </div>
      {bill && (
        <dl className={styles.figures}>
          {bill.delivery.leadTimeWeeks !== null && (
            <Figure
              name={say('configurator.leadTime')}
              value={say('configurator.weeks', { count: bill.delivery.leadTimeWeeks })}
            />
          )}
          <Figure name={say('configurator.moq')} value={format.number(bill.delivery.moq)} />
          <Figure name={say('configurator.light')} value={format.unit(bill.totals.lumens, 'lm', 0)} />
          <Figure name={say('configurator.power')} value={format.unit(bill.totals.consumedWatts, 'W')} />
          <Figure
            name={say('configurator.weight')}
            value={format.unit(fromKg(bill.totals.netWeightKg), weightUnit, 1)}
          />
          <Figure
            name={say('editor.drivers')}
            value={
              drivers.length === 0
                ? say('editor.driversInside')
                : format.number(drivers.reduce((sum, each) => sum + each.quantity, 0))
            }
          />
        </dl>
      )}
      <div className={styles.sheets}>
        {bill && !hasRoomForBill && (
          <Popover
            trigger={
              <Button variant="quiet" size="small" icon="list">
                {say('editor.parts')}
              </Button>
            }
            title={say('editor.partsTitle')}
            placement="top"
            width="large"
          >
            <BillLines bill={bill} />
          </Popover>
        )}
        {against.length > 0 && (
          <Popover
            trigger={
              <Button variant="quiet" size="small" icon="warning">
                {say('editor.problems', { count: against.length })}
              </Button>
            }
            title={say('editor.problemsTitle')}
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
      <div className={styles.act}>
        <QuantityField
          label={say('configurator.quantity')}
          value={quantity}
          min={1}
          max={mostPieces}
          onInput={onQuantity}
          onChange={onQuantity}
        />
        {children}
      </div>
    </div>
  );
}
