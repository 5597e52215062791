import { formatMoney } from '@lucerna/engine';
import type { Money } from '@lucerna/engine';
import type { BudgetDocument, BudgetDocumentLine, BudgetLinePrices, BudgetSums } from './document';
import { fill } from './labels';
import type { BudgetLabels } from './labels';

/** What the region of a market decides. */
const regions = {
  row: { paper: 'a4', delivery: 'conditionDelivery', hasEnergyClass: true },
  usa: { paper: 'us-letter', delivery: 'conditionDeliveryUsa', hasEnergyClass: false },
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

/** The budget as words only: what the Typst template lays out, nothing left to compute. */
export interface BudgetSheet {
  readonly paper: 'a4' | 'us-letter';
  readonly language: string;
  readonly brand: string;
  readonly title: string;
  readonly heading: string;
  readonly number: string;
  readonly project: string;
  readonly facts: readonly Row[];
  readonly columns: readonly string[];
  readonly lines: readonly {
    readonly picture: string | null;
    readonly name: string;
    readonly reference: string;
    readonly details: string;
    readonly parts: readonly (readonly string[])[];
    readonly notes: readonly string[];
    readonly figures: readonly string[];
  }[];
  readonly totals: readonly Row[];
  /** Null of a budget without prices. */
  readonly netTotal: Row | null;
  readonly comments: Row | null;
  readonly conditions: { readonly title: string; readonly sentences: readonly string[] };
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
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const percent = (value: number): string => share.format(value / 100);
  const day = (iso: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${iso}T00:00:00Z`),
    );
  const weeks = (value: number): string =>
    value === 1 ? labels.weekOne : fill(labels.weekMany, { weeks: count.format(value) });

  const notes = (line: BudgetDocumentLine): string[] => [
    ...(line.leadTimeWeeks === null ? [] : [fill(labels.leadTimeOf, { weeks: weeks(line.leadTimeWeeks) })]),
    ...(line.leavesOn ? [fill(labels.leavesOn, { date: day(line.leavesOn) })] : []),
    ...(line.energyClass && regions[data.region].hasEnergyClass
      ? [fill(labels.energyClass, { class: line.energyClass })]
      : []),
  ];

  return {
    paper: regions[data.region].paper,
    language: wording.language,
    brand: data.brand,
    title: `${labels.title} ${data.number}`,
    heading: labels.title,
    number: data.number,
    project: broken(data.projectName),
    facts: facts(data, labels, day),
    columns: [
      labels.product,
      labels.quantity,
      ...(isPriced(data) ? [labels.unitPrice, labels.discount, labels.net, labels.total] : []),
    ],
    lines: data.lines.map((line) => ({
      picture: line.picture,
      name: broken(line.name),
      reference: line.reference,
      details: line.details.join(' · '),
      parts: (line.parts ?? []).map(({ quantity, name, reference }) => [
        `${count.format(quantity)}\u00a0×`,
        broken(name),
        reference,
      ]),
      notes: notes(line),
      figures: [
        count.format(line.quantity),
        ...(hasPrices(line)
          ? [
              amount(line.unitPrice),
              line.discount === 0 ? '–' : percent(line.discount),
              amount(line.unitNet),
              amount(line.total),
            ]
          : []),
      ],
    })),
    totals: isPriced(data) ? totals(data, labels, percent) : [],
    netTotal: isPriced(data) ? [labels.netTotal, amount(data.netTotal)] : null,
    comments: data.comments.trim() === '' ? null : [labels.comments, broken(data.comments.trim())],
    conditions: { title: labels.conditions, sentences: conditions(data, labels, day, weeks) },
    pictures,
  };
}

function isPriced(data: BudgetDocument): data is BudgetDocument & BudgetSums {
  return data.netTotal !== undefined;
}

function hasPrices(line: BudgetDocumentLine): line is BudgetDocumentLine & BudgetLinePrices {
  return line.unitPrice !== undefined;
}

function facts(data: BudgetDocument, labels: BudgetLabels, day: (iso: string) => string): Row[] {
  return [
    ...(data.clientName === '' ? [] : [[labels.client, broken(data.clientName)] as const]),
    [labels.date, day(data.createdOn)],
    [labels.validUntil, day(data.validUntil)],
    [labels.createdBy, broken(data.createdBy)],
  ];
}

function totals(data: BudgetSums, labels: BudgetLabels, percent: (value: number) => string): Row[] {
  const rows: Row[] = [[labels.subTotal, amount(data.subTotal)]];
  const add = (label: string, share: number, value: Money): void => {
    if (share !== 0) rows.push([fill(label, { percent: percent(share) }), amount(value)]);
  };
  add(labels.discountOf, data.discount, { ...data.discountValue, amount: -data.discountValue.amount });
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
  return [
    ...(isPriced(data)
      ? [fill(labels.conditionValidity, { date: day(data.validUntil) }), labels.conditionPrices]
      : []),
    ...(data.iva === 0 ? [labels.conditionTax] : []),
    labels.conditionPayment,
    labels[regions[data.region].delivery],
    data.leadTimeWeeks === null
      ? labels.conditionLeadTimeUnknown
      : fill(labels.conditionLeadTime, { weeks: weeks(data.leadTimeWeeks) }),
    ...(data.leavesOn ? [fill(labels.conditionLeavesOn, { date: day(data.leavesOn) })] : []),
    labels.conditionReturns,
  ];
}
