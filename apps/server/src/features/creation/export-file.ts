import type { DocumentSteps } from '@lucerna/contract';
import { elementsOf, isArticleElement, markets, ok, rebuildCreation } from '@lucerna/engine';
import type { CatalogId, Creation, ModelSheet, Result, Units } from '@lucerna/engine';
import type { About, ExportedFile, ModelFormat } from '@lucerna/scene/files';
import { no, sendFile, type Answer } from '../../http/answer';
import { turns } from '../../http/turns';
import type { WorkSteps } from '../../jobs/work-steps';
import { workerProcess } from '../../jobs/worker-process';
import type { AppContext } from '../../app-context';
import type { Database } from '../../ports/database';
import { engineCatalogues, readCatalogueFile, type Catalogue } from '../catalogue';
import type { BuildingAsked, FileAsked, Room, WithMeshes } from './export-worker';

/** Three hundred elements take two seconds at most; what takes this long has hung. */
const limitMs = 60_000;
export const exportProcess = workerProcess<
  (FileAsked | BuildingAsked) & WithMeshes,
  Result<ExportedFile>,
  DocumentSteps
>(import.meta.url, 'export', { limitMs, maxMb: 700, youngMb: 4, nice: 5 });

export const exportTurns = turns({ atOnce: 1, maxOfOne: 8, most: 48 });

/** Whose catalogue a creation is read by, and the day of now; days are YYYY-MM-DD. */
interface Through {
  readonly catalogue: Catalogue;
  readonly catalogId: CatalogId;
  readonly day: string;
  readonly today: string;
  /** Of drawings; without them those of the market. */
  readonly units?: Units;
}

/** What stands in the room of a creation, as the catalogue of a day has it. Refuses with the problems of `rebuildCreation`. */
export function roomOf({ catalogue, catalogId, day }: Omit<Through, 'today'>, stored: unknown): Result<Room> {
  const { elements } = engineCatalogues(catalogue, catalogId, day);
  const creation = rebuildCreation(stored, elements);
  if (!creation.ok) return creation;
  const sheets = sheetsOf(catalogue, catalogId, creation.value);
  const { canopies, systems } = elements;
  return ok({ creation: creation.value, sheets, canopies, systems, day });
}

/** What a file tells of what it is of, and of when and for whom it was written. */
export const aboutOf = (
  { catalogue, catalogId, today, units = markets[catalogId].units }: Omit<Through, 'day'>,
  { name, code }: Pick<About, 'name' | 'code'>,
): About => ({ name, code, brand: catalogue.brandName, day: today, units });

/** What a file of a creation is written from. Refuses as `roomOf` does. */
export function fileOf(
  through: Through,
  stored: unknown,
  format: ModelFormat,
  about: Pick<About, 'name' | 'code'>,
): Result<FileAsked> {
  const room = roomOf(through, stored);
  return room.ok ? ok({ ...room.value, format, about: aboutOf(through, about), lightFiles: [] }) : room;
}

/**
 * Writes a file (EXP-01). Refuses with the problems of `exportCreation` and `exportBuilding`. Call it in turn
 * (`exportTurns`).
 */
export async function exportFile(
  { db }: Pick<AppContext, 'db'>,
  asked: FileAsked | BuildingAsked,
  steps?: WorkSteps,
): Promise<Answer<never>> {
  const rooms: readonly Room[] = 'lines' in asked ? asked.lines.map(({ of }) => of) : [asked];
  const made = await exportProcess.ask(
    { ...asked, meshes: await meshesOf(db, rooms) },
    steps && { signal: steps.signal, onStep: ({ at, done, all }) => steps.tell(at, done, all) },
  );
  if (!made.ok) return no(...made.problems);
  const { bytes, mime, name } = made.value;
  return sendFile({
    body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    type: mime,
    name,
    size: bytes.length,
  });
}

/** The finer triangles of all bodies of some rooms that came as GLB, each once. */
async function meshesOf(db: Database, rooms: readonly Room[]): Promise<WithMeshes['meshes']> {
  const files = new Set(rooms.flatMap(({ sheets }) => sheets.flatMap(({ body }) => body?.fine?.file ?? [])));
  const meshes = await Promise.all(
    [...files].map(async (file) => ({ file, packed: await readCatalogueFile(db, file) })),
  );
  return meshes.flatMap(({ file, packed }) => (packed ? [{ file, packed }] : []));
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
