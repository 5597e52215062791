import { PriceSaid } from '../../shared/configuring/steps/PriceSaid';
import type { Configuring } from '../../shared/editor/configured/use-configured';

/** What is read out after a choice to who does not see the foot: reference and price, if no notice tells the price. */
export function LiveRegion({ configuring }: { configuring: Configuring }) {
  const { reference, price } = configuring.evaluation;
  return <PriceSaid reference={reference} price={configuring.moved?.price ? null : price?.price} />;
}
