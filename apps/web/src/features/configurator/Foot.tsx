import { classNames, useStickyFoot } from '@lucerna/kit';
import { useState, type ReactNode } from 'react';
import { FootMore } from '../../shared/configuring/foot/FootMore';
import { PieceCount } from '../../shared/configuring/foot/PieceCount';
import { PriceShown } from '../../shared/configuring/foot/PriceShown';
import { PriceWhy } from '../../shared/configuring/foot/PriceWhy';
import { ProductFigures } from '../../shared/configuring/foot/ProductFigures';
import { TextTransition } from '../../shared/configuring/foot/TextTransition';
import { ReferenceCopy } from '../../shared/copy/ReferenceCopy';
import { MovedNotice } from '../../shared/editor/configured/MovedNotice';
import type { Configuring } from '../../shared/editor/configured/use-configured';
import { useTranslate } from '../../shared/i18n';
import { StockFigure } from '../../shared/stock/StockFigure';
import { usePriceSteps } from './use-price-steps';
import shared from '../../shared/configuring/foot/FootAct.module.css';
import styles from './Foot.module.css';

/** Always in sight: what it is called, costs, weighs and gives, when it comes, how many, and the act. */
export function Foot({ configuring, children }: { configuring: Configuring; children: ReactNode }) {
  const t = useTranslate();
  const { evaluation, prepared, quantity, setQuantity } = configuring;
  const { catalogId, pricesHidden } = prepared.sheet;
  const price = evaluation.price?.price ?? null;
  const steps = usePriceSteps(evaluation);
  const foot = useStickyFoot();
  // On a low screen all of it would cover the choices: it is one line until it is opened.
  const [isOpen, setOpen] = useState(false);

  return (
    <div
      ref={foot}
      className={classNames(styles.foot, !isOpen && styles.folded)}
      role="region"
      aria-label={t('configurator.summary')}
    >
      <MovedNotice configuring={configuring} />
      <div className={styles.inner}>
        <div className={styles.main}>
          <ReferenceCopy reference={evaluation.reference}>
            <TextTransition>{evaluation.reference}</TextTransition>
          </ReferenceCopy>
          <PriceShown price={price} isHidden={pricesHidden}>
            {price && <PriceWhy steps={steps} price={price} />}
          </PriceShown>
        </div>
        <FootMore isOpen={isOpen} onOpen={setOpen} className={styles.more} />
        <dl className={styles.figures}>
          <ProductFigures {...evaluation} catalogId={catalogId} />
          <StockFigure references={[{ reference: evaluation.reference, quantity: 1 }]} />
        </dl>
        <div className={classNames(shared.act, styles.act)}>
          <PieceCount quantity={quantity} onQuantity={setQuantity} />
          {children}
        </div>
      </div>
    </div>
  );
}
