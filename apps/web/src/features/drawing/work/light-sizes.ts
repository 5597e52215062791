import type { Model } from '@lucerna/engine';

/** The measures of a luminaire from above, millimetres. */
export interface LightSize {
  readonly length: number;
  readonly width: number;
  readonly isRound: boolean;
}

/** What nothing is known of is drawn as large as a spot. */
const unknown: LightSize = { length: 60, width: 60, isRound: true };

/** The measures of each model from above; one object a model, so that nothing is drawn again for it. */
export function lightSizes(models: readonly Model[]): (model: string) => LightSize {
  const sizes = new Map(
    models.map(({ model, technicalData: { dimensionsMm } }): [string, LightSize] => {
      const { length = 0, width = 0 } = dimensionsMm ?? {};
      if (length === 0 || width === 0) return [model, unknown];
      return [model, { length, width, isRound: length === width }];
    }),
  );
  return (model) => sizes.get(model) ?? unknown;
}
