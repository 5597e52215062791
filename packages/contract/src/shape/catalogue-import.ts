import { z } from 'zod';
import { id, instant } from './common';

/** The largest file of a feed that is uploaded, bytes. */
export const largestFeed = 200 * 1_048_576;

/** Where an uploaded feed stands. `stale`: another revision came in force after it was checked; `failed`: reading it broke. */
export const importStates = [
  'waiting',
  'checking',
  'checked',
  'refused',
  'applying',
  'imported',
  'unchanged',
  'stale',
  'failed',
] as const;

/** What an import is at. */
export const importSteps = ['reading', 'pictures', 'rows', 'checking', 'publishing'] as const;

/** A fault or a warning, in the language of who asks: where it stands, what it is and what to do. */
const importFinding = z.object({
  file: z.string(),
  line: z.int().nullable(),
  row: z.int().nullable(),
  key: z.string().nullable(),
  field: z.string().nullable(),
  code: z.string(),
  /** What the texts are filled with: names, figures and reasons; none of what was read before they were told. */
  data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  message: z.string(),
  advice: z.string(),
});

const changed = z.object({ count: z.int(), first: z.array(z.string()).max(20) });

export const changedKinds = [
  'model',
  'article',
  'variation',
  'price',
  'rule',
  'namedRule',
  'document',
] as const;

/** What reading a feed found: the first of its faults and warnings, and what it changes. */
export const importReportBody = z.object({
  problems: z.array(importFinding).max(200),
  problemTotal: z.int(),
  warnings: z.array(importFinding).max(200),
  warningTotal: z.int(),
  /** By kind; null of a feed that was refused. */
  changes: z
    .array(z.object({ kind: z.enum(changedKinds), added: changed, changed, removed: changed }))
    .max(changedKinds.length)
    .nullable(),
  /** Names of what is no part of a feed. */
  ignored: z.array(z.string()).max(200),
});

/** An uploaded feed as a list shows it. */
export const catalogueImport = z.object({
  id,
  name: z.string(),
  bytes: z.int(),
  state: z.enum(importStates),
  step: z.enum(importSteps).nullable(),
  /** Rows or pictures that were read so far. */
  rows: z.int(),
  revision: z.int().nullable(),
  /** Who uploaded it; null of an account that is no more. */
  by: z.string().nullable(),
  createdAt: instant,
  endedAt: instant.nullable(),
});

export const catalogueImportReport = catalogueImport.extend({ report: importReportBody.nullable() });

export type CatalogueImport = z.infer<typeof catalogueImport>;
export type CatalogueImportReport = z.infer<typeof catalogueImportReport>;
export type ImportReportBody = z.infer<typeof importReportBody>;
export type ImportFinding = z.infer<typeof importFinding>;
