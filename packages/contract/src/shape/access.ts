import { z } from 'zod';
import { privileges } from '../privilege';
import { login, mailToken, newPassword } from './account';
import { id, instant, languageCode } from './common';
import { emailText } from './text';

/** Social channels (P1): 2 Facebook, 3 LinkedIn; channel 1 is e-mail. */
export const socialProviders = ['facebook', 'linkedin'] as const;
export const socialProvider = z.enum(socialProviders);

export const passwordResetRequest = z.strictObject({ email: emailText });
export const passwordReset = z.strictObject({ token: mailToken, password: newPassword });
export const passwordChange = z.strictObject({
  currentPassword: login.shape.password,
  newPassword,
});
export const emailProof = z.strictObject({ token: mailToken });

/** A page of ours to return to: a path, never another site. */
const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?:[\w.~%?-][\w./~%?=&+:@-]*)?$/, 'formError.pattern');

export const socialStart = z.strictObject({
  returnTo: ownPath.optional(),
  language: languageCode.optional(),
});
/** What a provider calls back with. */
export const socialReturn = z.object({
  code: z.string().min(1).max(2000).optional(),
  state: z.string().max(200).optional(),
  error: z.string().max(200).optional(),
});

/** How an account can sign in. */
export const signInMethods = z.object({
  password: z.boolean(),
  social: z.array(z.object({ provider: socialProvider, connectedAt: instant })),
});

/** One session of the own account. */
export const ownSession = z.object({
  id,
  /** The one that asks. */
  current: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant,
  /** Network address and browser of the sign-in, as they were told. */
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
});

/** A key for machines: what may be read again. The key itself is shown once. */
export const apiKey = z.object({
  id,
  name: z.string(),
  /** First characters, to tell keys apart. */
  hint: z.string(),
  /** Privileges that it was made for; of these it has what its account holds today. */
  scopes: z.array(z.enum(privileges)).max(privileges.length),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: instant.nullable(),
});
export const newApiKey = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'formError.required')
    .max(60, 'formError.tooLong')
    .regex(/^[^\p{C}]*$/u, 'formError.pattern'),
  /** Privileges of the own account that it gets; none without any. */
  scopes: z
    .array(z.enum(privileges))
    .max(privileges.length)
    .refine((given) => new Set(given).size === given.length, 'formError.notAllowed')
    .default([]),
  /** The last day on which it works. */
  expiresOn: z.iso
    .date()
    .optional()
    .describe(
      'The last day, UTC, on which it works; at most, and without one, `keyDays` of /config.json from today',
    ),
});
/** `key` is null in the answer to a repeat. */
export const createdApiKey = apiKey.extend({ key: z.string().nullable() });

export type SocialProvider = z.infer<typeof socialProvider>;
export type OwnSession = z.infer<typeof ownSession>;
export type ApiKey = z.infer<typeof apiKey>;
