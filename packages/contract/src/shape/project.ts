import { z } from 'zod';
import {
  catalogId,
  currency,
  id,
  instant,
  listOf,
  money,
  problem,
  sortOrder,
  pageQuery,
  languageQuery,
} from './common';
import { choices, newProduct } from './configuration';
import { anyText, lengths, requiredText } from './text';

export const projectName = requiredText(lengths.projectTitle);

/** 0 DELETED, 1 EDITION, 2 ORDER (P3). */
export const projectStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);

const availability = z.object({
  available: z.boolean(),
  reason: z.enum(['until', 'since']).optional(),
  delayedTo: z.string().optional(),
  expected: z.string().optional(),
});

/** Absent for a viewer without price.view; null where the line has no price. */
const linePrices = z
  .object({ unitGross: money, unitNet: money, totalGross: money, totalNet: money })
  .nullable();

/** One product of a project (P3 Product; REGULAR until compositions arrive). */
export const projectProduct = z.object({
  _id: id,
  type: z.enum(['REGULAR', 'CREATION']),
  isPersonalized: z.union([z.literal(0), z.literal(1)]),
  familyId: z.int(),
  subFamily: z.object({ id: z.int(), name: z.string() }),
  model: z.string(),
  name: z.string(),
  kind: z.string(),
  referenceCode: z.string(),
  quantity: z.int(),
  moq: z.int(),
  leadTimeWeeks: z.int().nullable(),
  choices,
  configuration: choices,
  configuratorType: z.object({ id: z.int(), description: z.string() }),
  category: z.object({ id: z.int(), description: z.string() }),
  validation: z.object({ status: z.int() }),
  applicationLocation: z.int().nullable(),
  lumens: z.number(),
  watts: z.number(),
  netWeightKg: z.number(),
  availability,
  /** Why this line cannot be ordered today; empty when it can. */
  problems: z.array(problem),
  prices: linePrices.optional(),
});

export const projectTotals = z.object({
  products: z.int(),
  quantity: z.int(),
  watts: z.number(),
  lumens: z.number(),
  netWeightKg: z.number(),
  gross: money.nullable().optional(),
  net: money.nullable().optional(),
  /** Lines without a price: the totals do not hold them. */
  unpriced: z.int().optional(),
});

export const project = z.object({
  id,
  name: z.string(),
  catalogId,
  currency,
  status: projectStatus,
  version: z.int(),
  actions: z.array(z.enum(['rename', 'delete'])),
  isOwner: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  products: z.object({ orderedIds: z.array(id), byId: z.record(z.string(), projectProduct) }),
  totals: projectTotals,
});

/** A row of the project list, with what a strip of pictures needs. */
export const projectRow = z.object({
  id,
  name: z.string(),
  catalogId,
  currency,
  status: projectStatus,
  version: z.int(),
  actions: z.array(z.enum(['rename', 'delete'])),
  updatedAt: instant,
  productCount: z.int(),
  pictures: z.array(
    z.object({ model: z.string(), color: z.string().optional(), temperature: z.string().optional() }),
  ),
});

export const projectList = listOf(projectRow);

export const projectListQuery = z.object({
  ...pageQuery,
  language: languageQuery,
  lang: languageQuery,
  sortBy: sortOrder.default('UPDATED_RECENT'),
  projectUserRole: z.enum(['OWNER', 'COMPANY']).optional(),
  projectType: z.enum(['IMPORTER', 'THIRDPARTY', 'ASSIGNED']).optional(),
  type: anyText(10).optional(),
});

export const newProject = z.strictObject({
  name: projectName,
  catalogId: catalogId.optional(),
  products: z.array(newProduct).max(500).default([]),
});

export const projectChange = z.strictObject({ fieldsToUpdate: z.strictObject({ name: projectName }) });

export const newProducts = z.array(newProduct).min(1).max(500);

export const productChange = z.strictObject({
  attributesToUpdate: z
    .strictObject({
      quantity: z.int().min(1).max(100_000).optional(),
      choices: choices.optional(),
      position: z.int().min(0).max(10_000).optional(),
    })
    .refine((change) => Object.keys(change).length > 0, { message: 'formError.required' }),
});

export type Project = z.infer<typeof project>;
export type ProjectProduct = z.infer<typeof projectProduct>;
export type ProjectRow = z.infer<typeof projectRow>;
export type ProjectList = z.infer<typeof projectList>;
export type NewProject = z.infer<typeof newProject>;
