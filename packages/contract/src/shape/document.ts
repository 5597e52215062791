import { documentKinds, documentSubTypes, downloadTypes, languageCodes } from '@lucerna/engine';
import { z } from 'zod';
import { documentProgress } from '../document-progress';
import { documentStepNames, projectFileKinds, projectFiles } from '../project-file';
import { catalogQuery, catalogId, id, instant, languageCode, languageQuery, problem, rows } from './common';
import { creationCode, model } from './configuration';
import { photometryFormat } from './project-photometry';
import { scheduleParams, submittalParams } from './submittal';
import { anyText } from './text';

/** Documents of one download: seven kinds of 200 lines, and room for formats. */
export const maxDocuments = 2000;
/** Downloads of one account at a time. */
export const maxDownloads = 40;

const downloadType = z.enum(downloadTypes);
const documentSubType = z.enum(documentSubTypes);
const formats = [...new Set(Object.values(documentKinds).flatMap((kind) => kind.formats))];
const documentFormat = z.enum(formats as [string, ...string[]]);

const productTypes = ['REGULAR', 'CREATION'] as const;
const number = z.int().min(0).max(999_999);

/** Of what a document is: the one of these that says most. A product of a project needs the project (`projectId`). */
const documentedThing = {
  productId: id.optional(),
  creationCode: creationCode.optional(),
  reference: anyText(40).min(1).optional(),
  model: model.optional(),
};
const names = Object.keys(documentedThing) as (keyof typeof documentedThing)[];
type Thing = { readonly [Name in (typeof names)[number]]?: unknown };
const namesSomething = (thing: Thing) => names.some((name) => thing[name] !== undefined);

const params = z
  .strictObject({
    ...documentedThing,
    familyId: number.optional(),
    subFamilyId: number.optional(),
    applicationLocationId: number.optional(),
    productType: z.enum(productTypes).optional(),
  })
  .refine(namesSomething, { message: 'formError.required', path: ['model'] });

/** A document that is wanted (spec C7, global-generate): all of a type, or the one of `subType`, in its usual format or another one. */
const requestedProductDocument = z.strictObject({
  type: downloadType,
  subType: documentSubType.optional(),
  format: documentFormat.optional(),
  params,
});

const ofProject = { type: z.literal('project') };
/** A file of the whole project of the request, in its usual format or another one. */
export const projectFile = z.discriminatedUnion('subType', [
  z.strictObject({
    ...ofProject,
    subType: z.literal('submittal'),
    format: z.enum(projectFiles.submittal.formats).optional(),
    params: submittalParams,
  }),
  z.strictObject({
    ...ofProject,
    subType: z.literal('schedule'),
    format: z.enum(projectFiles.schedule.formats).optional(),
    params: scheduleParams,
  }),
  z.strictObject({
    ...ofProject,
    subType: z.literal('products'),
    format: z.enum(projectFiles.products.formats).optional(),
    params: z.strictObject({}),
  }),
  z.strictObject({
    ...ofProject,
    subType: z.literal('lightFiles'),
    format: z.enum(projectFiles.lightFiles.formats).optional(),
    /** Both formats where none is named. */
    params: z.strictObject({ only: photometryFormat.optional() }),
  }),
]);

const requestedDocument = z.union([requestedProductDocument, projectFile]);

const requestedDocuments = z.array(requestedDocument).min(1, 'formError.required').max(maxDocuments);

const units = z.enum(['metric', 'imperial']);

export const documentsQuery = z.object({
  catalogId: catalogQuery.optional(),
  lang: languageQuery,
  /** Of lengths and weights; without it those of the market. */
  units: units.optional(),
});
export const newDownload = z.strictObject({
  docs: requestedDocuments,
  /** Whose products `productId` names. */
  projectId: id.optional(),
});
export const generateQuery = documentsQuery.extend({ projectId: id.optional() });
export const generateBody = requestedDocuments;

/** What the socket takes to start a download (spec C7). The session of the socket says who asks; the others are taken and never read. */
export const docsParams = z.object({
  docsParams: requestedDocuments,
  lang: languageQuery,
  catalogId: catalogId.optional(),
  units: units.optional(),
  projectId: id.optional(),
  user: z.unknown().optional(),
  token: z.unknown().optional(),
  refreshToken: z.unknown().optional(),
});

/** 0 waiting, then the numbers of `documentProgress`: the server tells those up to 8, a browser goes on to 17. */
const progress = z.int().min(0).max(documentProgress.finished);

const documentSteps = z.object({
  at: z.enum(documentStepNames),
  done: z.int(),
  /** Of how many; 0 where nobody can count them. */
  all: z.int(),
});

const documentOfDownload = z.object({
  /** Its place in the download, from 0. */
  position: z.int(),
  type: z.enum([...downloadTypes, 'project']),
  subType: z.enum([...documentSubTypes, ...projectFileKinds]),
  format: z.string(),
  /** Name of its product, and its reference, code or model; of a file of a project its name alone. */
  name: z.string(),
  reference: z.string(),
  progress,
  /** How far its making is, where that is told. */
  steps: documentSteps.nullable(),
  /** Of its file; null until it is ready. */
  fileName: z.string().nullable(),
  bytes: z.int().nullable(),
  /** Why it failed. */
  problem: problem.nullable(),
});

