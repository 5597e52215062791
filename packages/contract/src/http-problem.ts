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
  quantityChanged: {
    text: 'Somebody changed the quantity of {reference} to {quantity} in the meantime.',
    status: 409,
  },
  stale: { text: 'Somebody changed this in the meantime.', status: 409 },
  importNotChecked: { text: 'Only a feed that was checked can be put in force.', status: 409 },
  importStale: {
    text: 'Another catalogue came in force since this feed was checked. Upload it again.',
    status: 409,
  },
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
  filesAway: { text: 'Files cannot be reached right now. Try again in a moment.', status: 503 },
  cannotSave: { text: 'Nothing can be saved at the moment. Try again later.', status: 503 },
  validityTooEarly: { text: 'The budget cannot end before {earliest}.', status: 422 },
  validityTooLate: { text: 'The budget cannot be valid after {latest}.', status: 422 },
  taxKindElsewhere: { text: 'This kind of tax is not one of this market.', status: 422 },
  taxNotTaken: { text: 'A sale of this kind has no tax. Set the percentage to 0.', status: 422 },
  certificateMissing: { text: 'This kind of tax needs the buyer’s VAT number or certificate.', status: 422 },
  incotermPlaceMissing: { text: '{incoterm} needs a place.', status: 422 },
  finalQuoteElsewhere: { text: 'This market has no final quotes.', status: 422 },
  quoteNumberUnknown: {
    text: 'The number {number} was used already or is not yours. Ask for another one.',
    status: 422,
  },
  quoteExpired: { text: 'This revision is no longer valid. Create a new one.', status: 422 },
  quoteSuperseded: { text: 'A newer revision has replaced this one.', status: 422 },
  quoteDecided: { text: 'This quote was accepted or rejected already.', status: 422 },
  quoteNotSent: { text: 'This revision has not been sent yet.', status: 422 },
  quoteNotBinding: {
    text: 'This quote is for your own client. Order the project at your prices.',
    status: 422,
  },
  quoteWithoutPrices: { text: 'This quote has no prices to order at.', status: 422 },
  notInQuote: { text: '{reference} is not in this quote.', status: 422 },
  quoteLineChanged: {
    text: '{reference} is another product in the project now. Ask for a new revision.',
    status: 422,
  },
  orderCancelled: { text: 'This order is cancelled.', status: 422 },
  orderLeft: { text: 'Something of this order has left already: it cannot be cancelled here.', status: 422 },
  orderWithErp: { text: 'The ERP has this order: it is cancelled there, and told here.', status: 422 },
  cancellationAnswered: { text: 'Somebody has already answered this request.', status: 422 },
  cancellationNotAsked: { text: 'Nobody asked to cancel this order.', status: 422 },
  quoteLinkRevoked: { text: 'This link was revoked. Ask whoever sent it for a new one.', status: 404 },
  quoteLinkExpired: { text: 'This link has expired. Ask whoever sent it for a new one.', status: 404 },
  quoteLinkDay: { text: 'A link opens until a day between {from} and {to}.', status: 422 },
  quoteLinksFull: { text: 'This quote has {most} links already.', status: 409 },
  quoteMoveNotYours: { text: 'This is for the other side to say.', status: 422 },
  approvalNeeded: {
    text: 'Discounts above {limit} % need an approval.',
    status: 422,
  },
  approvalNotYours: { text: 'You may approve discounts up to {limit} %.', status: 422 },
  discountDecided: { text: 'Somebody has already decided this discount.', status: 422 },
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
  notInCollection: { text: '{reference} is not of this collection.', status: 422 },
  projectDeleted: { text: '{name} was deleted. Its owner can restore it from the trash.', status: 404 },
  memberUnknown: { text: 'Nobody here has the e-mail {email}.', status: 404 },
  memberAlready: { text: '{email} is in this project already.', status: 409 },
  membersFull: { text: 'A project can have up to {most} people.', status: 422 },
  importOwn: { text: 'This project is already yours. Duplicate it if you want a copy.', status: 400 },
  partsFull: { text: 'A project holds at most {most} of these. Remove one first.', status: 422 },
  areaUnnamed: { text: 'An area needs a floor or a room.', status: 422 },
  partUnknown: {
    text: 'This section or area is no longer in the project. Choose another one.',
    status: 422,
  },
  alternativeUnknown: {
    text: 'The line that this was an alternative to is gone. Choose another one.',
    status: 422,
  },
  alternativeOfAlternative: {
    text: '{reference} is an alternative itself. Choose the line that it stands for.',
    status: 422,
  },
  alternativeOfItself: { text: '{reference} has alternatives of its own. Remove those first.', status: 422 },
  lineGone: { text: 'This line is no longer in the project.', status: 422 },
  lineChangedSince: {
    text: '{reference} was changed or ordered since, so it stays as it is.',
    status: 422,
  },
  notOfFreeLine: {
    text: 'Only luminaires have an area, a finish, a color temperature or a control.',
    status: 422,
  },
  undoGone: { text: 'This can no longer be undone.', status: 422 },
  freeLineCurrency: { text: 'The prices of this project are in {currency}.', status: 422 },
  notChosen: { text: '{reference} is not chosen. Choose it in the project first.', status: 422 },
  clientNotYours: { text: '{client} is not one of your clients.', status: 422 },
  clientWithdrawn: {
    text: '{client} is no longer a client. Ask sales, or choose another client.',
    status: 422,
  },
  quoteClientWithdrawn: {
    text: '{client} is no longer a client, so this quote cannot be accepted. Ask who sent it.',
    status: 422,
  },
  clientOfOtherCatalogue: { text: '{client} buys from another catalogue.', status: 422 },
  ownerNotOfClient: { text: 'The chosen person is no longer a user of {client}.', status: 422 },
  versionsFull: { text: 'A project can have up to {most} versions.', status: 422 },
  versionReader: { text: '{email} cannot open this project. Add them to it first.', status: 422 },
  projectOrdered: { text: 'Something of this project was ordered, so it cannot be deleted.', status: 422 },
  erpKind: { text: 'No message is called {kind}.', status: 422 },
  erpField: { text: 'The field {field} of this message is not valid.', status: 422 },
  erpSameId: { text: 'Another message with the id {id} was taken before.', status: 409 },
  erpOrderUnknown: { text: 'There is no order {order} here.', status: 422 },
  erpShippedTooMany: {
    text: 'Line {line} of order {order} has {most} pieces, fewer than were shipped.',
    status: 422,
  },
  erpLineUnknown: { text: 'Order {order} has no line {line}.', status: 422 },
  erpClientUnknown: { text: 'There is no client {client} here.', status: 422 },
  erpRateUnknown: { text: 'Catalogue {catalogue} has no price list {rate}.', status: 422 },
  erpSublevelUnknown: { text: 'The price list has no sublevel {sublevel}.', status: 422 },
  erpCurrency: { text: 'Invoices for {client} are in {currency}.', status: 422 },
  fileNotPdf: { text: 'This file is not a PDF.', status: 422 },
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
  documentTooLarge: {
    text: 'This is more than one file can hold. Leave parts out, or split the project.',
    status: 422,
  },
  typesMost: { text: 'A submittal holds {most} types; this project has {given}.', status: 422 },
  projectFileTwice: { text: 'Ask for each file of a project once in each format.', status: 422 },
  documentsMost: { text: '{most} documents are made together at most. Ask for fewer.', status: 422 },
  downloadsFull: {
    text: 'Your downloads take up {gigabytes} GB already. Remove some and try again.',
    status: 422,
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
  keyOver: { text: 'The expiry date cannot be in the past.', status: 422 },
  keyTooLong: { text: 'A key can be valid for up to {most} days.', status: 422 },
  draftsFull: { text: 'You keep {most} drafts already. Remove one first.', status: 409 },
  shareRevoked: { text: 'This link was revoked.', status: 404 },
  sharesFull: { text: 'You share {most} products already. Revoke a link first.', status: 409 },
  planUnreadable: { text: 'This file is no picture (PNG, JPEG, WebP) and no DXF drawing.', status: 422 },
  planEmpty: { text: 'The drawing holds no lines.', status: 422 },
  planTooDetailed: { text: 'The drawing holds more than {most} lines.', status: 422 },
  plansFull: { text: 'You keep {most} floor plans already. Remove one first.', status: 409 },
  fileFormat: {
    text: '{name} isn’t one of these formats, or isn’t what its name says: {formats}.',
    status: 422,
  },
  filesFull: { text: 'You have {most} files that no message has yet. Remove one first.', status: 409 },
  fileGone: { text: 'A file is no longer here. Add it again.', status: 422 },
  qualificationNeeded: {
    text: 'Complete your registration first: quotes are for professionals.',
    status: 403,
  },
  requestElsewhere: { text: 'This project belongs to another catalogue.', status: 422 },
  requestEmpty: {
    text: 'The project has no products yet. Add some before you ask for a quote.',
    status: 422,
  },
  recipientUnknown: { text: 'This person can’t take the request. Choose another one.', status: 422 },
  supportTypeUnknown: { text: 'This topic isn’t offered any more. Choose another one.', status: 422 },
  requestClosed: { text: 'This request is closed. Send a new one.', status: 422 },
  messagesFull: { text: 'A request can have up to {most} messages. Send a new one.', status: 422 },
  requestForbidden: { text: 'Only the people who answer this request can do this.', status: 403 },
  registeredAlready: { text: 'This project is registered already.', status: 409 },
  // The spec's own spelling (P8).
  NO_CLIENT_CODE: {
    text: 'Your account has no active client code, so it cannot order. Ask sales.',
    status: 400,
  },
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
