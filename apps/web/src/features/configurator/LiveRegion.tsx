import { Announcement } from '../../shared/announcement/Announcement';
import type { Configuring } from '../../shared/editor/configured/use-configured';
import { useFormat, useTranslate } from '../../shared/i18n';

/** What is read out after a choice to who does not see the foot: reference and price, if no notice tells the price. */
export function LiveRegion({ configuring }: { configuring: Configuring }) {
  const t = useTranslate();
  const format = useFormat();
  const { reference, price } = configuring.evaluation;
  return (
    <Announcement>
      {price && !configuring.moved?.price
        ? t('configurator.nowPriced', { reference, price: format.money(price.price) })
        : t('configurator.now', { reference })}
    </Announcement>
  );
}
