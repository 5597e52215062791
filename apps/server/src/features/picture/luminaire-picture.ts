import { defaultCatalogId, usualFinish, type Configuration, type Model } from '@lucerna/engine';
import { drawLuminaire, type Ground, type PictureModel } from '@lucerna/picture';
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
  catalogue: Catalogue,
  model: Model,
  look: Look,
  siblings: readonly Model[] = [],
): string {
  return drawLuminaire({
    ...shownModel(catalogue, model),
    siblingsMm: largestOf(siblings.filter((each) => isAlike(each, model))),
    ...(look.finish !== undefined && { finish: look.finish }),
    finishes: [...catalogue.finishes.values()],
    temperature: look.temperature,
    installation: look.installation,
    pendantHeightCm: look.height ?? model.pendantHeight?.standard ?? null,
    ground: look.ground,
  });
}

/** In which finish a model is shown while none is chosen. */
export const usualFinishOf = (catalogue: Catalogue, model: Model): string | undefined =>
  usualFinish({ model, variations: catalogue.variations(defaultCatalogId, model.model) });

/** What of a model a picture of several follows from. */
export const shownModel = (catalogue: Catalogue, model: Model): PictureModel => ({
  model: model.model,
  kind: model.kind,
  subFamilyId: model.subFamily.id,
  dimensionsMm: model.technicalData.dimensionsMm ?? null,
  distribution: model.technicalData.distribution ?? null,
  body: catalogue.body(model.model),
  secondFinish: model.technicalData.secondaryFinish,
  finish: usualFinishOf(catalogue, model),
});

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
