import { orderTextNames, type OrderContact, type PostalAddress } from '@lucerna/contract';
import type { BudgetParty, OrderDocument, OrderDocumentState } from '@lucerna/documents';
import { markets, money, type CatalogId, type LanguageCode } from '@lucerna/engine';
import { parseJson, type JsonText } from '../../database/json-text';
import type { LegalClient } from '../client';
import {
  addressIn,
  clientIn,
  conditionsIn,
  describeLight,
  freezeOrder,
  makerIn,
  partsOf,
  pictureOf,
} from '../budget';
import type { FrozenLine } from '../budget';
import type { Catalogue } from '../catalogue';
import { storedFront } from '../creation';
import type { ProductToShow } from './product';
import { shownFreeLines } from './present';
import type { StoredOrder } from './store';
import texts from '../../../texts/eproject/order-document.json';

/** A line of an order with what its picture is drawn from: null of a luminaire. */
export interface LineToPrint extends ProductToShow {
  readonly creation: JsonText<unknown> | null;
}

type AgreedTerms = Pick<
  OrderDocument,
  'paymentTerms' | 'delivery' | 'leadTime' | 'taxKind' | 'taxCertificate'
>;

/** An order with all that its document says. */
export interface OrderToPrint {
  readonly order: StoredOrder;
  readonly orderedBy: string;
  readonly catalogId: CatalogId;
  readonly buyer: LegalClient | null;
  /** What was agreed in the quote at whose prices it was placed. */
  readonly agreed: AgreedTerms;
  readonly lines: readonly LineToPrint[];
}

/** What became of an order, as its document says it. */
export function documentState({
  isHeld,
  cancellation,
}: Pick<StoredOrder, 'isHeld' | 'cancellation'>): OrderDocumentState {
  if (cancellation === 'granted') return 'cancelled';
  return isHeld ? 'held' : 'placed';
}

/** Above so many lines a document has no pictures: it is read for its figures. */
const maxPictured = 500;

/** The document of an order as JSON text (FrozenOrder), in a language and on the catalogue of its day. */
export function documentOfOrder(
  catalogue: Catalogue,
  { order, orderedBy, catalogId, buyer, agreed, lines }: OrderToPrint,
  language: LanguageCode,
  priced: boolean,
): Promise<string> {
  const day = order.createdAt.toISOString().slice(0, 10);
  const seller = catalogue.seller(catalogId);
  const { quoted, comments, sendTogether, shippingDate: leavesOn } = order;
  const freeLines = shownFreeLines(quoted?.freeLines ?? [], priced);
  const head: Omit<OrderDocument, 'lines'> = {
    brand: catalogue.brandName,
    number: order.number,
    state: documentState(order),
    region: markets[catalogId].region,
    projectName: order.projectName,
    orderedOn: day,
    orderedBy,
    clientCode: order.clientCode,
    facts: writtenFacts(order, language),
    ...(quoted && {
      quote: quoted.revision === 1 ? quoted.number : `${quoted.number} R${quoted.revision}`,
    }),
    ...(seller && { seller: makerIn(seller, language) }),
    ...(buyer && { client: clientIn(buyer, language) }),
    ...placesOf(order, buyer, language),
    ...conditionsIn({ maker: seller }, language),
    ...agreed,
    ...(lines.length > maxPictured && { isDense: true }),
    ...(freeLines.length > 0 && { freeLines }),
    ...(priced && sumsOfOrder(order, lines)),
    ...{ comments, sendTogether, leavesOn },
  };
  /** One after the other as they are asked for: the pictures of creations take their time. */
  function* frozen(): Generator<FrozenLine> {
    for (const { quantity, unitNet, shippingDate, product, creation } of lines) {
      const { mark, section, area, note } = product;
      const sheet = catalogue.modelSheet(catalogId, product.model);
      const front =
        creation === null ? null : storedFront({ catalogue, catalogId, day }, parseJson(creation));
      const drawn = front?.ok ? ({ ...front.value, ground: 'light', shape: 'portrait' } as const) : null;
      yield {
        as: 'line',
        product: {
          name: product.name,
          reference: product.referenceCode,
          ...describeLight(catalogue, catalogId, product, language),
          ...partsOf(product, language),
          ...(mark && { mark }),
          ...(section && { section }),
          ...(area && { area }),
          ...(note && { note }),
          look: drawn ?? (sheet && pictureOf(sheet, product.configuration)),
        },
        said: {
          quantity,
          leadTimeWeeks: product.leadTimeWeeks,
          leavesOn: shippingDate,
          ...(priced && {
            unitNet: money(unitNet, order.currency),
            total: money(unitNet * quantity, order.currency),
          }),
        },
      };
    }
  }
  return freezeOrder(head, frozen(), language);
}

/** What its buyer wrote of it, in words. */
const writtenFacts = (order: StoredOrder, language: LanguageCode) =>
  orderTextNames.flatMap((name) =>
    order[name] === '' ? [] : [[texts[`order-document.${name}`][language], order[name]] as const],
  );

/** The way from the lines of an order to what it comes to, as it was stored. */
function sumsOfOrder({ currency, totalNet, quoted }: StoredOrder, lines: readonly ProductToShow[]) {
  const { discount = 0, discountValue = 0, surcharge = 0, surchargeValue = 0 } = quoted ?? {};
  const subTotal = totalNet + discountValue - surchargeValue;
  const base = lines.reduce((sum, { unitNet, quantity }) => sum + unitNet * quantity, 0);
  const of = (amount: number) => money(amount, currency);
  return {
    subTotal: of(subTotal),
    ...(base !== subTotal && { discountBase: of(base) }),
    ...{ discount, surcharge },
    discountValue: of(discountValue),
    surchargeValue: of(surchargeValue),
    net: of(totalNet),
  };
}

/** Where goods and bills go and who is asked: what the order says, else what the client’s data said that day. */
function placesOf(
  { deliverTo, billTo, contact }: StoredOrder,
  buyer: LegalClient | null,
  language: LanguageCode,
): Pick<OrderDocument, 'deliverTo' | 'billTo' | 'contact'> {
  const place = (address: PostalAddress | LegalClient['address']): BudgetParty | null =>
    address && {
      name: address.name || buyer?.legalName || buyer?.name || '',
      address: addressIn(address, language),
      contact: [],
    };
  const person = (of: OrderContact | LegalClient['contact']): BudgetParty | null =>
    of && { name: of.name, address: [], contact: [of.email, of.phone].flatMap((each) => each || []) };
  const places = {
    deliverTo: place(deliverTo ?? buyer?.delivery ?? buyer?.address ?? null),
    billTo: place(billTo ?? buyer?.address ?? null),
    contact: person(contact ?? buyer?.contact ?? null),
  };
  return {
    ...(places.deliverTo && { deliverTo: places.deliverTo }),
    ...(places.billTo && { billTo: places.billTo }),
    ...(places.contact && { contact: places.contact }),
  };
}
