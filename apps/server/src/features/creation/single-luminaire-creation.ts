import type { Configuration } from '@lucerna/engine';

/** Metres of room beside and below a luminaire that was configured without one. */
const around = 10;

interface Alone {
  readonly id: string;
  readonly model: string;
  /** Of the model, as the feed says it. */
  readonly kind: string;
  readonly configuration: Configuration;
}

/** A configured luminaire as a stored creation of the first version: alone in a room that is large enough. */
export function singleLuminaireCreation({ id, model, kind, configuration }: Alone): object {
  const { pendantHeight, ...attributes } = configuration;
  const height = pendantHeight === undefined ? null : pendantHeight / 100;
  const lights = [{ model, pendantHeight: height, x: 0, z: 0 }];
  const parts = kind === 'complement' ? { complements: [{ model }] } : { lights };
  const space = {
    type: 'space',
    version: 1,
    id,
    roomSize: { width: around, depth: around, height: around + (height ?? 0) },
    compositions: [{ attributes, ...parts }],
  };
  return { version: 1, space };
}
