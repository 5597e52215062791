import type { NewBudget } from '@lucerna/contract';
import type { BudgetDocumentPart } from '@lucerna/documents';
import { markets, orderShipments, textIn } from '@lucerna/engine';
import type { BudgetTotals, LanguageCode } from '@lucerna/engine';
import type { Viewer } from '../../viewer';
import { storedFront } from '../creation';
import type { SaleDay, SaleLine, SaleProject } from '../sale';
import { freezeDocument } from './freeze-document';
import type { FrozenLine, UnnumberedDocument } from './freeze-document';
import type { Quoted } from './quote-lines';

interface ToFreeze {
  readonly viewer: Viewer;
  readonly project: SaleProject;
  readonly wanted: NewBudget;
  readonly quoted: readonly Quoted[];
  readonly totals: BudgetTotals;
  readonly language: LanguageCode;
  readonly validUntil: string;
}

/** The document of a budget that is being made, in its language, with the catalogue of a day. */
export function documentOf(
  { catalogue, today }: SaleDay,
  { viewer, project, wanted, quoted, totals, ...rest }: ToFreeze,
): Promise<UnnumberedDocument> {
  const at = { catalogue, catalogId: project.catalogId, day: today };
  const frontOf = ({ creation }: SaleLine) => {
    const front = creation && storedFront(at, creation.stored);
    return front?.ok ? front.value : null;
  };
  /** One after the other as they are asked for: the pictures of creations take their time. */
  function* linesOf(): Generator<FrozenLine> {
    for (const [place, quotedLine] of quoted.entries()) {
      const { line, unitGross, discount, leadTimeWeeks, shippingDate } = quotedLine;
      const sheet = catalogue.modelSheet(project.catalogId, line.model);
      const priced = totals.lines[place];
      if (!sheet || !priced) continue;
      yield {
        sheet,
        configuration: line.configuration,
        name: line.name,
        reference: line.reference,
        isCreation: line.type === 'CREATION',
        front: frontOf(line),
        ...partsOf(line, rest.language),
        quantity: line.quantity,
        ...(wanted.withPrices && {
          unitPrice: { amount: unitGross, currency: project.currency },
          discount,
          unitNet: priced.unitNet,
          total: priced.totalNet,
        }),
        leadTimeWeeks,
        leavesOn: shippingDate,
      };
    }
  }
  return freezeDocument(
    {
      brand: catalogue.brandName,
      region: markets[project.catalogId].region,
      projectName: project.name,
      clientName: wanted.clientName,
      createdBy: viewer.email,
      createdOn: today,
      validUntil: rest.validUntil,
      ...(wanted.withPrices && {
        subTotal: totals.subTotal,
        discount: wanted.discount,
        discountValue: totals.discountValue,
        surcharge: wanted.surcharge,
        surchargeValue: totals.surchargeValue,
        iva: wanted.iva,
        ivaValue: totals.ivaValue,
        netTotal: totals.netTotal,
      }),
      comments: wanted.comments,
      leavesOn: orderShipments(quoted, { today, sendTogether: true })[0]?.day ?? null,
    },
    linesOf(),
    rest.language,
  );
}

/** What a product is made of, composition after composition; nothing of a luminaire that comes alone. */
function partsOf(
  { type, compositions }: SaleLine,
  language: LanguageCode,
): { readonly parts?: readonly BudgetDocumentPart[] } {
  const parts = (compositions ?? []).flatMap((each) => each.parts);
  if (parts.length === 0 || (parts.length === 1 && type === 'REGULAR')) return {};
  return {
    parts: parts.map(({ quantity, name, code }) => ({
      quantity,
      name: textIn(name, language),
      reference: code,
    })),
  };
}
