import type { z } from 'zod';
import type { localized } from './shape/common';

/**
 * What the server can refuse beside the engine's problems: the code, the English text and the HTTP status.
 * The interface translates `problem.<code>` (common-front/problems.json); one table, so that the documentation,
 * the messages and the replies agree.
 */
export const httpProblems = {
  badRequest: { text: 'The request is not valid.', status: 400 },
  unauthorised: { text: 'Sign in first.', status: 401 },
  credentialsInvalid: { text: 'The e-mail or the password is not right.', status: 401 },
  loginLocked: { text: 'Signing in is closed for now.', status: 403 },
  sessionExpired: { text: 'The session has ended. Sign in again.', status: 401 },
  forbidden: { text: 'You have no right to do this.', status: 403 },
  keyForbidden: { text: 'A key cannot make this call: sign in for it.', status: 403 },
  originForbidden: { text: 'The request does not come from this site.', status: 403 },
  notFound: { text: 'This does not exist, or you may not see it.', status: 404 },
  emailTaken: { text: 'An account with this e-mail exists already.', status: 409 },
  stale: { text: 'Somebody changed this in the meantime.', status: 409 },
  idempotencyMismatch: { text: 'This key was used before with other content.', status: 409 },
  requestTimeout: { text: 'The request took too long to arrive.', status: 408 },
  tooLarge: { text: 'The request is larger than {limit} bytes.', status: 413 },
  fileMissing: { text: 'Missing file buffer', status: 400 },
  unsupportedType: { text: 'This content type is not accepted.', status: 415 },
  expectationFailed: { text: 'The server cannot do what the request expects.', status: 417 },
  headersTooLarge: { text: 'The headers of the request are too large.', status: 431 },
  tooMany: { text: 'Too many attempts. Try again in {seconds} seconds.', status: 429 },
  unexpected: { text: 'Something went wrong. The error was recorded as {requestId}.', status: 500 },
  unavailable: { text: 'A part of the service is away. Try again soon.', status: 503 },
  filesAway: { text: 'Files cannot be reached at the moment. Try again soon.', status: 503 },
  cannotSave: { text: 'Nothing can be saved at the moment. Try again later.', status: 503 },
  validityTooEarly: { text: 'The budget cannot end before {earliest}.', status: 422 },
  shippingTooEarly: { text: 'Nothing can leave before {earliest}.', status: 422 },
  productDiscontinued: { text: 'Product {reference} is not made any more.', status: 422 },
  alreadyOrdered: { text: 'Product {reference} was ordered already with order {orderNumber}.', status: 409 },
  quantityLeft: { text: 'Only {left} of {reference} are left to order.', status: 422 },
  belowOrdered: {
    text: '{ordered} of {reference} were ordered already; the quantity cannot be less.',
    status: 422,
  },
  lineOrdered: {
    text: '{ordered} of {reference} were ordered already; the line stays as it is.',
    status: 422,
  },
  projectForbidden: {
    text: 'You can open this project, but you don’t have this right in it. Ask its owner.',
    status: 403,
  },
  memberUnknown: { text: 'Nobody here has the e-mail {email}.', status: 404 },
  memberAlready: { text: '{email} is in this project already.', status: 409 },
  membersFull: { text: 'A project holds at most {most} people.', status: 422 },
  importOwn: { text: 'This project is yours already. Duplicate it to have another one.', status: 400 },
  versionsFull: { text: 'A project keeps at most {most} versions.', status: 422 },
  versionReader: { text: '{email} cannot open this project. Add them to it first.', status: 422 },
  projectOrdered: { text: 'Something of this project was ordered, so it cannot be deleted.', status: 422 },
  priceChanged: { text: 'The price is another one than was shown.', status: 409 },
  priceExpired: { text: 'The price of {reference} has expired; read the draft again.', status: 409 },
  productChanged: { text: '{reference} was changed in the meantime and is now {now}.', status: 409 },
  creationCodeTaken: { text: 'Code {code} stands for another creation.', status: 409 },
  creationInConfigurator: { text: 'Change this product in its configurator.', status: 422 },
  compositionElsewhere: { text: '{code} belongs to another catalogue.', status: 422 },
  compositionUnknown: {
    text: '{code} is no reference, and no creation code of a project that you may see.',
    status: 404,
  },
  photometryMissing: { text: 'There is no light file for {reference}.', status: 404 },
  documentsFull: {
    text: '{most} of your documents are still being made. Ask again when some of them are ready.',
    status: 429,
  },
  lineFull: {
    text: '{most} of your files are still being worked on. Ask again when some of them are ready.',
    status: 429,
  },
  documentNotReady: { text: 'The document is not ready yet.', status: 409 },
  tokenInvalid: { text: 'This link was used already or has expired.', status: 422 },
  passwordWrong: { text: 'The current password is not right.', status: 422 },
  passwordCommon: { text: 'This password is too well known. Choose another one.', status: 422 },
  socialFailed: { text: 'The sign-in at {provider} did not work.', status: 422 },
  socialDenied: { text: 'You cancelled the sign-in at {provider}.', status: 422 },
  socialNoEmail: { text: '{provider} did not tell us your e-mail. Sign up with your e-mail.', status: 422 },
  socialEmailTaken: {
    text: 'An account with this e-mail exists. Sign in and connect {provider} in your profile.',
    status: 409,
  },
  socialTaken: { text: 'This account at {provider} is connected to another account.', status: 409 },
  lastSignIn: { text: 'This is your only way to sign in. Choose a password first.', status: 409 },
  clientCodeUnknown: { text: 'There is no client {clientCode} in this catalogue.', status: 422 },
  companyMissing: { text: 'Your account belongs to no company.', status: 422 },
  companyAlready: { text: 'Your account belongs to another company already.', status: 409 },
  rightNotYours: { text: 'You cannot give or take {privilege}.', status: 422 },
  roleNotYours: { text: 'You cannot give this role.', status: 422 },
  adminNeeded: { text: 'The administration cannot take this right from itself.', status: 409 },
  invitationUsed: { text: 'This invitation was accepted already. Sign in.', status: 422 },
  invitationExpired: {
    text: 'This invitation has expired. Ask for another one.',
    status: 422,
  },
  invitationOther: { text: 'This invitation is for another e-mail.', status: 409 },
  keysFull: { text: 'You have {most} keys already. Revoke one first.', status: 409 },
  keyOver: { text: 'The last day of a key cannot be in the past.', status: 422 },
  keyTooLong: { text: 'A key works for {most} days at most.', status: 422 },
  draftsFull: { text: 'You keep {most} drafts already. Remove one first.', status: 409 },
  shareRevoked: { text: 'This link was revoked.', status: 404 },
  sharesFull: { text: 'You share {most} products already. Revoke a link first.', status: 409 },
  planUnreadable: { text: 'This file is no picture (PNG, JPEG, WebP) and no DXF drawing.', status: 422 },
  planEmpty: { text: 'The drawing holds no lines.', status: 422 },
  planTooDetailed: { text: 'The drawing holds more than {most} lines.', status: 422 },
  plansFull: { text: 'You keep {most} floor plans already. Remove one first.', status: 409 },
  // The spec's own spelling (P8).
  NO_CLIENT_CODE: { text: 'Your account has no client code, so it cannot order.', status: 400 },
} as const satisfies Readonly<Record<string, { readonly text: string; readonly status: number }>>;

export type HttpProblemCode = keyof typeof httpProblems;

/** The names of the `{placeholders}` of a text. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The data of a problem: none that its text needs may be left out. */
export type HttpProblemData<Code extends HttpProblemCode> = [
  Placeholders<(typeof httpProblems)[Code]['text']>,
] extends [never]
  ? { readonly data?: ProblemData }
  : {
      readonly data: ProblemData &
        Readonly<Record<Placeholders<(typeof httpProblems)[Code]['text']>, string | number>>;
    };

/** Data that fills the placeholders of a problem's text. */
export type ProblemData = Readonly<
  Record<string, string | number | readonly string[] | Readonly<z.infer<typeof localized>>>
>;
