import { elementCatalogue, prepareModel } from '@lucerna/engine';
import type { Canopy, Creation, DrawnSystem, ExportFormat, ModelSheet, Result } from '@lucerna/engine';
import { exportCreation } from '@lucerna/scene/files';
import type { About, ExportedFile } from '@lucerna/scene/files';
import { answerQuestions } from '../../jobs/answer-questions';

/** A file to write, as plain data: a process shares no catalogue. */
export interface FileAsked {
  readonly creation: Creation;
  readonly sheets: readonly ModelSheet[];
  readonly canopies: readonly Canopy[];
  readonly systems: readonly DrawnSystem[];
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly format: ExportFormat;
  readonly about: About;
}

async function make(asked: FileAsked): Promise<Result<ExportedFile>> {
  const { creation, sheets, canopies, systems, day, format, about } = asked;
  const models = sheets.flatMap((sheet) => {
    const prepared = prepareModel(sheet, day, { nodeLimit: 0 });
    return prepared.ok ? [prepared.value] : [];
  });
  return exportCreation(creation, elementCatalogue(models, canopies, systems), format, about);
}

// A process of its own: the meshes of a big room take seconds and much memory.
answerQuestions(make);
