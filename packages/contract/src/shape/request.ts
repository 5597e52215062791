import { z } from 'zod';
import { catalogId, id, instant, isoDate, languageCode, listOf, pageQuery, rows } from './common';
import { projectFields } from '../project-fields';
import { siteLocation } from './option';
import { emailText, requiredText, shortText, textareaText } from './text';

/** What somebody asks the manufacturer for (BUD-01, BUD-02, BUD-05, SUP-01). */
export const requestKinds = ['budget', 'budgetUsa', 'registrationUsa', 'support'] as const;
/** Each comes after the one before it; what was closed is opened again by being taken up. */
export const requestStates = ['received', 'inWork', 'answered', 'closed'] as const;

/** The most files of one message. */
export const maxRequestFiles = 10;

export const uploadedFile = z.object({
  id,
  kind: z.literal('file'),
  name: z.string(),
  /** Media type, as its content says. */
  type: z.string(),
  bytes: z.int(),
  createdAt: instant,
});

const files = z.array(id).max(maxRequestFiles).default([]);
const description = textareaText.min(1, 'formError.required');

/** Where it was asked, in which catalogue and language, as the spec's calls say it. */
const asked = {
  siteLocation: siteLocation.default('private'),
  catalogId: catalogId.optional(),
  lang: languageCode.optional(),
};

/** Of whom `getBudgetRequestInfo` names; null for whoever looks after the client. */
const recipient = id.nullable().default(null);

export const newBudgetRequest = z.strictObject({ ...asked, project: id, description, files, recipient });

/** In the USA a note may be missing, and the project gets the name that the maker will know it by. */
export const newUsaBudgetRequest = z.strictObject({
  ...asked,
  project: id,
  description: textareaText.default(''),
  files,
  recipient,
  changeProjectName: requiredText(projectFields.name.longest).optional(),
});

export const newSupportRequest = z.strictObject({
  ...asked,
  type: z.string().max(40),
  subject: z.string().max(40),
  businessActivity: z.string().max(40).nullable().default(null),
  description,
  files,
});

/** How far the project is that is registered. */
export const registrationStages = [
  'concept',
  'designDevelopment',
  'constructionDocuments',
  'bidding',
  'construction',
] as const;
/** What the maker says of a registration. */
export const registrationStatuses = ['submitted', 'registered', 'declined', 'won', 'lost'] as const;
/** For what a share of the commission is. */
export const creditRoles = ['specification', 'destination', 'order'] as const;

const contact = (company: z.ZodString) =>
  z.strictObject({ companyName: company, contactName: shortText(100), email: emailText });

/** Hundredths of a percent, so that a sum is exact. */
const share = z.number().min(0.01).max(100).multipleOf(0.01);
const hundredths = (percent: number) => Math.round(percent * 100);

const creditSplit = z
  .array(z.strictObject({ role: z.enum(creditRoles), agency: requiredText(100), percent: share }))
  .min(1)
  .max(6)
  .refine(
    (parts) => parts.reduce((sum, { percent }) => sum + hundredths(percent), 0) === 10_000,
    'formError.creditSplit',
  );

/** What is told of a project in the USA when it is registered (BYN-18). */
export const registrationData = z.strictObject({
  stage: z.enum(registrationStages),
  bidDate: isoDate.nullable().default(null),
  city: shortText(100).default(''),
  state: shortText(100).default(''),
  specifier: contact(requiredText(100)),
  agency: contact(requiredText(100)),
  creditSplit,
  comments: textareaText.default(''),
});

export const newRegistration = z.strictObject({ ...asked, project: id, registrationData });
export const registrationChange = z.strictObject({ registrationData });
export const registrationDecision = z.strictObject({ status: z.enum(registrationStatuses) });

export const registration = z.object({
  project: z.object({ id, name: z.string(), catalogId }),
  /** Null while the project is not registered. */
  registration: z
    .object({
      requestId: id,
      number: z.string(),
      status: z.enum(registrationStatuses),
      version: z.int(),
      registrationData,
      createdAt: instant,
      updatedAt: instant,
    })
    .nullable(),
  /** What the caller may do with it. */
  may: z.object({ edit: z.boolean(), decide: z.boolean() }),
});

/** A line of the project as it was asked about. */
const askedLine = z.object({ id, reference: z.string(), quantity: z.int() });

export const requestRow = z.object({
  id,
  number: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  catalogId,
  /** As it was called when it was asked about; without an id where it is gone. */
  project: z.object({ id: id.nullable(), name: z.string() }).nullable(),
  /** What a support request is about, in the language of the caller. */
  topic: z.string().nullable(),
  asker: z.object({ name: z.string(), email: z.string(), company: z.string().nullable() }),
  clientCode: z.string().nullable(),
  messages: z.int(),
  isOwn: z.boolean(),
  budgetNumber: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});

const message = z.object({
  id,
  author: z.string(),
  /** Written by the manufacturer's side. */
  isAnswer: z.boolean(),
  isYou: z.boolean(),
  text: z.string(),
  files: rows(uploadedFile, maxRequestFiles),
  createdAt: instant,
});

/** The most messages of one request. */
export const maxMessages = 200;

export const supportRequest = requestRow.extend({
  siteLocation,
  businessActivity: z.string().nullable(),
  /** The one person that it was sent to. */
  recipient: z.string().nullable(),
  /** Who works on it. */
  takenBy: z.string().nullable(),
  /** The state of the project that it is about. */
  projectVersion: z.int().nullable(),
  lines: rows(askedLine, 2000),
  budgetId: id.nullable(),
  /** The quote that was begun for it and is not sent yet, for those who may read it. */
  begunQuote: z.object({ id, number: z.string() }).nullable(),
  thread: rows(message, maxMessages),
  /** What the caller may do: write, move it to these states, make a quote of it. */
  may: z.object({
    write: z.boolean(),
    move: rows(z.enum(requestStates), requestStates.length),
    quote: z.boolean(),
  }),
});

export const requestList = listOf(requestRow);
export const requestListQuery = z.object({
  ...pageQuery,
  lang: z.string().max(10).optional(),
  /** The own ones, or those that the caller answers. */
  box: z.enum(['own', 'inbox']).default('own'),
  state: z.enum(requestStates).optional(),
  kind: z.enum(requestKinds).optional(),
});

export const newRequestMessage = z.strictObject({ text: description, files });
export const requestMove = z.strictObject({ state: z.enum(requestStates) });

/** What the page of a request for a quote shows of the project before it is asked. */
export const budgetRequestInfo = z.object({
  projectId: id,
  projectName: z.string(),
  catalogId,
  lang: languageCode,
  products: z.int(),
  pieces: z.int(),
  /** To whom it may be sent by name. */
  recipients: rows(z.object({ id, name: z.string() }), 50),
  /** What was asked about this project before, newest first. */
  earlier: rows(requestRow, 20),
});

const named = z.object({ id: z.string(), description: z.string() });
export const supportTypeList = rows(named.extend({ subjects: rows(named) }));
export const businessActivityList = rows(named);

export type UploadedFile = z.infer<typeof uploadedFile>;
export type RequestKind = (typeof requestKinds)[number];
export type RequestState = (typeof requestStates)[number];
export type RequestRow = z.infer<typeof requestRow>;
export type SupportRequest = z.infer<typeof supportRequest>;
export type BudgetRequestInfo = z.infer<typeof budgetRequestInfo>;
export type RegistrationData = z.infer<typeof registrationData>;
export type Registration = z.infer<typeof registration>;
export type RegistrationStatus = (typeof registrationStatuses)[number];
