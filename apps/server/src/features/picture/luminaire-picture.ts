import type { Configuration, Model } from '@lucerna/engine';
import { drawLuminaire, type Ground } from '@lucerna/picture';

interface Look {
  readonly finish?: string;
  readonly temperature?: string;
  readonly installation?: string;
  /** Whole centimetres. */
  readonly height?: number;
  readonly ground: Ground;
}

/** Draws a model; what is not asked for is as the model usually is. */
export function luminairePicture(model: Model, look: Look): string {
  const { dimensionsMm, distribution } = model.technicalData;
  return drawLuminaire({
    model: model.model,
    kind: model.kind,
    subFamilyId: model.subFamily.id,
    dimensionsMm: dimensionsMm ?? null,
    distribution: distribution ?? null,
    finish: look.finish,
    temperature: look.temperature,
    installation: look.installation,
    pendantHeightCm: look.height ?? model.pendantHeight?.standard ?? null,
    ground: look.ground,
  });
}

/** Draws a luminaire as it was configured, upright whatever the shape asked for. */
export function productPicture(model: Model, configuration: Configuration, { ground }: Look): string {
  const { color, temperature, installation, pendantHeight } = configuration;
  return luminairePicture(model, { finish: color, temperature, installation, height: pendantHeight, ground });
}
