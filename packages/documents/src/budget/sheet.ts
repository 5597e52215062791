import { filled, formatMoney } from '@lucerna/engine';
import type { Money, TaxKindName } from '@lucerna/engine';
import type { BudgetConditions, BudgetDocument, BudgetParty, BudgetSeller, BudgetSums } from './document';
import { broken } from '../typst/broken';
import type { budgetLabelNames, BudgetLabels } from './labels';
import { lineRows, optionRows, widestFigures } from './rows';
import type { RowWords, SheetRow } from './rows';
import type { Letterhead } from '../typst/letterhead';

/** What the region of a market decides. */
export const regions = {
  row: { paper: 'a4', hasEnergyClass: true },
  usa: { paper: 'us-letter', hasEnergyClass: false },
} as const;

/** How numbers, days and words are written in the document. */
export interface Wording {
  readonly letterhead?: Letterhead;
  readonly labels: BudgetLabels;
  /** ISO code of the language, for hyphenation and for readers of the PDF. */
  readonly language: string;
  /** BCP 47 tag for days, percents and counts. */
  readonly locale: string;
}

export type Row = readonly [label: string, value: string];

/** Who sells or buys, as it stands in the head. */
export interface Party {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/** A quote or an order as words only: what the Typst template lays out, nothing left to compute. */
export interface SaleSheet {
  readonly paper: 'a4' | 'us-letter';
  readonly language: string;
  readonly brand: string;
  readonly title: string;
  readonly heading: string;
  readonly number: string;
  readonly project: string;
  readonly parties: readonly Party[];
  /** Where goods and bills go, and who is asked; none of a quote. */
  readonly places: readonly Party[];
  readonly facts: readonly Row[];
  readonly isDense: boolean;
  /** A column for the type marks, of a dense one. */
  readonly hasMarks: boolean;
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
  /** By which figures each column of figures is as wide as it is. */
  readonly widest: readonly (readonly string[])[];
  readonly totals: readonly Row[];
  /** Null of a budget without prices. */
  readonly netTotal: Row | null;
  /** The last row and the totals stay on one page. */
  readonly keepsTotals: boolean;
  /** What is offered beside the sum; null where nothing is. */
  readonly options: {
    readonly title: string;
    readonly rows: readonly SheetRow[];
    readonly widest: readonly (readonly string[])[];
  } | null;
  readonly comments: { readonly title: string; readonly lines: readonly string[] } | null;
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

/** Money with a true minus. */
export function amount(value: Money): string {
  return formatMoney(value).replace('-', '\u2212');
}

/** How the values of a document are written: days, percents and counts by locale, as wide as its form has it. */
export function wordsOf(
  { labels, locale }: Wording,
  form: {
    readonly region: BudgetDocument['region'];
    readonly hasDiscounts: boolean;
    readonly isDense: boolean;
  },
): RowWords {
  const count = new Intl.NumberFormat(locale);
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    labels,
    amount,
    percent: (value) => share.format(value / 100),
    // A day is not torn apart at the end of a line.
    day: (iso) => days.format(new Date(`${iso}T00:00:00Z`)).replaceAll(' ', '\u00a0'),
    weeks: (value) =>
      value === 1 ? labels.weekOne : filled(labels.weekMany, { weeks: count.format(value) }),
    count: (value) => count.format(value),
    measure: (value) => tenths.format(value),
    broken,
    hasEnergyClass: regions[form.region].hasEnergyClass,
    hasDiscounts: form.hasDiscounts,
    isDense: form.isDense,
  };
}

/** Writes a budget out in words. Money in the currency's own format, days and percents by locale. */
export function budgetSheet(
  data: BudgetDocument,
  pictures: Readonly<Record<string, string>>,
  wording: Wording,
): SaleSheet {
  const { labels } = wording;
  const words = wordsOf(wording, {
    region: data.region,
    hasDiscounts: data.hidesLineDiscounts !== true,
    isDense: data.isDense === true,
  });
  const { percent, day, weeks, count } = words;
  const rows = lineRows(data, words);
  const options = data.options?.length ? optionRows(data.options, words) : [];
  const number = numberOf(data, labels, count);

  const columns = [
    labels.product,
    labels.quantity,
    ...(isPriced(data) && words.hasDiscounts ? [labels.unitPrice, labels.discount] : []),
    ...(isPriced(data) ? [labels.net, labels.total] : []),
  ];

  return {
    paper: regions[data.region].paper,
    language: wording.language,
    brand: data.brand,
    title: `${labels.title} ${number}`,
    heading: labels.title,
    number,
    project: broken(data.projectName),
    parties: parties(data, labels),
    places: [],
    facts: facts(data, labels, day),
    isDense: words.isDense,
    hasMarks: words.isDense && [...rows, ...options].some((row) => row.kind === 'product' && row.mark !== ''),
    columns,
    rows,
    widest: widestFigures(rows, columns.length - 1),
    keepsTotals: isPriced(data) && rows.length > 0 && !rows.at(-1)?.isLong,
    totals: isPriced(data) ? totals(data, labels, percent) : [],
    netTotal: isPriced(data) ? [labels.netTotal, amount(data.netTotal)] : null,
    options:
      options.length > 0
        ? { title: labels.options, rows: options, widest: widestFigures(options, columns.length - 1) }
        : null,
    comments: commentsOf(data, labels),
    conditions: { title: labels.conditions, sentences: conditions(data, labels, day, weeks) },
    acceptance: data.hasAcceptance
      ? {
          title: labels.acceptance,
          text: filled(labels.acceptanceText, { number }),
          fields: [
            labels.acceptanceName,
            labels.acceptanceOrder,
            labels.acceptanceDate,
            labels.acceptanceSignature,
          ],
        }
      : null,
    imprint: imprint(data.seller, labels),
    pictures,
  };
}

/** What was written to it, line by line. */
export function commentsOf({ comments }: Pick<BudgetDocument, 'comments'>, labels: BudgetLabels) {
  const said = comments.trim();
  return said === '' ? null : { title: labels.comments, lines: broken(said).split('\n') };
}

/** What a quote says beside its lines and sums, in words; also of what is no PDF. */
export type QuoteWords = Pick<
  SaleSheet,
  'title' | 'parties' | 'facts' | 'comments' | 'conditions' | 'imprint'
>;

/** The same words without the room to break them, which only a column of a page needs. */
export function quoteWords(data: BudgetDocument, wording: Wording): QuoteWords {
  const { labels } = wording;
  const { day, weeks, count } = wordsOf(wording, {
    region: data.region,
    hasDiscounts: false,
    isDense: false,
  });
  const whole = (text: string) => text.replaceAll('\u200b', '');
  const said = commentsOf(data, labels);
  return {
    title: `${labels.title} ${numberOf(data, labels, count)}`,
    parties: parties(data, labels).map(({ label, name, lines }) => ({
      ...{ label, name: whole(name), lines: lines.map(whole) },
    })),
    facts: facts(data, labels, day).map(([label, value]) => [label, whole(value)]),
    comments: said && { ...said, lines: said.lines.map(whole) },
    conditions: {
      title: labels.conditions,
      sentences: conditions(data, labels, day, weeks).map(whole),
    },
    imprint: imprint(data.seller, labels).map(whole),
  };
}

const numberOf = (
  { number, revision }: BudgetDocument,
  labels: BudgetLabels,
  count: (value: number) => string,
) =>
  revision === undefined ? number : `${number} · ${filled(labels.revisionOf, { revision: count(revision) })}`;

function isPriced(data: BudgetDocument): data is BudgetDocument & BudgetSums {
  return data.netTotal !== undefined;
}

/** A party as it stands in the head; what is `before` its data is said first. */
export function partyOf(
  label: string,
  { name, address, taxNumber, contact }: BudgetParty,
  labels: BudgetLabels,
  before: readonly string[] = [],
): Party {
  return {
    label,
    name: broken(name),
    lines: [
      ...before,
      ...address,
      ...(taxNumber ? [filled(labels.taxNumber, { number: taxNumber })] : []),
      ...contact,
    ].map(broken),
  };
}

function parties({ seller, client, clientName }: BudgetDocument, labels: BudgetLabels): Party[] {
  const named = client && clientName !== '' && clientName !== client.name ? [clientName] : [];
  return [
    ...(seller ? [partyOf(labels.seller, seller, labels)] : []),
    ...(client ? [partyOf(labels.client, client, labels, named)] : []),
  ];
}

/** The law of some countries wants the company's register on its letters; who pays looks for the bank. */
export function imprint(seller: BudgetSeller | undefined, labels: BudgetLabels): string[] {
  if (!seller) return [];
  const { name, address, taxNumber, register, bank } = seller;
  const company = [
    name,
    ...address,
    ...(taxNumber ? [filled(labels.taxNumber, { number: taxNumber })] : []),
    ...(register ? [register] : []),
  ];
  return [company.join(' · '), ...(bank ? [filled(labels.bank, { bank: bank.join(' · ') })] : [])].map(
    broken,
  );
}

/** A day in a narrow column, which may take two lines of it. */
export const loose = (day: string): string => day.replaceAll('\u00a0', ' ');

const partyFacts = ['alias', 'specifier', 'purchaser', 'place'] as const;

function facts(data: BudgetDocument, labels: BudgetLabels, day: (iso: string) => string): Row[] {
  return [
    ...(data.clientName === '' || data.client ? [] : [[labels.client, broken(data.clientName)] as const]),
    ...data.facts.map(([label, value]) => [label, broken(value)] as const),
    [labels.date, loose(day(data.createdOn))],
    [labels.validUntil, loose(day(data.validUntil))],
    [labels.createdBy, broken(data.createdBy)],
    ...partyFacts.flatMap((name) => (data[name] ? [[labels[name], broken(data[name])] as const] : [])),
  ];
}

/** Of what a discount is taken is said where that is not the sum right above. */
export function discountLabel(base: Money | undefined, labels: BudgetLabels): string {
  return base ? filled(labels.discountOfProducts, { amount: amount(base) }) : labels.discountOf;
}

function totals(data: BudgetSums, labels: BudgetLabels, percent: (value: number) => string): Row[] {
  const rows: Row[] = [[labels.subTotal, amount(data.subTotal)]];
  const add = (label: string, share: number, value: Money): void => {
    if (share !== 0) rows.push([filled(label, { percent: percent(share) }), amount(value)]);
  };
  add(discountLabel(data.discountBase, labels), data.discount, {
    ...data.discountValue,
    amount: -data.discountValue.amount,
  });
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
  const { paymentTerms, delivery, leavesOn, conditions: said = { others: [] } } = data;
  return [
    isPriced(data) && filled(labels.conditionValidity, { date: day(data.validUntil) }),
    isPriced(data) && said.prices,
    ...taxConditions(data, labels),
    paymentTerms ? filled(labels.agreedPayment, { terms: broken(paymentTerms) }) : said.payment,
    delivery ? filled(labels.agreedDelivery, { terms: broken(delivery) }) : said.delivery,
    leadTimeCondition(data, said, labels, weeks),
    leavesOn && filled(labels.conditionLeavesOn, { date: day(leavesOn) }),
    ...said.others,
  ].flatMap((sentence) => sentence || []);
}

export function leadTimeCondition(
  { leadTime, leadTimeWeeks }: Pick<BudgetDocument, 'leadTime' | 'leadTimeWeeks'>,
  said: Pick<BudgetConditions, 'leadTime' | 'leadTimeUnknown'>,
  labels: BudgetLabels,
  weeks: (value: number) => string,
): string | undefined {
  if (leadTime) return filled(labels.agreedLeadTime, { time: broken(leadTime) });
  return leadTimeWeeks === null
    ? said.leadTimeUnknown
    : filled(said.leadTime ?? `${labels.leadTimeOf}.`, { weeks: weeks(leadTimeWeeks) });
}

/** What is said of a kind of tax; of the others their percentage stands in the totals. */
const taxLabels: Readonly<Partial<Record<TaxKindName, (typeof budgetLabelNames)[number]>>> = {
  reverseCharge: 'taxReverseCharge',
  export: 'taxExport',
  resale: 'taxResale',
};

export function taxConditions(
  { iva, taxKind, taxCertificate = '' }: Pick<BudgetDocument, 'iva' | 'taxKind' | 'taxCertificate'>,
  labels: BudgetLabels,
): string[] {
  const label = taxKind && taxLabels[taxKind];
  if (label) return [filled(labels[label], { certificate: broken(taxCertificate) })];
  return iva === 0 ? [labels.conditionTax] : [];
}
