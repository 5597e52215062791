import { formatMoney } from '@lucerna/engine';
import type { Money, TaxKindName } from '@lucerna/engine';
import { formerConditions } from './former-conditions';
import type { BudgetConditions, BudgetDocument, BudgetParty, BudgetSums } from './document';
import { fill } from './labels';
import type { budgetLabelNames, BudgetLabels } from './labels';
import { lineRows, optionRows } from './rows';
import type { RowWords, SheetRow } from './rows';

/** What the region of a market decides. */
const regions = {
  row: { paper: 'a4', hasEnergyClass: true },
  usa: { paper: 'us-letter', hasEnergyClass: false },
} as const;

/** How numbers, days and words are written in the document. */
export interface Wording {
  readonly labels: BudgetLabels;
  /** ISO code of the language, for hyphenation and for readers of the PDF. */
  readonly language: string;
  /** BCP 47 tag for days, percents and counts. */
  readonly locale: string;
}

type Row = readonly [label: string, value: string];

/** Who sells or buys, as it stands in the head. */
interface Party {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/** The budget as words only: what the Typst template lays out, nothing left to compute. */
export interface BudgetSheet {
  readonly paper: 'a4' | 'us-letter';
  readonly language: string;
  readonly brand: string;
  readonly title: string;
  readonly heading: string;
  readonly number: string;
  readonly project: string;
  readonly parties: readonly Party[];
  readonly facts: readonly Row[];
  readonly isDense: boolean;
  /** A column for the type marks, of a dense one. */
  readonly hasMarks: boolean;
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
  readonly totals: readonly Row[];
  /** Null of a budget without prices. */
  readonly netTotal: Row | null;
  /** The last row and the totals stay on one page. */
  readonly keepsTotals: boolean;
  /** What is offered beside the sum; null where nothing is. */
  readonly options: { readonly title: string; readonly rows: readonly SheetRow[] } | null;
  readonly comments: Row | null;
  readonly conditions: { readonly title: string; readonly sentences: readonly string[] };
  /** What is filled in by who accepts; null where there is no room for it. */
  readonly acceptance: {
    readonly title: string;
    readonly text: string;
    readonly fields: readonly string[];
  } | null;
  /** Who sells, at the very end; empty where it is not known. */
  readonly imprint: readonly string[];
  readonly pictures: Readonly<Record<string, string>>;
}

/** Room to break a word that would not fit its column: an e-mail address, a name without spaces. */
function broken(text: string): string {
  return text.replace(/\S{20,}/gu, (word) => word.replace(/.{6}/gu, (piece) => `${piece}\u200b`));
}

/** Money with a true minus. */
function amount(value: Money): string {
  return formatMoney(value).replace('-', '\u2212');
}

/** Writes a budget out in words. Money in the currency's own format, days and percents by locale. */
export function budgetSheet(
  data: BudgetDocument,
  pictures: Readonly<Record<string, string>>,
  wording: Wording,
): BudgetSheet {
  const { labels, locale } = wording;
  const count = new Intl.NumberFormat(locale);
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const percent = (value: number): string => share.format(value / 100);
  const day = (iso: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${iso}T00:00:00Z`),
    );
  const weeks = (value: number): string =>
    value === 1 ? labels.weekOne : fill(labels.weekMany, { weeks: count.format(value) });

  const words: RowWords = {
    labels,
    amount,
    percent,
    day,
    weeks,
    count: (value: number) => count.format(value),
    measure: (value: number) => tenths.format(value),
    broken,
    hasEnergyClass: regions[data.region].hasEnergyClass,
    hasDiscounts: data.hidesLineDiscounts !== true,
    isDense: data.isDense === true,
  };

  const rows = lineRows(data, words);
  const options = data.options?.length ? optionRows(data.options, words) : [];
  const number =
    data.revision === undefined
      ? data.number
      : `${data.number} · ${fill(labels.revisionOf, { revision: count.format(data.revision) })}`;

  return {
    paper: regions[data.region].paper,
    language: wording.language,
    brand: data.brand,
    title: `${labels.title} ${number}`,
    heading: labels.title,
    number,
    project: broken(data.projectName),
    parties: parties(data, labels),
    facts: facts(data, labels, day),
    isDense: words.isDense,
    hasMarks: words.isDense && [...rows, ...options].some((row) => row.kind === 'product' && row.mark !== ''),
    columns: [
      labels.product,
      labels.quantity,
      ...(isPriced(data) && words.hasDiscounts ? [labels.unitPrice, labels.discount] : []),
      ...(isPriced(data) ? [labels.net, labels.total] : []),
    ],
    rows,
    keepsTotals: isPriced(data) && rows.length > 0 && !rows.at(-1)?.isLong,
    totals: isPriced(data) ? totals(data, labels, percent) : [],
    netTotal: isPriced(data) ? [labels.netTotal, amount(data.netTotal)] : null,
    options: options.length > 0 ? { title: labels.options, rows: options } : null,
    comments: data.comments.trim() === '' ? null : [labels.comments, broken(data.comments.trim())],
    conditions: { title: labels.conditions, sentences: conditions(data, labels, day, weeks) },
    acceptance: data.hasAcceptance
      ? {
          title: labels.acceptance,
          text: fill(labels.acceptanceText, { number }),
          fields: [
            labels.acceptanceName,
            labels.acceptanceOrder,
            labels.acceptanceDate,
            labels.acceptanceSignature,
          ],
        }
      : null,
    imprint: imprint(data, labels),
    pictures,
  };
}

function isPriced(data: BudgetDocument): data is BudgetDocument & BudgetSums {
  return data.netTotal !== undefined;
}

function parties({ seller, client, clientName }: BudgetDocument, labels: BudgetLabels): Party[] {
  const party = (label: string, { name, address, taxNumber, contact }: BudgetParty, before: string[]) => ({
    label,
    name: broken(name),
    lines: [
      ...before,
      ...address,
      ...(taxNumber ? [fill(labels.taxNumber, { number: taxNumber })] : []),
      ...contact,
    ].map(broken),
  });
  const named = client && clientName !== '' && clientName !== client.name ? [clientName] : [];
  return [
    ...(seller ? [party(labels.seller, seller, [])] : []),
    ...(client ? [party(labels.client, client, named)] : []),
  ];
}

/** The law of some countries wants the company's register on its letters; who pays looks for the bank. */
function imprint({ seller }: BudgetDocument, labels: BudgetLabels): string[] {
  if (!seller) return [];
  const { name, address, taxNumber, register, bank } = seller;
  const company = [
    name,
    ...address,
    ...(taxNumber ? [fill(labels.taxNumber, { number: taxNumber })] : []),
    ...(register ? [register] : []),
  ];
  return [company.join(' · '), ...(bank ? [`${labels.bank}: ${bank.join(' · ')}`] : [])].map(broken);
}

const partyFacts = ['alias', 'specifier', 'purchaser', 'place'] as const;

function facts(data: BudgetDocument, labels: BudgetLabels, day: (iso: string) => string): Row[] {
  return [
    ...(data.clientName === '' || data.client ? [] : [[labels.client, broken(data.clientName)] as const]),
    ...(data.clientReference ? [[labels.clientReference, broken(data.clientReference)] as const] : []),
    [labels.date, day(data.createdOn)],
    [labels.validUntil, day(data.validUntil)],
    [labels.createdBy, broken(data.createdBy)],
    ...partyFacts.flatMap((name) => (data[name] ? [[labels[name], broken(data[name])] as const] : [])),
  ];
}

function totals(data: BudgetSums, labels: BudgetLabels, percent: (value: number) => string): Row[] {
  const rows: Row[] = [[labels.subTotal, amount(data.subTotal)]];
  const add = (label: string, share: number, value: Money): void => {
    if (share !== 0) rows.push([fill(label, { percent: percent(share) }), amount(value)]);
  };
  // Of what it is taken is said where that is not the sum right above.
  const discountOf = data.discountBase
    ? fill(labels.discountOfProducts, { amount: amount(data.discountBase) })
    : labels.discountOf;
  add(discountOf, data.discount, { ...data.discountValue, amount: -data.discountValue.amount });
  add(labels.surchargeOf, data.surcharge, data.surchargeValue);
  add(labels.taxOf, data.iva, data.ivaValue);
  return rows;
}

function conditions(
  data: BudgetDocument,
  labels: BudgetLabels,
  day: (iso: string) => string,
  weeks: (value: number) => string,
): string[] {
  const { paymentTerms, delivery, leavesOn } = data;
  const said = data.conditions ?? formerConditions(labels, data.region);
  return [
    isPriced(data) && fill(labels.conditionValidity, { date: day(data.validUntil) }),
    isPriced(data) && said.prices,
    ...taxConditions(data, labels),
    paymentTerms ? fill(labels.agreedPayment, { terms: broken(paymentTerms) }) : said.payment,
    delivery ? fill(labels.agreedDelivery, { terms: broken(delivery) }) : said.delivery,
    leadTimeCondition(data, said, labels, weeks),
    leavesOn && fill(labels.conditionLeavesOn, { date: day(leavesOn) }),
    ...said.others,
  ].flatMap((sentence) => sentence || []);
}

function leadTimeCondition(
  { leadTime, leadTimeWeeks }: BudgetDocument,
  said: Pick<BudgetConditions, 'leadTime' | 'leadTimeUnknown'>,
  labels: BudgetLabels,
  weeks: (value: number) => string,
): string | undefined {
  if (leadTime) return fill(labels.agreedLeadTime, { time: broken(leadTime) });
  return leadTimeWeeks === null
    ? said.leadTimeUnknown
    : fill(said.leadTime ?? `${labels.leadTimeOf}.`, { weeks: weeks(leadTimeWeeks) });
}

/** What is said of a kind of tax; of the others their percentage stands in the totals. */
const taxLabels: Readonly<Partial<Record<TaxKindName, (typeof budgetLabelNames)[number]>>> = {
  reverseCharge: 'taxReverseCharge',
  export: 'taxExport',
  resale: 'taxResale',
};

function taxConditions(
  { iva, taxKind, taxCertificate = '' }: BudgetDocument,
  labels: BudgetLabels,
): string[] {
  const label = taxKind && taxLabels[taxKind];
  if (label) return [fill(labels[label], { certificate: broken(taxCertificate) })];
  return iva === 0 ? [labels.conditionTax] : [];
}
