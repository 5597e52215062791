import { z } from 'zod';
import {
  catalogId,
  currency,
  id,
  instant,
  listOf,
  pageMeta,
  money,
  eachOnce,
  mostLines,
  problem,
  rows,
  sortOrder,
  pageQuery,
  productsOf,
  languageQuery,
} from './common';
import { choices, creationCode, newProduct } from './configuration';
import { newCreation } from './creation-tree';
import { stripPicture } from './strip-picture';
import { projectActions } from '../project-right';
import { priceState } from './price-state';
import { compositionSummaries, creationPrefix, storedCreation } from './creation';
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
export const linePrices = z
  .object({ unitGross: money, unitNet: money, totalGross: money, totalNet: money })
  .nullable();

/** One product of a project (P3 Product). */
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
  /** Pieces in orders so far. */
  ordered: z.int(),
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
  /** A configurator made it, and opens it again. */
  hasCreation: z.literal(true).optional(),
  compositions: compositionSummaries.optional(),
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
  /** What its reader may do with it, whatever state it is in. */
  may: z.array(z.enum(projectActions)).max(projectActions.length),
  createdAt: instant,
  updatedAt: instant,
  products: productsOf(projectProduct),
  totals: projectTotals,
  /** Of what it is a version; absent of a project. */
  versionOf: z
    .object({ projectId: id, number: z.int(), title: z.string().nullable(), createdAt: instant })
    .optional(),
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
  isOwner: z.boolean(),
  may: z.array(z.enum(projectActions)).max(projectActions.length),
  /** The name of its owner, or the e-mail of one without a name. */
  owner: z.string(),
  /** The name of the client that it is for. */
  client: z.string().nullable(),
  updatedAt: instant,
  productCount: z.int(),
  pictures: z.array(stripPicture),
  /** Absent without price.view; null where nothing in it has a price. */
  net: money.nullable().optional(),
});

/** `hasMore`: there are more than `totalDocs`, which is where counting ends. */
export const projectList = listOf(projectRow).extend({
  meta: pageMeta.extend({ hasMore: z.literal(true).optional() }),
});

export const projectListQuery = z.object({
  ...pageQuery,
  language: languageQuery,
  lang: languageQuery,
  sortBy: sortOrder.default('UPDATED_RECENT'),
  /** Own ones, those shared with or assigned to the account, those of its clients or of its company; without: all of them. */
  projectUserRole: z.enum(['OWNER', 'SHARED', 'CLIENT', 'COMPANY']).optional(),
  projectType: z.enum(['IMPORTER', 'THIRDPARTY', 'ASSIGNED']).optional(),
  type: anyText(10).optional(),
});

export const newProject = z.strictObject({
  name: projectName,
  catalogId: catalogId.optional(),
  products: z.array(newProduct).max(500).default([]),
});

export const projectChange = z.strictObject({ fieldsToUpdate: z.strictObject({ name: projectName }) });

/** Without a name the copy is named after its source (`copyName`). */
export const projectCopy = z.strictObject({ name: projectName.optional() });

export const newProducts = z.array(newProduct).min(1).max(500);

export const productChange = z.strictObject({
  attributesToUpdate: z
    .strictObject({
      quantity: z.int().min(1).max(100_000).optional(),
      choices: choices.optional(),
      creation: newCreation.optional(),
      /** A code given for the creation; without one it keeps its own as long as it is made of the same. */
      creationCode: creationCode.optional(),
      position: z.int().min(0).max(10_000).optional(),
    })
    .refine((change) => Object.keys(change).length > 0, { message: 'formError.required' })
    .refine(({ choices: chosen, creation }) => !chosen || !creation, {
      message: 'formError.modelOrReference',
    }),
});

/** What a configurator opens of a product: its creation, or the choices of one that has none. */
export const productConfig = z.object({
  productId: id,
  projectId: id,
  /** Of the project, for If-Match. */
  version: z.int(),
  catalogId,
  type: projectProduct.shape.type,
  referenceCode: z.string(),
  quantity: z.int(),
  model: z.string(),
  subFamily: projectProduct.shape.subFamily,
  configuratorType: projectProduct.shape.configuratorType,
  validation: projectProduct.shape.validation,
  choices,
  configuration: choices,
  creation: storedCreation.nullable(),
});

const changeOf = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ before: shape, after: shape }).optional();

/** How a product stands against today's catalogue (CFG-13). */
export const productValidation = z.object({
  productId: id,
  /** Of the project afterwards. */
  version: z.int(),
  /** 1 when nothing stands against it; the line has today's price and lead time then. */
  validation: z.object({ status: z.int() }),
  /** What is no longer as the line said; absent where nothing changed. */
  changes: z.object({
    reference: changeOf(z.string()),
    leadTimeWeeks: changeOf(z.int().nullable()),
    moq: changeOf(z.int()),
    /** Gross, of one. Absent without price.view. */
    price: changeOf(money.nullable()),
  }),
  /** Why it cannot be ordered; empty when it can. */
  problems: z.array(problem),
});

/** Lines of a project whose price is no longer the one of today, or is past its days. Absent are those whose price holds. */
export const priceChecks = z.object({
  /** Of the project. */
  version: z.int(),
  lines: rows(
    z.object({
      _id: id,
      priceState: priceState.exclude(['valid']),
      /** The last day on which the price of the line held, YYYY-MM-DD. */
      validUntil: z.string(),
      /** What one cost by list on the day of the line, and what it costs today; null: it has no price. */
      before: money.nullable(),
      after: money.nullable(),
    }),
    mostLines,
  ),
});

/** Lines that take over the price of today, each with the one that was seen. */
export const priceRefresh = z.strictObject({
  products: z
    .array(z.strictObject({ _id: id, unitGross: money }))
    .min(1)
    .max(mostLines)
    .refine(eachOnce, 'formError.repeated'),
});

export const newCreationCode = z.strictObject({ prefixCode: creationPrefix.default('CR') });
export const generatedCode = z.object({ creationCode: z.string() });

export type Project = z.infer<typeof project>;
export type ProjectProduct = z.infer<typeof projectProduct>;
export type ProjectRow = z.infer<typeof projectRow>;
export type ProjectList = z.infer<typeof projectList>;
export type PriceChecks = z.infer<typeof priceChecks>;
export type ProductConfig = z.infer<typeof productConfig>;
export type ProductValidation = z.infer<typeof productValidation>;
export type NewProject = z.infer<typeof newProject>;
