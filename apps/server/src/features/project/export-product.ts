import type { operations, QueryOf } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { no, notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { aloneOf, exportFile, exportTurns, fileOf } from '../creation';
import { findConfig } from './find-config';

type Format = QueryOf<(typeof operations)['exportProduct']>['format'];

interface Product {
  readonly projectId: string;
  readonly productId: string;
}

/** A product as a file of a format (EXP-01), as the catalogue had it on the day its line was written. */
export function exportProduct(
  frame: Frame,
  viewer: Viewer,
  product: Product,
  format: Format,
  isGone: () => boolean,
): Promise<Answer<never>> {
  return exportTurns.take(viewer.accountId, () => exportNow(frame, viewer, product, format), isGone);
}

async function exportNow(
  frame: Frame,
  viewer: Viewer,
  { projectId, productId }: Product,
  format: Format,
): Promise<Answer<never>> {
  const found = await findConfig(frame, viewer, productId, projectId);
  if (!found) return notFound();
  const { catalogId, catalogueRevision, evaluatedOn: day, reference: code, name } = found;
  const creation = found.creation ?? aloneOf(found);
  const wanted = { models: [found.model], documents: true };
  const asked = await frame.catalogue.on(catalogueRevision, wanted, (catalogue) =>
    fileOf({ catalogue, catalogId, day }, creation, format, {
      name,
      code,
      brand: catalogue.brandName,
    }),
  );
  return asked.ok ? exportFile(asked.value) : no(...asked.problems);
}
