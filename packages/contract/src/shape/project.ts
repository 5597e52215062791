import { z } from 'zod';
import {
  catalogId,
  catalogQuery,
  currency,
  id,
  instant,
  isoDate,
  countedList,
  listOf,
  money,
  maxLines,
  problem,
  rows,
  sortOrder,
  pageQuery,
  productsOf,
  languageQuery,
} from './common';
import { choices, creationCode, newProduct } from './configuration';
import { newCreation } from './creation-tree';
import { evaluatedFields } from './evaluated-product';
import { stripPicture } from './strip-picture';
import { projectActions } from '../project-right';
import { projectFieldNames, projectFields, type ProjectField } from '../project-fields';
import { projectTypeNames } from '../project-type-names';
import { creationPrefix, pricedCompositions, storedCreation } from './creation';
import { arrangementChange, lineArrangement, projectStructure } from './project-structure';
import { anyText, requiredText, shortText } from './text';

type Written<Field extends ProjectField> = (typeof projectFields)[Field]['isRequired'] extends true
  ? z.ZodString
  : z.ZodOptional<z.ZodString>;

const eachField = <Of extends Record<ProjectField, z.ZodType>>(of: (field: ProjectField) => z.ZodType) =>
  Object.fromEntries(projectFieldNames.map((field) => [field, of(field)])) as Of;

/** What is written of a project. */
export const writtenFields = eachField<{ readonly [Field in ProjectField]: Written<Field> }>((field) => {
  const { longest, isRequired } = projectFields[field];
  return isRequired ? requiredText(longest) : shortText(longest).optional();
});

export const projectName = writtenFields.name;

/** How a project came to its owner (P3). */
export const projectType = z.enum(projectTypeNames);

/** 0 DELETED, 1 EDITION, 2 ORDER (P3). */
export const projectStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** Absent for a viewer without price.view; null where the line has no price. */
export const linePrices = z
  .object({ unitGross: money, unitNet: money, totalGross: money, totalNet: money })
  .nullable();

/** One product of a project (P3 Product). */
export const projectProduct = z
  .object({
    _id: id,
    isPersonalized: z.union([z.literal(0), z.literal(1)]),
    model: z.string(),
    referenceCode: z.string(),
    /** Of a creation: its code, and the number in it (P3). */
    creationCode: z.string().optional(),
    creationNumber: z.int().optional(),
    quantity: z.int(),
    /** Pieces in orders so far. */
    ordered: z.int(),
    ...evaluatedFields,
    prices: linePrices.optional(),
    /** Under which `configs/:id` reads what it was configured from (P3). */
    configId: id,
    compositions: pricedCompositions.optional(),
    ...lineArrangement,
  })
  .meta({ id: 'ProjectProduct' });

const lineIds = rows(id, maxLines);

/** The products of a project: their ids in order, each by its id, and the ids of each type, in order too (P3). */
export const projectProducts = productsOf(projectProduct)
  .extend({
    byType: z.object({ REGULAR: lineIds, CREATION: lineIds }),
  })
  .meta({ id: 'ProjectProducts' });

export const projectTotals = z
  .object({
    products: z.int(),
    quantity: z.int(),
    watts: z.number(),
    lumens: z.number(),
    netWeightKg: z.number(),
    gross: money.nullable().optional(),
    net: money.nullable().optional(),
    /** Lines without a price: the totals do not hold them. */
    unpriced: z.int().optional(),
  })
  .meta({ id: 'ProjectTotals' });

/** What of a project its pages and a row of a list say alike. */
const projectHead = {
  id,
  ...eachField<Record<ProjectField, z.ZodString>>(() => z.string()),
  catalogId,
  currency,
  status: projectStatus,
  version: z.int(),
  actions: z.array(z.enum(['rename', 'delete'])),
  isOwner: z.boolean(),
  /** What its reader may do with it, whatever state it is in. */
  may: z.array(z.enum(projectActions)).max(projectActions.length),
  updatedAt: instant,
};

export const project = z
  .object({
    ...projectHead,
    createdAt: instant,
    /** Another one where a reader's rights, discounts or the day make something else of the same version. */
    terms: z.string(),
    products: projectProducts,
    structure: projectStructure.optional(),
    /** Of what counts: alternatives and options that are not chosen do not, free lines do. */
    totals: projectTotals,
    /** The client at whose prices it would be read, where the ERP names it no more: prices are by list, and nothing can be ordered. */
    withdrawnClient: z.string().optional(),
    /** Of what it is a version; absent of a project. */
    versionOf: z
      .object({ projectId: id, number: z.int(), title: z.string().nullable(), createdAt: instant })
      .optional(),
  })
  .meta({ id: 'Project' });

