import { z } from 'zod';
import { projectActions } from '../project-right';
import { catalogId, catalogQuery, currency, id, instant, languageQuery, maxLines, rows } from './common';
import { newProduct } from './configuration';
import { projectName, projectStatus, projectType } from './project';

export const projectTypesQuery = z.object({
  lang: languageQuery,
  catalogId: catalogQuery.optional(),
});
export const projectTypes = rows(z.object({ id: projectType, description: z.string() }));

/** `isPersonalized` 0: as the catalogue has them. Every product of a project is configured, so that there are none. */
export const projectProductsQuery = z.object({
  lang: languageQuery,
  isPersonalized: z.enum(['0', '1', 'true', 'false']).optional(),
});

export const projectNameBody = z.strictObject({ projectName });
export const namedProject = z.object({ id, projectName: z.string() });

/** The second form of creating (apiv2 /project): into a project that is named by its id, or into a new one. */
export const projectV2 = z
  .strictObject({
    projectId: id.optional(),
    products: z.array(newProduct).max(500).default([]),
    config: z.strictObject({ name: projectName.optional(), catalogId: catalogId.optional() }).default({}),
  })
  .refine(({ projectId, config }) => projectId !== undefined || config.name !== undefined, {
    message: 'formError.required',
    path: ['config', 'name'],
  })
  .refine(({ projectId, products }) => projectId === undefined || products.length > 0, {
    message: 'formError.required',
    path: ['products'],
  });

/** Creating of complete references: each with a quantity, and all of one collection where that is named by its id. */
export const projectOfReferences = z.strictObject({
  projectName,
  catalogId: catalogId.optional(),
  collection: z.int().min(1).max(9999).optional(),
  referencesDetails: z
    .array(
      z.strictObject({ reference: newProduct.shape.reference.unwrap(), quantity: newProduct.shape.quantity }),
    )
    .min(1)
    .max(500),
});

/** `projectId` is that of the copy that the account owns now. */
export const projectImport = z.object({ importSuccess: z.literal(true), projectId: id });

export const projectTooltip = z.object({
  id,
  name: z.string(),
  owner: z.string(),
  client: z.string().nullable(),
  status: projectStatus,
  createdAt: instant,
  updatedAt: instant,
  products: z.int(),
  /** Pieces. */
  quantity: z.int(),
  versions: z.int(),
  /** Who works on it beside its owner. */
  members: z.int(),
});

export const projectContext = z.object({
  id,
  name: z.string(),
  status: projectStatus,
  version: z.int(),
  type: projectType.nullable(),
  isOwner: z.boolean(),
  /** Somebody works on it to whom it was assigned. */
  isAssignedThirdparty: z.boolean(),
  may: z.array(z.enum(projectActions)).max(projectActions.length),
  /** What its products are configured and priced in. */
  config: z.object({ catalogId, currency }),
});

/** How many orders there are in each status (P3): 1 pending, 2 confirmed, 3 production, 4 finished. */
export const ordersResume = z.object({
  orders: z.int(),
  byStatus: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int() }),
  /** Pieces of the project in orders, and those that are left to order. */
  ordered: z.int(),
  left: z.int(),
});

/** What can be asked for of the products of a project as technical information. */
export const techInfoActionNames = ['export3d', 'photometry', 'compositionSheet'] as const;

/** For each the products that have it; none where the viewer may not download, or see no downloads. */
export const techInfoActions = z.object({
  actions: z
    .array(z.object({ id: z.enum(techInfoActionNames), products: z.array(id).max(maxLines) }))
    .max(techInfoActionNames.length),
});
