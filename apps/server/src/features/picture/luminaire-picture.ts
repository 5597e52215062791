import type { Configuration, Model } from '@lucerna/engine';
import { drawLuminaire, type Ground } from '@lucerna/picture';
import type { Catalogue } from '../catalogue';

interface Look {
  readonly finish?: string;
  readonly temperature?: string;
  readonly installation?: string;
  /** Whole centimetres. */
  readonly height?: number;
  readonly ground: Ground;
}

/** Draws a model, at one scale with its like among `siblings`; what is not asked for is as the model usually is. */
export function luminairePicture(
  { finishes }: Catalogue,
  model: Model,
  look: Look,
  siblings: readonly Model[] = [],
): string {
  const { dimensionsMm, distribution } = model.technicalData;
  return drawLuminaire({
    model: model.model,
    kind: model.kind,
    subFamilyId: model.subFamily.id,
    dimensionsMm: dimensionsMm ?? null,
    siblingsMm: largestOf(siblings.filter((each) => isAlike(each, model))),
    distribution: distribution ?? null,
    finish: look.finish,
    finishes: [...finishes.values()],
    temperature: look.temperature,
    installation: look.installation,
    pendantHeightCm: look.height ?? model.pendantHeight?.standard ?? null,
    ground: look.ground,
  });
}

/** Of one kind, light and form: they differ in size only, and are compared by it. */
const isAlike = (one: Model, other: Model): boolean =>
  one.kind === other.kind &&
  one.technicalData.distribution === other.technicalData.distribution &&
  isSlender(one) === isSlender(other);

function isSlender({ technicalData: { dimensionsMm: size } }: Model): boolean {
  return size !== undefined && size.length > 3 * size.width;
}

function largestOf(models: readonly Model[]) {
  const sizes = models.flatMap(({ technicalData: { dimensionsMm } }) => dimensionsMm ?? []);
  const most = (side: 'length' | 'width' | 'height') => Math.max(0, ...sizes.map((size) => size[side]));
  return { length: most('length'), width: most('width'), height: most('height') };
}

/** Draws a luminaire as it was configured, upright whatever the shape asked for. */
export function productPicture(
  catalogue: Catalogue,
  model: Model,
  configuration: Configuration,
  { ground }: Look,
): string {
  const { color, temperature, installation, pendantHeight } = configuration;
  const look = { finish: color, temperature, installation, height: pendantHeight, ground };
  return luminairePicture(catalogue, model, look);
}
