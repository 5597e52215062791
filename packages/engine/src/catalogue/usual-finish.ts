import type { ModelSheet } from './sheet';
import { variationCode } from './variation';

/** In which finish a model is shown while none is chosen: what its maker says, or the first that is offered. */
export const usualFinish = ({
  model,
  variations,
}: Pick<ModelSheet, 'model' | 'variations'>): string | undefined => {
  const offered = variations.find(({ type }) => type === 'color');
  return model.technicalData.usualFinish ?? (offered && variationCode(offered));
};
