import type { operations, QueryOf } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { exportFile } from '../creation';
import { findConfig } from './find-config';
import type { FoundConfig } from './find-config';

type Format = QueryOf<(typeof operations)['exportProduct']>['format'];

interface Said {
  readonly name: string;
  readonly kind: string;
}

/** A product as a file of a format (EXP-01), as the catalogue had it on the day its line was written. */
export async function exportProduct(
  frame: Frame,
  viewer: Viewer,
  { projectId, productId }: { readonly projectId: string; readonly productId: string },
  format: Format,
): Promise<Answer<never>> {
  const found = await findConfig(frame, viewer, productId, projectId);
  if (!found) return notFound();
  const { catalogId, revision, evaluatedOn: day, referenceCode: code } = found;
  const { name, kind } = JSON.parse(`{${found.sheet}}`) as Said;
  const catalogue = await frame.catalogue.at(revision);
  return exportFile({ catalogue, catalogId, day }, found.creation ?? aloneOf(found, kind), format, {
    name,
    code,
  });
}

/** Metres of room beside and below a luminaire that was configured without one. */
const around = 10;

/** A luminaire of choices as a creation of the first version: alone in a room that is large enough. */
function aloneOf({ productId, model, configuration }: FoundConfig, kind: string): object {
  const { pendantHeight, ...attributes } = configuration;
  const height = pendantHeight === undefined ? null : pendantHeight / 100;
  const lights = [{ model, pendantHeight: height, x: 0, z: 0 }];
  const parts = kind === 'complement' ? { complements: [{ model }] } : { lights };
  const space = {
    type: 'space',
    version: 1,
    id: productId,
    roomSize: { width: around, depth: around, height: around + (height ?? 0) },
    compositions: [{ attributes, ...parts }],
  };
  return { version: 1, space };
}
