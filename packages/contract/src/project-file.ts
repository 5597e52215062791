import { documentProgress } from './document-progress';

/** A step of the making of a file of a whole project, told as how many are done of how many. */
export const documentStepNames = ['types', 'pictures', 'pages', 'products', 'light', 'writing'] as const;
export type DocumentStepName = (typeof documentStepNames)[number];

interface ProjectFile {
  readonly formats: readonly [string, ...string[]];
  /** The steps of its making in their order, each with its usual part of the time. */
  readonly steps: readonly (readonly [name: DocumentStepName, part: number])[];
}

/** The files that are made of a whole project: documents of a download as those of a product are. */
export const projectFiles = {
  /** The documents of all types for approval. */
  submittal: {
    formats: ['pdf'],
    steps: [
      ['types', 0.2],
      ['pictures', 0.2],
      ['pages', 0.6],
    ],
  },
  /** Its pages are set at once: nobody counts them before. */
  schedule: {
    formats: ['pdf', 'xlsx', 'csv'],
    steps: [
      ['types', 0.5],
      ['pages', 0.5],
    ],
  },
  /** All products as one file. */
  products: {
    formats: ['ifc', 'bmecat', 'revit'],
    steps: [
      ['products', 0.3],
      ['light', 0.3],
      ['writing', 0.4],
    ],
  },
  /** The light files of all luminaires as one archive. */
  lightFiles: { formats: ['zip'], steps: [['light', 1]] },
} as const satisfies Readonly<Record<string, ProjectFile>>;

export type ProjectFileKind = keyof typeof projectFiles;
export const projectFileKinds = Object.keys(projectFiles) as [ProjectFileKind, ...ProjectFileKind[]];
const kinds: Readonly<Record<string, ProjectFile>> = projectFiles;

/** Whether a kind of document is one of a whole project. */
export const isProjectFile = (subType: string): subType is ProjectFileKind => Object.hasOwn(kinds, subType);

/** How far the making of one document is, where it is told while it is made. */
export interface DocumentSteps {
  readonly at: DocumentStepName;
  readonly done: number;
  /** Of how many; 0 where nobody can count them. */
  readonly all: number;
}

const stepsOf = (kind: string): ProjectFile['steps'] => kinds[kind]?.steps ?? [];

/** What a file of a project stands at before its making begins, and again where it is begun anew. */
export const stepsBefore = (kind: string, all: number): DocumentSteps | null => {
  const [first] = stepsOf(kind);
  return first ? { at: first[0], done: 0, all } : null;
};

/** The part of its making that is done, from 0 to 1. */
function madePart(kind: string, { at, done, all }: DocumentSteps): number {
  let before = 0;
  for (const [name, part] of stepsOf(kind)) {
    if (name === at) return before + (all > 0 ? part * Math.min(1, done / all) : 0);
    before += part;
  }
  return 0;
}

/** Steps after others were told: as the progress of a document they only move forward. */
export function stepsAfter(kind: string, before: DocumentSteps | null, told: DocumentSteps): DocumentSteps {
  if (!before) return told;
  const names = stepsOf(kind).map(([name]) => name);
  const moved = names.indexOf(told.at) - names.indexOf(before.at) || told.done - before.done;
  return moved > 0 ? told : before;
}

/** The progress of a document as a browser shows it: between the numbers that it is told, its steps. */
export function progressWithSteps(kind: string, progress: number, steps: DocumentSteps | null): number {
  const { started, failed, received } = documentProgress;
  if (!steps || progress < started || progress === failed || progress >= received) return progress;
  const part = progress > started ? 1 : madePart(kind, steps);
  return started + part * (received - 1 - started);
}
