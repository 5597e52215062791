import { z } from 'zod';

/** The views of the embedded sign-in (spec P2, auth modal). */
export const authViews = [
  'login',
  'new-register',
  'password-reset',
  'password-change',
  'qualification',
  'support',
] as const;
export type AuthView = (typeof authViews)[number];

const view = z.enum(authViews);
const code = z.string().max(60);
const begun = { expiresIn: z.int().positive() };

/**
 * What the embedded views tell the page around them (spec P4, login actions). A session itself travels in cookies:
 * `expiresIn` says for how many seconds. `code` is of the table of problems.
 */
export const frameMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('view'), view }),
  z.strictObject({ type: z.literal('height'), pixels: z.number().min(0).max(20_000) }),
  z.strictObject({ type: z.literal('loginSuccess'), ...begun }),
  z.strictObject({ type: z.literal('loginError'), code }),
  z.strictObject({ type: z.literal('loginTimeout') }),
  z.strictObject({ type: z.literal('signUpSuccess'), ...begun }),
  z.strictObject({ type: z.literal('signUpError'), code }),
  z.strictObject({ type: z.literal('socialSignUpSuccess'), ...begun }),
  z.strictObject({ type: z.literal('socialSignUpError'), code }),
  z.strictObject({ type: z.literal('qualifiedSuccess') }),
  z.strictObject({ type: z.literal('qualifiedError'), code }),
  z.strictObject({ type: z.literal('supportSuccess') }),
  z.strictObject({ type: z.literal('supportError'), code }),
  z.strictObject({ type: z.literal('passwordChanged') }),
  /**
   * A call of the views that failed, for the reports of the page: names of our own and the path of the call
   * as the table writes it, no value, nobody.
   */
  z.strictObject({
    type: z.literal('failure'),
    action: z.string().regex(/^\w{1,60}$/),
    status: z.union([z.int().min(100).max(599), z.enum(['timeout', 'offline', 'text'])]),
    code: z.string().regex(/^[\w.-]{1,60}$/),
    path: z
      .string()
      .regex(/^\/[\w/:.-]{0,119}$/)
      .optional(),
    /** A 401 although the session had just been renewed. */
    isUnexpected: z.boolean(),
  }),
  z.strictObject({ type: z.literal('close') }),
]);

/** What the page tells the embedded views. */
export const hostMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('show'), view }),
  z.strictObject({ type: z.literal('theme'), theme: z.enum(['light', 'dark']) }),
  /** The frame was given the focus: it goes into the first field. */
  z.strictObject({ type: z.literal('focus') }),
]);

export type FrameMessage = z.infer<typeof frameMessage>;
export type HostMessage = z.infer<typeof hostMessage>;

/** Where the embedded views are served, on the one port or on an origin of their own (AUTH_ORIGIN). */
export const authPath = '/auth/';
