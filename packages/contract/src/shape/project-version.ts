import { z } from 'zod';
import { id, instant, money, maxLines, rows } from './common';
import { linePrices, projectStatus, projectTotals } from './project';
import { lineTextNames, maxParts, soldArrangement } from './project-structure';
import { emailText, lengths, requiredText } from './text';

/** The most versions of a project that somebody made. */
export const maxVersions = 100;

/** The most that were kept because the project went back to another; the oldest of them goes then. */
export const maxKeptVersions = 20;

export const newProjectVersion = z.strictObject({ title: requiredText(lengths.versionTitle) });

/** `email`: who is told of the version by mail, one who may open the project. */
export const newProjectVersionQuery = z.object({ email: emailText.optional() });

/** A state of a project that was kept under a title. It is read under its own id, as a project is. */
export const projectVersion = z.object({
  id,
  projectId: id,
  /** 1 the first. */
  number: z.int(),
  /** Null for one that was kept because the project went back to another. */
  title: z.string().nullable(),
  /** The name and the state (P3) that the project had. */
  name: z.string(),
  status: projectStatus,
  createdAt: instant,
  /** The name of who made it. */
  createdBy: z.string(),
  products: z.int(),
  /** The project was not changed since. */
  isCurrent: z.boolean(),
});

/** Newest first. */
export const projectVersions = rows(projectVersion, maxVersions + maxKeptVersions);

/** What is compared: ids of versions, or that of the project for what it is now. */
export const versionPair = z.object({ from: id, to: id });

/** One side of a comparison; a project as it is now has no number and no title. */
const comparedState = z.object({
  id,
  number: z.int().nullable(),
  title: z.string().nullable(),
  /** What the project was called. */
  name: z.string(),
  totals: projectTotals,
});

const comparedLine = z.object({
  _id: id,
  name: z.string(),
  referenceCode: z.string(),
  quantity: z.int(),
  leadTimeWeeks: z.int().nullable(),
  /** As its section and area were called then. */
  ...soldArrangement,
  /** Whether it counted; absent where it did. */
  counts: z.literal(false).optional(),
  prices: linePrices.optional(),
});

/** What of a line can be another: a price is another when the one of a piece is. */
export const comparedFields = [
  'referenceCode',
  /** What a configurator made, under the same code: positions, a drawing, a name in it. */
  'creation',
  'quantity',
  'price',
  'leadTimeWeeks',
  ...lineTextNames,
  'section',
  'area',
  'counts',
] as const;

/** A line that is no product, its section as it was called then. */
const comparedFreeLine = z.object({
  _id: id,
  text: z.string(),
  quantity: z.int(),
  section: z.string().optional(),
  /** Absent without price.view; null of a line that has none. */
  unitPrice: money.nullable().optional(),
  total: money.nullable().optional(),
});

/** What of such a line can be another. */
export const comparedFreeFields = ['text', 'quantity', 'unitPrice', 'section'] as const;

const comparedFreeLines = z.object({
  added: rows(comparedFreeLine, maxParts),
  removed: rows(comparedFreeLine, maxParts),
  changed: rows(
    z.object({
      _id: id,
      fields: z.array(z.enum(comparedFreeFields)).max(comparedFreeFields.length),
      from: comparedFreeLine,
      to: comparedFreeLine,
    }),
    maxParts,
  ),
});

export const versionComparison = z.object({
  from: comparedState,
  to: comparedState,
  added: rows(comparedLine, maxLines),
  removed: rows(comparedLine, maxLines),
  changed: rows(
    z.object({
      _id: id,
      fields: z.array(z.enum(comparedFields)).max(comparedFields.length),
      from: comparedLine,
      to: comparedLine,
    }),
    maxLines,
  ),
  /** Lines that are the same. */
  unchanged: z.int(),
  /** The same of the lines that are no products. */
  freeLines: comparedFreeLines,
});

/** Whether the ERP is told of this state: `upserted` is false where the flag upsertVersionD365 is off. */
export const versionUpsert = z.object({ projectId: id, version: z.int(), upserted: z.boolean() });

export type ProjectVersion = z.infer<typeof projectVersion>;
export type VersionComparison = z.infer<typeof versionComparison>;
export type ComparedLine = z.infer<typeof comparedLine>;
export type ComparedFreeLine = z.infer<typeof comparedFreeLine>;
