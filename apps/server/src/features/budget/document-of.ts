import { quoteTextNames, type QuoteParties, type SoldFreeLine } from '@lucerna/contract';
import type { BudgetDocument, BudgetDocumentOption } from '@lucerna/documents';
import { isolated, markets, orderShipments, type BudgetTotals, type LanguageCode } from '@lucerna/engine';
import { parseJson } from '../../database/json-text';
import type { Viewer } from '../../viewer';
import { storedFront } from '../creation';
import { wordsOf, writtenFacts } from '../project';
import { describeLight } from './describe-light';
import { partsOf, pictureOf } from './describe-product';
import { conditionsIn, partiesIn, type LegalParties } from './legal-parties';
import type { SaleDay, SaleLine, SaleProject } from '../sale';
import { freezeDocument } from './freeze-document';
import type { DescribedProduct, FrozenLine, UnnumberedDocument } from './freeze-document';
import type { OfferedOption } from './offered-options';
import type { Printed } from './printed';
import type { QuoteLine } from './quote-line';
import type { AgreedDetails } from './terms';
import { documentText } from './wording';

/** What is said of a whole revision. */
interface RevisionWords extends AgreedDetails {
  readonly validUntil: string;
  readonly language: LanguageCode;
  readonly withPrices: boolean;
  readonly parties: QuoteParties | null;
}

interface ToFreeze {
  readonly viewer: Viewer;
  readonly project: SaleProject;
  readonly words: RevisionWords;
  readonly revision: number;
  readonly legal: LegalParties;
  /** In their order, those that are taken out among them. */
  readonly lines: readonly QuoteLine[];
  readonly freeLines: readonly SoldFreeLine[];
  readonly offered: readonly OfferedOption[];
  /** What the revision before was printed with. */
  readonly before: Printed | null;
  readonly totals: BudgetTotals;
}

