import type { Money } from '@lucerna/engine';
import { useFormat, useTranslate } from '../../i18n';
import { Announcement } from '../../announcement/Announcement';

interface PriceSaidProps {
  readonly reference: string;
  /** Left out where there is none, or a notice tells it. */
  readonly price?: Money | null;
}

/** What is read out after a choice to who does not see the foot: reference and price. */
export function PriceSaid({ reference, price }: PriceSaidProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Announcement>
      {price
        ? t('configurator.nowPriced', { reference, price: format.money(price) })
        : t('configurator.now', { reference })}
    </Announcement>
  );
}
