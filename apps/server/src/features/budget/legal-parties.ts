import { sellsForMaker } from '@lucerna/contract';
import type { BudgetConditions, BudgetDocument, BudgetParty, BudgetSeller } from '@lucerna/documents';
import { textIn, type CatalogId, type LanguageCode, type Localized } from '@lucerna/engine';
import type { Queryable } from '../../database/typed';
import { localeOf } from '../../http/language';
import type { Viewer } from '../../viewer';
import type { Seller } from '../catalogue';
import { findLegalClient, type LegalClient } from '../client';
import type { SaleDay } from '../sale';

/** Who is named in a quote by its legal data; null where nothing is known. */
export interface LegalParties {
  /** The manufacturer in its market, on whose conditions it delivers. */
  readonly maker: Seller | null;
  /** The firm that sells what it buys from the manufacturer; null where the manufacturer sells. */
  readonly firm: LegalClient | null;
  readonly isMakers: boolean;
  readonly client: LegalClient | null;
}

/**
 * Who sells to whom: the manufacturer where its own people quote, else the firm of who quotes, which is no client of itself. A
 * firm’s quote never names the bank of the manufacturer.
 */
export async function legalParties(
  db: Queryable,
  { catalogue }: SaleDay,
  { roles, clientCode: own }: Viewer,
  catalogId: CatalogId,
  clientCode: string | null,
): Promise<LegalParties> {
  const isMakers = sellsForMaker(roles);
  const isOwn = !isMakers && clientCode === own;
  return {
    maker: catalogue.seller(catalogId),
    firm: isMakers || own === null ? null : await findLegalClient(db, own),
    isMakers,
    client: clientCode === null || isOwn ? null : await findLegalClient(db, clientCode),
  };
}

/** Seller and client in the words of a language. */
export function partiesIn(
  { maker, firm, isMakers, client }: LegalParties,
  language: LanguageCode,
): Pick<BudgetDocument, 'seller' | 'client'> {
  const seller = isMakers ? maker && makerIn(maker, language) : firm && clientIn(firm, language);
  return { ...(seller && { seller }), ...(client && { client: clientIn(client, language) }) };
}

/** The manufacturer’s conditions in a language. */
export function conditionsIn(
  { maker }: Pick<LegalParties, 'maker'>,
  language: LanguageCode,
): Pick<BudgetDocument, 'conditions'> {
  if (!maker) return {};
  const { others, ...named } = maker.conditions;
  const said = (text: Localized | undefined) => (text ? textIn(text, language) : undefined);
  const conditions: BudgetConditions = {
    payment: said(named.payment),
    delivery: said(named.delivery),
    leadTime: said(named.leadTime),
    leadTimeUnknown: said(named.leadTimeUnknown),
    prices: said(named.prices),
    others: others.map((text) => textIn(text, language)),
  };
  return { conditions };
}

/** The manufacturer in its market, in the words of a language. */
export function makerIn(
  { legalName: name, taxNumber, address, register, phone, email, bank }: Seller,
  language: LanguageCode,
): BudgetSeller {
  return {
    name,
    taxNumber,
    address: addressIn(address, language),
    contact: [phone, email].flatMap((each) => each ?? []),
    ...(register && { register }),
    ...(bank && { bank: [bank.name, bank.account, bank.code].flatMap((each) => each ?? []) }),
  };
}

/** A client in the words of a language. */
export function clientIn(
  { name, legalName, taxNumber, address, contact }: LegalClient,
  language: LanguageCode,
): BudgetParty {
  return {
    name: legalName ?? name,
    address: address ? addressIn(address, language) : [],
    ...(taxNumber && { taxNumber }),
    contact: contact ? [contact.name, contact.email, contact.phone].flatMap((each) => each || []) : [],
  };
}

export interface Address {
  readonly street: string;
  readonly postalCode?: string | null;
  readonly city: string;
  readonly region?: string | null;
  /** ISO 3166-1, two letters. */
  readonly country: string;
}

type PlaceForm = (place: Pick<Address, 'postalCode' | 'city' | 'region'>) => string;

const join = (parts: readonly (string | null | undefined)[], by: string) => parts.filter(Boolean).join(by);
const codeFirst: PlaceForm = ({ postalCode, city, region }) =>
  join([join([postalCode, city], ' '), region], ', ');
const codeBehind: PlaceForm = ({ postalCode, city, region }) =>
  join([city, join([region, postalCode], ' ')], ', ');

/** How countries write the line of the city, by ISO 3166-1; all others have the postal code first. */
const placeForms: Readonly<Record<string, PlaceForm>> = {
  US: codeBehind,
  CA: codeBehind,
  AU: codeBehind,
  GB: codeBehind,
  IE: codeBehind,
};

/** An address in lines, as its country writes it, the country in the language of the document. */
export function addressIn(address: Address, language: LanguageCode): readonly string[] {
  const { street, country } = address;
  const names = new Intl.DisplayNames([localeOf(language)], { type: 'region', fallback: 'code' });
  const placeOf = placeForms[country] ?? codeFirst;
  return [street, placeOf(address), names.of(country) ?? country];
}