/** A row of the project list, with what a strip of pictures needs. */
export const projectRow = z.object({
  ...projectHead,
  /** How it came to its owner; null for one that the owner began. */
  type: projectType.nullable(),
  /** The name of its owner, or the e-mail of one without a name. */
  owner: z.string(),
  /** The name of the client that it is for. */
  client: z.string().nullable(),
  productCount: z.int(),
  pictures: z.array(stripPicture),
  /** Absent without price.view; null where nothing in it has a price. */
  net: money.nullable().optional(),
});

export const projectList = countedList(projectRow);

export const projectListQuery = z.object({
  ...pageQuery,
  language: languageQuery,
  lang: languageQuery,
  sortBy: sortOrder.default('UPDATED_RECENT'),
  /** Own ones, those shared with or assigned to the account, those of its clients or of its company; without: all of them. */
  projectUserRole: z.enum(['OWNER', 'SHARED', 'CLIENT', 'COMPANY']).optional(),
  projectType: projectType.optional(),
  /** 1 in edition, 2 ordered. */
  status: z.enum(['1', '2']).optional(),
  catalogId: catalogQuery.optional(),
  /** The account that owns them, and the code of the client that they are for. */
  owner: id.optional(),
  client: anyText(40).optional(),
  /** The first and the last day of their last change, in UTC. */
  from: isoDate.optional(),
  to: isoDate.optional(),
  type: anyText(10).optional(),
});

/** Accounts whose projects the account may read: itself, colleagues, users of its clients, and who shared one with it. */
export const projectOwnersQuery = z.object(pageQuery);
const projectOwner = z.object({ id, name: z.string(), email: z.string() });
export const projectOwners = listOf(projectOwner.extend({ isYou: z.boolean() }));

/** The clients that an account looks after, with those of their users who come first by name. */
export const clientsQuery = z.object(pageQuery);
export const clients = listOf(
  z.object({
    code: z.string(),
    name: z.string(),
    catalogId,
    /** The ERP names it no more: nothing new is begun for it. */
    isWithdrawn: z.boolean(),
    users: rows(projectOwner),
  }),
);

export const newProject = z
  .strictObject({
    ...writtenFields,
    catalogId: catalogId.optional(),
    /** A client that the account looks after, for whom the project is, at its rate and in its catalogue. */
    client: anyText(40).optional(),
    /** A user of that client, who owns it then; without, the account itself. */
    owner: id.optional(),
    products: z.array(newProduct).max(500).default([]),
  })
  .refine(({ client, owner }) => client !== undefined || owner === undefined, {
    message: 'formError.required',
    path: ['client'],
  });

/** A field that is left out stays as it is. */
export const projectChange = z.strictObject({
  fieldsToUpdate: z
    .strictObject(writtenFields)
    .partial()
    .refine((fields) => Object.keys(fields).length > 0, { message: 'formError.required' }),
});

/** Without a name the copy is named after its source (`copyName`). */
export const projectCopy = z.strictObject({
  name: projectName.optional(),
  /** Only the lines of this order of the project, in its quantities, each as a plain line: to order them again. */
  orderId: id.optional(),
});

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
      ...arrangementChange,
    })
    .refine((change) => Object.keys(change).length > 0, { message: 'formError.required' })
    .refine(({ choices: chosen, creation }) => !chosen || !creation, {
      message: 'formError.modelOrReference',
    }),
  /** What the caller saw of what it changes: refused where that is another by now, whatever else of the project changed. */
  seen: z.strictObject({ quantity: z.int() }).optional(),
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

export const newCreationCode = z.strictObject({ prefixCode: creationPrefix.default('CR') });
export const generatedCode = z.object({ creationCode: z.string() });

export type ProjectType = z.infer<typeof projectType>;
export type Project = z.infer<typeof project>;
export type ProjectProduct = z.infer<typeof projectProduct>;
export type ProjectRow = z.infer<typeof projectRow>;
export type Clients = z.infer<typeof clients>;
export type ProjectOwners = z.infer<typeof projectOwners>;
export type ProjectList = z.infer<typeof projectList>;
export type ProductConfig = z.infer<typeof productConfig>;
export type ProductValidation = z.infer<typeof productValidation>;
export type NewProject = z.infer<typeof newProject>;
export type ProjectChange = z.infer<typeof projectChange>['fieldsToUpdate'];
