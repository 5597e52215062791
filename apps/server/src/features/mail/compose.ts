import { catalogIds, defaultCatalogId, markets, type CatalogId, type LanguageCode } from '@lucerna/engine';
import type { Catalogue, Contact } from '../../ports/catalogue';
import type { Letter } from '../../ports/mail';
import { htmlOf } from './layout';
import { mailText } from './wording';

export type LetterKind =
  | 'verifyEmail'
  | 'resetPassword'
  | 'passwordChanged'
  | 'invitation'
  | 'clientGiven'
  | 'orderPlaced'
  | 'orderMoved'
  | 'orderShipped'
  | 'orderCancelled'
  | 'orderCancellationAsked'
  | 'projectShared'
  | 'projectAssigned'
  | 'projectVersion'
  | 'requestReceived'
  | 'requestMade'
  | 'requestWritten'
  | 'requestQuoted'
  | 'quoteLink'
  | 'quoteAnswered'
  | 'quoteAccepted'
  | 'quoteRejected'
  | 'quoteCommented'
  | 'quoteApprovalAsked'
  | 'quoteApproved'
  | 'quoteApprovalRefused'
  | 'approvalAsked'
  | 'approved'
  | 'approvalDeclined';

export interface LetterFacts {
  readonly to: string;
  /** First name of the reader; empty where it is not known. */
  readonly name: string;
  readonly language: LanguageCode;
  /** Whose letter it is. */
  readonly maker: Pick<Catalogue, 'brandName' | 'look' | 'contact'>;
  /** The reader's market, where it is known. */
  readonly catalogId?: CatalogId;
  /** What the button opens. */
  readonly link: string;
  readonly data?: Readonly<Record<string, string>>;
}

/** One line of text: a name that holds a line break or a turn of direction could pass for a line of ours. */
const oneLine = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** The market whose own language it is; of others, the first. */
const marketOf = (language: LanguageCode): CatalogId =>
  catalogIds.find((id) => markets[id].language === language) ?? defaultCatalogId;

/** Whom the reader may ask, in a line; null where the maker names nobody. */
function contactLine(contact: Contact | null, language: LanguageCode): string | null {
  if (!contact) return null;
  const { name, phone, email, hours } = contact;
  const named = [name[language], phone, email, hours?.[language]].filter(Boolean).join(' · ');
  return mailText('contact', language, { contact: oneLine(named) });
}

/** Writes a letter in the reader's language, as text and as plain HTML that says the same. */
export function composeLetter(kind: LetterKind, facts: LetterFacts): Letter {
  const { to, language, link, maker, catalogId = marketOf(language) } = facts;
  const brand = oneLine(maker.brandName);
  const name = oneLine(facts.name);
  const data = Object.fromEntries(
    Object.entries({ ...facts.data, brand }).map(([key, value]) => [key, oneLine(value)]),
  );
  const t = (id: string) => mailText(`${kind}.${id}`, language, data);
  const parts = {
    language,
    brand,
    accent: maker.look.accent.light,
    title: t('subject'),
    hello: name ? mailText('hello', language, { name }) : mailText('helloNobody', language),
    lead: t('lead'),
    button: t('button'),
    link,
    fallback: mailText('linkFallback', language),
    after: t('after'),
    contact: contactLine(maker.contact(language, catalogId), language),
    footer: mailText('footer', language, data),
  };
  const text = [parts.hello, parts.lead, `${parts.button}\n${link}`, parts.after];
  if (parts.contact) text.push(parts.contact);
  text.push(`-- \n${parts.footer}`);
  return { to, subject: parts.title, text: `${text.join('\n\n')}\n`, html: htmlOf(parts) };
}

/** Of a text so many signs stand in a letter; the whole stands on the page. */
const excerptLength = 400;
export const excerptOf = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text;
