import { elementsOf, isArticleElement, ok, rebuildCreation } from '@lucerna/engine';
import type { CatalogId, Creation, ExportFormat, ModelSheet, Result } from '@lucerna/engine';
import type { About, ExportedFile } from '@lucerna/scene/files';
import { no, sendFile } from '../../http/answer';
import type { Answer } from '../../http/answer';
import { turns } from '../../http/turns';
import { workerProcess } from '../../jobs/worker-process';
import { engineCatalogues, type Catalogue } from '../catalogue';
import type { FileAsked } from './export-worker';

/** Three hundred elements take two seconds at most; what takes this long has hung. */
const limitMs = 60_000;
const worker = workerProcess<FileAsked, Result<ExportedFile>>(import.meta.url, 'export', {
  limitMs,
  maxMb: 700,
  nice: 5,
});

export const exportTurns = turns({ atOnce: 1, maxOfOne: 8, most: 48 });

/**
 * What a file of a creation is written from, as the catalogue of a day (YYYY-MM-DD) has it. Refuses with the problems of
 * `rebuildCreation`.
 */
export function fileOf(
  { catalogue, catalogId, day }: { catalogue: Catalogue; catalogId: CatalogId; day: string },
  stored: unknown,
  format: ExportFormat,
  about: About,
): Result<FileAsked> {
  const { elements } = engineCatalogues(catalogue, catalogId, day);
  const creation = rebuildCreation(stored, elements);
  if (!creation.ok) return creation;
  const sheets = sheetsOf(catalogue, catalogId, creation.value);
  const { canopies, systems } = elements;
  return ok({ creation: creation.value, sheets, canopies, systems, day, format, about });
}

/** Writes a file (EXP-01). Refuses with the problems of `exportCreation`. Call it in turn (`exportTurns`). */
export async function exportFile(asked: FileAsked): Promise<Answer<never>> {
  const made = await worker.ask(asked);
  if (!made.ok) return no(...made.problems);
  const { bytes, mime, name } = made.value;
  return sendFile({
    body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    type: mime,
    name,
    size: bytes.length,
  });
}

/** The sheets of the models that creations have articles of, however many models their collections have. */
export function sheetsOf(
  catalogue: Catalogue,
  catalogId: CatalogId,
  ...creations: readonly Creation[]
): ModelSheet[] {
  const models = creations.flatMap(({ space }) =>
    [...elementsOf(space)].filter(isArticleElement).map(({ model }) => model),
  );
  return [...new Set(models)].flatMap((model) => catalogue.modelSheet(catalogId, model) ?? []);
}
