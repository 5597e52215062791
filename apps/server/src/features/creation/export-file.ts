import { elementsOf, isArticleElement, rebuildCreation } from '@lucerna/engine';
import type { Canopy, CatalogId, Creation, ModelSheet, Result } from '@lucerna/engine';
import type { About, ExportedFile, ExportFormat } from '@lucerna/scene/files';
import { no, sendFile } from '../../http/answer';
import type { Answer } from '../../http/answer';
import { turns } from '../../jobs/turns';
import { workerProcess } from '../../jobs/worker-process';
import { engineCatalogues, type Catalogue } from '../catalogue';
import type { FileAsked } from './export-worker';

/** Three hundred elements take two seconds at most; what takes this long has hung. */
const limitMs = 60_000;
const worker = workerProcess<FileAsked, Result<ExportedFile>>(import.meta.url, 'export', {
  limitMs,
  mostMb: 700,
  nice: 5,
});

export const exportTurns = turns({ atOnce: 1, mostOfOne: 8, most: 48 });

/**
 * Writes a creation as a file of a format (EXP-01), as the catalogue of a day (YYYY-MM-DD) has it. Refuses with the
 * problems of `rebuildCreation` and `exportCreation`. Call it in turn (`exportTurns`).
 */
export async function exportFile(
  { catalogue, catalogId, day }: { catalogue: Catalogue; catalogId: CatalogId; day: string },
  stored: unknown,
  format: ExportFormat,
  about: About,
): Promise<Answer<never>> {
  const { elements } = engineCatalogues(catalogue, catalogId, day);
  const creation = rebuildCreation(stored, elements);
  if (!creation.ok) return no(...creation.problems);
  const sheets = sheetsOf(catalogue, catalogId, creation.value);
  const canopies = elements.canopies as Canopy[];
  const made = await worker.ask({ creation: creation.value, sheets, canopies, day, format, about });
  if (!made.ok) return no(...made.problems);
  const { bytes, mime, name } = made.value;
  return sendFile({
    body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    type: mime,
    name,
    size: bytes.length,
  });
}

/** The sheets of all models of the collections that creations have elements of: a system has parts of its own. */
export function sheetsOf(
  catalogue: Catalogue,
  catalogId: CatalogId,
  ...creations: readonly Creation[]
): ModelSheet[] {
  const elements = creations.flatMap(({ space }) => [...elementsOf(space)]);
  const families = new Set(elements.filter(isArticleElement).map((each) => each.subFamily));
  return [...catalogue.models.values()].flatMap(({ model, subFamily }) => {
    const sheet = families.has(subFamily.id) ? catalogue.modelSheet(catalogId, model) : null;
    return sheet ? [sheet] : [];
  });
}
