import type { DocumentSteps } from '@lucerna/contract';
import { catalogueOfSheets } from '@lucerna/engine';
import type { Canopy, Creation, DrawnSystem, ModelSheet, Result } from '@lucerna/engine';
import { addFineMeshes } from '@lucerna/scene';
import { exportBuilding, exportCreation } from '@lucerna/scene/files';
import type { About, BuildingLine, ExportedFile, LightFile, ModelFormat } from '@lucerna/scene/files';
import { answerQuestions } from '../../jobs/answer-questions';

/** What stands in a room, as plain data: a process shares no catalogue. */
export interface Room {
  readonly creation: Creation;
  readonly sheets: readonly ModelSheet[];
  readonly canopies: readonly Canopy[];
  readonly systems: readonly DrawnSystem[];
  /** YYYY-MM-DD, as whose catalogue it is. */
  readonly day: string;
}

/** The finer triangles of the bodies that came as GLB. */
export interface WithMeshes {
  readonly meshes: readonly { readonly file: string; readonly packed: Uint8Array }[];
}

/** A file to write. */
export interface FileAsked extends Room {
  readonly format: ModelFormat;
  readonly about: About;
  readonly lightFiles: readonly LightFile[];
}

/** A file of all that a project has. */
export interface BuildingAsked {
  readonly lines: readonly (Omit<BuildingLine, 'creation' | 'catalogue'> & { readonly of: Room })[];
  readonly about: About;
  /** The storey of what is on no floor. */
  readonly ground: string;
  readonly lightFiles: readonly LightFile[];
}

function make(
  asked: (FileAsked | BuildingAsked) & WithMeshes,
  tell: (steps: DocumentSteps) => void,
): Promise<Result<ExportedFile>> {
  const { about, lightFiles } = asked;
  for (const { file, packed } of asked.meshes) addFineMeshes(file, packed);
  if (!('lines' in asked))
    return exportCreation(asked.creation, catalogueOfSheets(asked), asked.format, about, lightFiles);
  const lines = asked.lines.map(({ of, ...line }) => ({
    ...line,
    creation: of.creation,
    catalogue: catalogueOfSheets(of),
  }));
  const onWritten = (done: number) => tell({ at: 'writing', done, all: lines.length });
  return exportBuilding(lines, about, { ground: asked.ground, lightFiles, onWritten });
}

// A process of its own: the meshes of a big room take seconds and much memory.
answerQuestions(make);
