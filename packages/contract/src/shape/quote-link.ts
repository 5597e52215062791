import { z } from 'zod';
import { budget } from './budget';
import { catalogId, id, instant, isoDate, maxLines, rows } from './common';
import { emailText, requiredText, shortText, textareaText } from './text';

/** What stands in a link: nobody guesses it. */
export const quoteToken = z.string().regex(/^[\w-]{32}$/);

/** The most links of one revision, comments on one quote, and files that one link may send. */
export const maxQuoteLinks = 50;
export const maxQuoteComments = 500;
export const maxLinkFiles = 10;

/** The last day on which a link may still open, counted from the day on which it is made. */
export const longestLinkDays = 400;

/** A link to a revision, as those who sell see it. */
export const quoteLink = z.object({
  id,
  /** Of the revision that it opens. */
  budgetId: id,
  createdBy: z.string(),
  createdAt: instant,
  /** The last day on which it opens, YYYY-MM-DD. */
  expiresOn: isoDate,
  /** E-mail of whom it was sent to; empty where it is handed over otherwise. */
  recipient: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  /** When it was first opened; null of one that never was. */
  seenAt: instant.nullable(),
  lastSeenAt: instant.nullable(),
  views: z.int(),
  /** The secret of its address; null where it opens nothing any more. */
  token: quoteToken.nullable(),
});
export const quoteLinkList = rows(quoteLink, maxQuoteLinks);

export const newQuoteLink = z.strictObject({
  /** It is sent there by mail. */
  recipient: z.union([z.literal(''), emailText]).default(''),
  /** Without, it opens until the revision expires, at least for a week. */
  expiresOn: isoDate.optional(),
  /** Stands in the mail. */
  message: textareaText.default(''),
});

/** What somebody said about a quote or one of its lines. */
export const quoteComment = z.object({
  id,
  author: z.string(),
  /** Of those who sell. */
  isSeller: z.boolean(),
  /** The line that it is about, in every revision that has it; null of the whole. */
  lineId: id.nullable(),
  revision: z.int(),
  text: z.string(),
  createdAt: instant,
});
export const quoteComments = rows(quoteComment, maxQuoteComments);

const said = textareaText.min(1, 'formError.required');

export const newQuoteComment = z.strictObject({ lineId: id.nullable().default(null), text: said });
/** The same of somebody without an account, who gives a name. */
export const newLinkComment = newQuoteComment.extend({ name: requiredText(120) });

/** What was accepted, by whom: kept beside the revision for ever. */
export const quoteAcceptance = z.object({
  name: z.string(),
  acceptedAt: instant,
  /** The buyer's own number; empty where none was given. */
  orderNumber: z.string(),
  /** The buyer's order. */
  file: z.object({ name: z.string(), bytes: z.int() }).nullable(),
  /** SHA-256 of what the document is set from, in hexadecimal. */
  documentHash: z.string(),
});

export const newAcceptance = z.strictObject({
  name: requiredText(120),
  orderNumber: shortText(60).default(''),
  /** One that was sent by the same link before. */
  fileId: id.nullable().default(null),
});

export const newRejection = z.strictObject({ name: requiredText(120), reason: said });

export const linkFile = z.object({ id, name: z.string(), bytes: z.int() });

/** A quote as somebody with a link sees it. */
export const linkedQuote = z.object({
  /** The manufacturer's name. */
  brand: z.string(),
  /** Of the project: whoever has no account reads in its market. */
  catalogId,
  budget,
  /** By the line's id: its finish, light and fixing as the document says them, in its language. */
  details: z.record(z.string(), z.string()).meta({ maxProperties: maxLines }),
  expiresOn: isoDate,
  mayDecide: z.boolean(),
  comments: quoteComments,
  acceptance: quoteAcceptance.nullable(),
});

export type QuoteLink = z.infer<typeof quoteLink>;
export type QuoteComment = z.infer<typeof quoteComment>;
export type QuoteAcceptance = z.infer<typeof quoteAcceptance>;
export type LinkedQuote = z.infer<typeof linkedQuote>;
