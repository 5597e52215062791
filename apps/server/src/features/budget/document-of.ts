import type { NewBudget } from '@lucerna/contract';
import type { BudgetDocumentPart } from '@lucerna/documents';
import type { BudgetTotals, LanguageCode } from '@lucerna/engine';
import type { Frame } from '../../frame';
import type { Viewer } from '../../viewer';
import { storedFront } from '../creation';
import type { SaleLine, SaleProject } from '../sale';
import { freezeDocument } from './freeze-document';
import type { FrozenDocument } from './freeze-document';
import type { Quoted } from './quote-lines';

interface ToFreeze {
  readonly viewer: Viewer;
  readonly project: SaleProject;
  readonly wanted: NewBudget;
  readonly quoted: readonly Quoted[];
  readonly totals: BudgetTotals;
  readonly language: LanguageCode;
  readonly number: string;
  readonly validUntil: string;
}

/** The document of a budget that is being made, in its language, frozen. */
export function documentOf(
  frame: Frame,
  { viewer, project, wanted, quoted, totals, ...rest }: ToFreeze,
): FrozenDocument {
  const catalogue = frame.catalogue.current();
  const at = { catalogue, catalogId: project.catalogId, day: frame.today() };
  const frontOf = ({ creation }: SaleLine) => {
    const front = creation && storedFront(at, creation.stored);
    return front?.ok ? front.value : null;
  };
  const lines = quoted.flatMap(({ line, unitGross, discount }, place) => {
    const sheet = catalogue.modelSheet(project.catalogId, line.model);
    const priced = totals.lines[place];
    if (!sheet || !priced) return [];
    return [
      {
        sheet,
        configuration: line.configuration,
        name: line.sheet.name,
        reference: line.reference,
        isCreation: line.sheet.type === 'CREATION',
        front: frontOf(line),
        ...partsOf(line),
        quantity: line.quantity,
        ...(wanted.withPrices && {
          unitPrice: { amount: unitGross, currency: project.currency },
          discount,
          unitNet: priced.unitNet,
          total: priced.totalNet,
        }),
        leadTimeWeeks: line.leadTimeWeeks,
      },
    ];
  });
  return freezeDocument(
    {
      brand: catalogue.brand?.name ?? '',
      number: rest.number,
      region: project.catalogId === 21 ? 'usa' : 'row',
      projectName: project.name,
      clientName: wanted.clientName,
      createdBy: viewer.email,
      createdOn: frame.today(),
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
    },
    lines,
    rest.language,
  );
}

/** What a product is made of, composition after composition; nothing of a luminaire that comes alone. */
function partsOf({ sheet }: SaleLine): { readonly parts?: readonly BudgetDocumentPart[] } {
  const parts = (sheet.compositions ?? []).flatMap((each) => each.parts);
  if (parts.length === 0 || (parts.length === 1 && sheet.type === 'REGULAR')) return {};
  return { parts: parts.map(({ quantity, name, code }) => ({ quantity, name, reference: code })) };
}
