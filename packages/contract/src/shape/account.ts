import { z } from 'zod';
import { privileges } from '../privilege';
import { catalogId, id, languageCode } from './common';
import { emailText, shortText } from './text';

/** Shortest and longest password; there is no rule on its characters. */
export const passwordLength = { min: 10, max: 128 } as const;

export const newPassword = z
  .string()
  .min(1, 'formError.required')
  .min(passwordLength.min, 'formError.tooShort')
  .max(passwordLength.max, 'formError.tooLong');

export const personName = shortText(60);

/** Systems of units (UNI-01). */
export const unitSystem = z.enum(['metric', 'imperial']);

/** Stages of registration (P3): 0 deleted, 1 not completed, 2 web user, 3 trade lead, 4 qualified. */
export const registerTypes = { deleted: 0, incomplete: 1, webUser: 2, tradeLead: 3, qualified: 4 } as const;

/** What an administrator is asked, or has said, of a professional who has told all that is needed. */
export const accountApprovals = ['asked', 'declined'] as const;

/** A token as our mails carry it: single use, good for a limited time. */
export const mailToken = z.string().regex(/^[\w-]{20,100}$/, 'formError.pattern');

/** Sign-up by e-mail, channel 1 (P1). */
export const signUp = z.strictObject({
  email: emailText,
  password: newPassword,
  firstName: personName.optional(),
  lastName: personName.optional(),
  company: shortText(120).optional(),
  language: languageCode.optional(),
  /** ISO 3166-1 alpha-2; decides the catalogue. Without one the network address does. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'formError.pattern')
    .optional(),
  channel: z.literal(1).default(1),
  /** Token of an invitation's mail: the account joins that company, and its e-mail counts as verified. */
  invitation: mailToken.optional(),
});

/** Sign-in. A password of any length may be tried: the rules of a new one are not those of an old one. */
export const login = z.strictObject({
  email: emailText,
  password: z.string().min(1, 'formError.required').max(passwordLength.max, 'formError.tooLong'),
});

/** What an account says of itself and chooses: asked, stored and answered under these names. */
export const accountSettings = {
  firstName: personName,
  lastName: personName,
  /** In which units its pages show and take measures; null for those of the catalogue at hand. */
  units: unitSystem.nullable(),
};

/** The same as they are answered. */
const settings = {
  firstName: z.string(),
  lastName: z.string(),
  units: accountSettings.units,
} satisfies Record<keyof typeof accountSettings, z.ZodType>;

/** The account that is signed in (P3, User). */
export const account = z
  .object({
    id,
    userId: z.int(),
    /** Contact number and name; the discounts of the client are kept by the server. */
    crm: z.object({ contact: z.object({ id }) }),
    rolId: z.int(),
    email: z.string(),
    emailVerified: z.boolean(),
    ...settings,
    lang: languageCode,
    catalog: catalogId,
    /** 1 active. */
    status: z.int(),
    roles: z.array(z.int()),
    privileges: z.array(z.enum(privileges)),
    profesion: z.string().nullable(),
    registerType: z.int().min(0).max(4),
    /** Of a trade lead who has told all: whether an administrator is asked for the approval, or declined it. */
    approval: z.enum(accountApprovals).nullable(),
    /** 0 none, 1 particular, 2 professional. */
    userType: z.int().min(0).max(2),
    clientCode: z.string().nullable(),
    language: z.object({ isoCode: z.string() }),
    company: z
      .object({
        crmId: z.string(),
        name: z.string(),
        companyType: z.object({ id: z.string(), description: z.string() }),
      })
      .nullable(),
    /** Rises with each change; may be sent back as If-Match. */
    version: z.int(),
  })
  .meta({ id: 'Account' });

/** What an account may change of itself. */
export const accountChange = z.strictObject({
  language: languageCode.optional(),
  lang: languageCode.optional(),
  /** Another than the own one is for administrators: it decides prices and what can be chosen. */
  catalog: catalogId.optional(),
  ...z.object(accountSettings).partial().shape,
});

/** The catalogue that an administrator gives an account. */
export const catalogChange = z.strictObject({ catalog: catalogId });

/** Answer of a sign-in, a sign-up and a refresh: the tokens travel in cookies only. */
export const session = z.object({ logged: z.literal(true), accountId: id, expiresIn: z.int() });

export type Account = z.infer<typeof account>;
export type AccountChange = z.infer<typeof accountChange>;
export type SignUp = z.infer<typeof signUp>;