export const downloadStates = ['making', 'ready'] as const;

export const downloadRow = z.object({
  id,
  state: z.enum(downloadStates),
  /** The project that it is of. */
  projectId: id.nullable(),
  /** What it is, where it is one file of that project alone. */
  projectFile: z.enum(projectFileKinds).nullable(),
  /** What its archive is called: prefix and date. */
  name: z.string(),
  catalogId,
  language: languageCode,
  documents: z.int(),
  ready: z.int(),
  failed: z.int(),
  /** Of all that is ready. */
  bytes: z.int(),
  createdAt: instant,
  /** It is removed then. */
  expiresAt: instant,
});

export const downloadList = z.object({ downloads: rows(downloadRow, maxDownloads) });
export const download = downloadRow.extend({ files: rows(documentOfDownload, maxDocuments) });

export const downloadFileQuery = z.object({
  id,
  /** Of one document; all of them as an archive without it. */
  position: z.coerce
    .number()
    .int()
    .min(0)
    .max(maxDocuments - 1)
    .optional(),
});

/** One document, made while it is waited for. */
export const documentQuery = documentsQuery
  .extend({
    ...documentedThing,
    projectId: id.optional(),
    subType: documentSubType,
    format: documentFormat.optional(),
  })
  .refine(namesSomething, { message: 'formError.required', path: ['model'] });

const oneOrMore = <T extends z.ZodType>(one: T) =>
  z.union([one.transform((each) => [each]), z.array(one).max(20)]);

/** What is asked of the documents of a model or a reference (spec C7, docs-web). */
export const documentListQuery = z.object({
  catalogId: catalogQuery.optional(),
  catalog: catalogQuery.optional(),
  lang: languageQuery,
  language: languageQuery,
  subfamily: z.string().max(10).optional(),
  family: z.string().max(10).optional(),
  model: model.optional(),
  reference: anyText(40).optional(),
  creationCode: creationCode.optional(),
  productType: z.enum(productTypes).optional(),
  applicationLocation: z.string().max(10).optional(),
  /** Which documents: all without it. */
  files: oneOrMore(documentSubType).optional(),
  'files[]': oneOrMore(documentSubType).optional(),
});

const offeredDocument = z.object({
  type: downloadType,
  subType: documentSubType,
  formats: z.array(z.string()).max(formats.length),
  isEnabled: z.boolean(),
  /** Ticked before anybody chooses. */
  isChecked: z.boolean(),
  /** Why it cannot be had. */
  problem: problem.nullable(),
});

const documentedProduct = z.object({
  name: z.string(),
  reference: z.string(),
  productType: z.enum(productTypes),
  documents: rows(offeredDocument, documentSubTypes.length),
});

/** What the maker's own PDFs are: a manual stands in the place of the one that is made. */
export const makersDocumentKinds = [
  'manual',
  'certificate',
  'declaration',
  'environment',
  'warranty',
  'other',
] as const;

/** A PDF of the maker's own, in the language of who asks. */
const makersDocument = z.object({
  kind: z.enum(makersDocumentKinds),
  title: z.string(),
  /** The languages that it is for; null of one that is for all. */
  languages: z.array(z.enum(languageCodes)).nullable(),
  pages: z.int(),
  bytes: z.int(),
  /** Where it is, from the root of this server. */
  url: z.string(),
});

export const documentList = documentedProduct.extend({
  /** Beside those that are made, in the order of the catalogue; a manual only where another one stands in the place of the made one. */
  makers: z.array(makersDocument).max(2000),
});

/** The documents that the products of a project can have; lines of the same product are one. */
export const projectDocuments = z.object({
  products: rows(
    documentedProduct.extend({
      /** Its lines, in the order of the project. */
      products: z.array(id).max(2000),
      marks: z.array(z.string()).max(2000),
      quantity: z.int(),
      model: z.string(),
    }),
    2000,
  ),
});

/** The attachments of a model (spec C7): of a family and at an application where those are named. */
export const attachmentQuery = z.object({
  catalogId: catalogQuery.optional(),
  catalog: catalogQuery.optional(),
  lang: languageQuery,
  family: z.string().max(10).optional(),
  model,
  appLocation: z.string().max(10).optional(),
});
export const attachments = rows(
  z.object({
    type: downloadType,
    subType: documentSubType,
    format: z.string(),
    /** Where it is, from the root of this server. */
    url: z.string(),
  }),
);

export type WantedDocument = z.infer<typeof requestedDocument>;
export type WantedProductDocument = z.infer<typeof requestedProductDocument>;
export type WantedProjectFile = z.infer<typeof projectFile>;
export type Download = z.infer<typeof download>;
export type DownloadRow = z.infer<typeof downloadRow>;
export type DocumentOfDownload = z.infer<typeof documentOfDownload>;
export type ProjectDocuments = z.infer<typeof projectDocuments>;
export type MakersDocumentKind = (typeof makersDocumentKinds)[number];
export type DocumentList = z.infer<typeof documentList>;
export type DocsParams = z.infer<typeof docsParams>;
