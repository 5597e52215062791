import { useStickyFoot } from '@lucerna/kit';
import type { ReactNode } from 'react';
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

  return (
    <div ref={foot} className={styles.foot} role="region" aria-label={t('configurator.summary')}>
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
        <dl className={styles.figures}>
          <ProductFigures {...evaluation} catalogId={catalogId} />
          <StockFigure references={[{ reference: evaluation.reference, quantity: 1 }]} />
        </dl>
        <div className={shared.act}>
          <PieceCount quantity={quantity} onQuantity={setQuantity} />
          {children}
        </div>
      </div>
    </div>
  );
}