/** The document of a revision that is being made, in its language, with the catalogue of a day. */
export function documentOf(
  { catalogue, today }: SaleDay,
  { viewer, project, words, revision, legal, lines, freeLines, offered, before, totals }: ToFreeze,
): Promise<UnnumberedDocument> {
  const { withPrices, language, form } = words;
  const at = { catalogue, catalogId: project.catalogId, day: today };
  const frontOf = ({ creation }: SaleLine) => {
    const front = creation && storedFront(at, parseJson(creation.stored));
    return front?.ok ? front.value : null;
  };
  const productOf = (line: SaleLine): DescribedProduct | null => {
    const sheet = catalogue.modelSheet(project.catalogId, line.model);
    if (!sheet) return null;
    const front = frontOf(line);
    return {
      name: line.name,
      reference: line.reference,
      ...describeLight(catalogue, project.catalogId, line, language),
      ...wordsOf(project.structure, line),
      ...partsOf(line, language),
      look: front ? { ...front, ground: 'light', shape: 'portrait' } : pictureOf(sheet, line.configuration),
    };
  };
  /** One after the other as they are asked for: the pictures of creations take their time. */
  function* frozenLines(): Generator<FrozenLine> {
    let place = 0;
    for (const { source, isOut, quantity, unitGross, discount, leadTimeWeeks, shippingDate } of lines) {
      const product = 'printed' in source ? source : productOf(source.line);
      const priced = isOut ? undefined : totals.lines[place];
      if (!isOut) place += 1;
      if (!product) continue;
      yield {
        as: isOut ? 'out' : 'line',
        product,
        said: {
          quantity,
          ...(withPrices &&
            priced && {
              ...(form.lineDiscounts && {
                unitPrice: { amount: unitGross, currency: project.currency },
                discount,
              }),
              unitNet: priced.unitNet,
              total: priced.totalNet,
            }),
          leadTimeWeeks,
          leavesOn: shippingDate,
        },
      };
    }
    for (const { line, option } of offered) {
      const product = productOf(line);
      const { instead, unitPvp, totalNet } = option;
      if (!product) continue;
      yield {
        as: 'option',
        product,
        said: {
          quantity: line.quantity,
          ...(instead !== undefined && { instead }),
          ...(unitPvp &&
            totalNet && {
              ...(form.lineDiscounts && { unitPrice: unitPvp, discount: 0 }),
              ...{ unitNet: unitPvp, total: totalNet },
            }),
          leadTimeWeeks: line.leadTimeWeeks,
        },
      };
    }
    // Offered at the list price, which is all that it costs.
    for (const printed of before?.options ?? []) {
      const { unitNet } = printed;
      const listed = form.lineDiscounts && unitNet ? { unitPrice: unitNet, discount: 0 } : {};
      yield { as: 'option', product: { printed }, said: { ...saidOf(printed), ...listed } };
    }
  }
  const { region } = markets[project.catalogId];
  return freezeDocument(
    {
      brand: catalogue.brandName,
      region,
      ...(revision > 1 && { revision }),
      projectName: project.name,
      facts: [...writtenFacts(project, language), ...writtenOfQuote(words, region)],
      clientName: words.clientName,
      ...partiesIn(legal, language),
      ...conditionsIn(legal, language),
      ...(form.layout === 'dense' && { isDense: true }),
      ...(!form.lineDiscounts && { hidesLineDiscounts: true }),
      ...(form.acceptance && { hasAcceptance: true }),
      ...partiesInWords(words.parties),
      createdBy: viewer.email,
      createdOn: today,
      validUntil: words.validUntil,
      ...(withPrices && {
        subTotal: totals.subTotal,
        ...(totals.discountBase.amount !== totals.subTotal.amount && {
          discountBase: totals.discountBase,
        }),
        discount: words.discount,
        discountValue: totals.discountValue,
        surcharge: words.surcharge,
        surchargeValue: totals.surchargeValue,
        iva: words.iva,
        ivaValue: totals.ivaValue,
        netTotal: totals.netTotal,
      }),
      comments: words.comments,
      paymentTerms: words.paymentTerms,
      delivery: words.incoterm === null ? '' : `${words.incoterm} ${words.incotermPlace}`,
      leadTime: words.leadTime,
      taxKind: words.taxKind,
      taxCertificate: words.taxCertificate,
      ...(freeLines.length > 0 && { freeLines }),
      leavesOn:
        orderShipments(
          lines.filter(({ isOut }) => !isOut),
          { today, sendTogether: true, calendar: catalogue.workCalendar(project.catalogId) },
        )[0]?.day ?? null,
    },
    frozenLines(),
    language,
    before ? { prefix: `r${revision}p`, kept: before.pictures } : undefined,
  );
}

/** What is written of the quote, in words. */
const writtenOfQuote = (words: RevisionWords, region: BudgetDocument['region']) =>
  quoteTextNames.flatMap((name) =>
    words[name] === '' ? [] : [[documentText(name, words.language, region), words[name]] as const],
  );

/** What an offered line says beside what it is. */
function saidOf({ quantity, instead, unitNet, total, leadTimeWeeks }: BudgetDocumentOption) {
  return {
    quantity,
    leadTimeWeeks,
    ...(instead && { instead }),
    ...(unitNet && { unitNet }),
    ...(total && { total }),
  };
}

/** Whom a quote of the USA is about, as its document says it. */
function partiesInWords(
  parties: QuoteParties | null,
): Pick<BudgetDocument, 'alias' | 'specifier' | 'purchaser' | 'place'> {
  const { budgetAlias, specifier, finalQuote } = parties ?? {};
  return {
    ...(budgetAlias && { alias: budgetAlias }),
    ...(specifier && { specifier: `${isolated(specifier.companyName)} · ${specifier.email}` }),
    ...(finalQuote && {
      purchaser: finalQuote.purchaserEmail,
      place: [finalQuote.city, finalQuote.state, finalQuote.country]
        .map(({ name }) => isolated(name))
        .join(', '),
    }),
  };
}
