import { filled } from '@lucerna/engine';
import type { BudgetConditions, BudgetParty } from '../budget/document';
import { lineRows, widestFigures } from '../budget/rows';
import {
  amount,
  commentsOf,
  discountLabel,
  imprint,
  leadTimeCondition,
  loose,
  partyOf,
  regions,
  taxConditions,
  wordsOf,
} from '../budget/sheet';
import type { Party, Row, SaleSheet, Wording } from '../budget/sheet';
import { broken } from '../typst/broken';
import type { OrderDocument, OrderDocumentState, OrderDocumentSums } from './document';
import type { OrderLabels } from './labels';

export interface OrderWording extends Wording {
  readonly orderLabels: OrderLabels;
}

/** How the document of an order is called, and what is said of one that is not on its way. */
const states: Readonly<
  Record<OrderDocumentState, { readonly title: keyof OrderLabels; readonly says: keyof OrderLabels | null }>
> = {
  placed: { title: 'titlePlaced', says: null },
  held: { title: 'titleHeld', says: 'conditionHeld' },
  cancelled: { title: 'titleCancelled', says: 'conditionCancelled' },
};

/** Writes the confirmation of an order out in words, as `budgetSheet` does a quote. */
export function orderSheet(
  data: OrderDocument,
  pictures: Readonly<Record<string, string>>,
  wording: OrderWording,
): SaleSheet {
  const { labels, orderLabels } = wording;
  const words = wordsOf(wording, {
    region: data.region,
    hasDiscounts: false,
    isDense: data.isDense === true,
  });
  const priced = isPriced(data);
  const { isDense } = words;
  const rows = lineRows({ ...data, netTotal: data.net }, words);
  const columns = [labels.product, labels.quantity, ...(priced ? [labels.net, labels.total] : [])];
  const heading = orderLabels[states[data.state].title];
  return {
    paper: regions[data.region].paper,
    language: wording.language,
    brand: data.brand,
    title: `${heading} ${data.number}`,
    heading,
    number: data.number,
    project: broken(data.projectName),
    parties: named(
      [
        [labels.seller, data.seller],
        [labels.client, data.client],
      ],
      wording,
    ),
    places: named(
      [
        [orderLabels.deliverTo, data.deliverTo],
        [orderLabels.billTo, data.billTo],
        [orderLabels.contact, data.contact],
      ],
      wording,
    ),
    facts: facts(data, orderLabels, words.day),
    isDense,
    hasMarks: isDense && rows.some((row) => row.kind === 'product' && row.mark !== ''),
    columns,
    rows,
    widest: widestFigures(rows, columns.length - 1),
    keepsTotals: priced && rows.length > 0 && !rows.at(-1)?.isLong,
    totals: priced ? totals(data, wording, words.percent) : [],
    netTotal: priced ? [orderLabels.net, amount(data.net)] : null,
    options: null,
    comments: commentsOf(data, labels),
    conditions: { title: labels.conditions, sentences: conditions(data, wording, words.weeks) },
    acceptance: null,
    imprint: imprint(data.seller, labels),
    pictures,
  };
}

function isPriced(data: OrderDocument): data is OrderDocument & OrderDocumentSums {
  return data.net !== undefined;
}

function named(
  parties: readonly (readonly [label: string, party: BudgetParty | undefined])[],
  { labels }: Wording,
): Party[] {
  return parties.flatMap(([label, party]) => (party ? [partyOf(label, party, labels)] : []));
}

function facts(data: OrderDocument, labels: OrderLabels, day: (iso: string) => string): Row[] {
  const { leavesOn, sendTogether } = data;
  return [
    [labels.date, loose(day(data.orderedOn))],
    ...(data.facts ?? []).map(([label, value]) => [label, broken(value)] as const),
    [labels.clientCode, data.clientCode],
    ...(data.quote ? [[labels.quote, data.quote] as const] : []),
    [labels.orderedBy, broken(data.orderedBy)],
    [labels.shipping, sendTogether ? labels.together : labels.apart],
    ...(leavesOn ? [[labels.lastOn, loose(day(leavesOn))] as const] : []),
  ];
}

function totals(
  data: OrderDocumentSums,
  { labels }: OrderWording,
  percent: (value: number) => string,
): Row[] {
  const { discountBase, discount, discountValue, surcharge, surchargeValue } = data;
  if (discount === 0 && surcharge === 0) return [];
  const less = { ...discountValue, amount: -discountValue.amount };
  return [
    [labels.subTotal, amount(data.subTotal)],
    ...(discount === 0
      ? []
      : [
          [
            filled(discountLabel(discountBase, labels), { percent: percent(discount) }),
            amount(less),
          ] as const,
        ]),
    ...(surcharge === 0
      ? []
      : [[filled(labels.surchargeOf, { percent: percent(surcharge) }), amount(surchargeValue)] as const]),
  ];
}

function conditions(
  data: OrderDocument,
  { labels, orderLabels }: OrderWording,
  weeks: (value: number) => string,
): string[] {
  const { paymentTerms, delivery } = data;
  const said: Partial<BudgetConditions> = data.conditions ?? {};
  const { says } = states[data.state];
  const weeksOf = data.lines.map(({ leadTimeWeeks }) => leadTimeWeeks ?? Infinity);
  const longest = Math.max(...weeksOf);
  const leadTimeWeeks = Number.isFinite(longest) ? longest : null;
  return [
    says && orderLabels[says],
    ...(isPriced(data) ? taxConditions({ ...data, iva: 0 }, labels) : []),
    paymentTerms ? filled(labels.agreedPayment, { terms: broken(paymentTerms) }) : said.payment,
    delivery ? filled(labels.agreedDelivery, { terms: broken(delivery) }) : said.delivery,
    leadTimeCondition({ ...data, leadTimeWeeks }, said, labels, weeks),
    orderLabels.conditionDays,
    ...(said.others ?? []),
  ].flatMap((sentence) => sentence || []);
}
