import { elementCatalogue, prepareModel } from '@lucerna/engine';
import type { Canopy, Creation, ModelSheet } from '@lucerna/engine';
import { exportCreation } from '@lucerna/scene/files';
import type { About, ExportFormat } from '@lucerna/scene/files';
import { parentPort } from 'node:worker_threads';

/** A file to write, as plain data: a thread shares no catalogue. */
export interface FileAsked {
  readonly creation: Creation;
  readonly sheets: readonly ModelSheet[];
  readonly canopies: readonly Canopy[];
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly format: ExportFormat;
  readonly about: About;
}

async function answer({ creation, sheets, canopies, day, format, about }: FileAsked): Promise<void> {
  try {
    const models = sheets.flatMap((sheet) => {
      const prepared = prepareModel(sheet, day, { nodeLimit: 0 });
      return prepared.ok ? [prepared.value] : [];
    });
    const made = await exportCreation(creation, elementCatalogue(models, canopies), format, about);
    parentPort?.postMessage({ made }, made.ok ? [made.value.bytes.buffer] : []);
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
}

// A thread of its own: the meshes of a big room take seconds and would hold up every request.
parentPort?.on('message', (asked: FileAsked) => void answer(asked));
