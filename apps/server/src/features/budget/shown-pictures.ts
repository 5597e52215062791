import type { BodyDescription, Finish } from '@lucerna/engine';
import type { FrozenDocument } from '../../database/stored/quote-document';

/** A luminaire by itself in the pictures of a document. */
interface Look {
  /** The same for all that look the same. */
  readonly key: string;
  readonly model: string;
  readonly finish?: string;
  readonly temperature?: string;
}

/** What the pictures of a document want of the catalogue of the day. */
export interface PicturesToDraw {
  readonly looks: readonly Look[];
  /** Models that were frozen before bodies came with the feed. */
  readonly models: readonly string[];
}

/** What the catalogue of the day has for the pictures of a document: a picture is no part of what was sold. */
export interface ShownPictures {
  /** Paths of WebP files, by the keys of looks. */
  readonly photographs: Readonly<Record<string, string>>;
  /** By model. */
  readonly bodies: Readonly<Record<string, BodyDescription>>;
  readonly finishes: readonly Finish[];
}

export const nothingShown: ShownPictures = { photographs: {}, bodies: {}, finishes: [] };

export function lookOf(request: FrozenDocument['pictures'][string]): Look | null {
  if ('luminaires' in request) return null;
  const { model, finish, temperature } = request;
  return {
    ...{ key: [model, finish ?? '', temperature ?? ''].join(' '), model },
    ...(finish !== undefined && { finish }),
    ...(temperature !== undefined && { temperature }),
  };
}

/** What the pictures of a document want. */
export function picturesToDraw(requests: FrozenDocument['pictures']): PicturesToDraw {
  const looks = new Map<string, Look>();
  const models = new Set<string>();
  for (const request of Object.values(requests)) {
    const look = lookOf(request);
    if (look) looks.set(look.key, look);
    if ('luminaires' in request) {
      if (!request.bodies) for (const { model } of request.luminaires) models.add(model);
    } else if (request.body === undefined) models.add(request.model);
  }
  return { looks: [...looks.values()], models: [...models] };
}
