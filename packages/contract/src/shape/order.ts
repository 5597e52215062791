import { z } from 'zod';
import {
  countedList,
  currency,
  eachOnce,
  id,
  instant,
  isoDate,
  languageQuery,
  money,
  maxLines,
  pageQuery,
  partName,
  percent,
  problem,
  productsOf,
  rows,
  sortOrder,
} from './common';
import { knownAddress, orderContact, orderDelivery, postalAddress } from './delivery';
import { priceState } from './price-state';
import { maxParts, soldFreeLine } from './project-structure';
import { stripPicture } from './strip-picture';
import { maxRequestFiles, uploadedFile } from './request';
import { soldProduct } from './sold-product';
import { answeredTexts, optionalTexts, shortText, textareaText } from './text';
import { workCalendar } from './work-calendar';

/** 1 pending, 2 confirmed, 3 production, 4 finished (P3). */
export const orderStatus = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/**
 * What a buyer writes of an order in one line. The columns have these names; form, page, document and message to the ERP say each, in the
 * words `orders.field.*` and `order-document.*`.
 */
export const orderTexts = { internalOrderNumber: shortText(40) };

/** What a buyer says with an order: asked and stored under these names. */
export const orderDetails = z.object({
  sendTogether: z.boolean().default(true),
  ...optionalTexts(orderTexts),
  comments: textareaText.default(''),
  ...orderDelivery,
  /** Placed, and not sent to the manufacturer before it is released. */
  isHeld: z.boolean().default(false),
});

/** The same as it is answered. */
export const detailsOfOrder = {
  sendTogether: z.boolean(),
  ...answeredTexts(orderTexts),
  comments: z.string(),
  /** Null: what the client's data say. */
  deliverTo: postalAddress.nullable(),
  billTo: postalAddress.nullable(),
  contact: orderContact.nullable(),
  /** It waits for its release. */
  isHeld: z.boolean(),
} satisfies Record<keyof typeof orderDetails.shape, z.ZodType>;

/** asked: the manufacturer has not answered. granted: it is cancelled, and what was ordered may be ordered again. */
export const cancellationStates = ['asked', 'granted', 'refused'] as const;
const cancellationState = z.enum(cancellationStates);

export const newCancellation = z.strictObject({ reason: textareaText.min(1, 'formError.required') });
export const cancellationAnswer = z.strictObject({
  isGranted: z.boolean(),
  answer: textareaText.default(''),
});

/** The most shipments of an order. */
export const maxShipments = 1000;

const prices = z.object({ unitGross: money, unitNet: money, totalGross: money, totalNet: money });

const orderProduct = z.object({
  _id: id,
  type: z.enum(['REGULAR', 'CREATION']),
  ...soldProduct,
  /** Of one; absent of an order of an older release. */
  lumens: z.number().optional(),
  watts: z.number().optional(),
  moq: z.int(),
  leadTimeWeeks: z.int().nullable(),
  /** The day this line can leave, YYYY-MM-DD; null without a lead time. */
  availability: z.object({
    available: z.boolean(),
    /** Not delivered before this day, dd/mm/yyyy. */
    delayedTo: z.string().optional(),
    shippingDate: z.string().nullable(),
  }),
  validation: z.object({ status: z.int() }),
  prices: prices.optional(),
});

const unitPrices = z.object({ unitGross: money, unitNet: money });

/** A line that can be ordered, at the price that it would be ordered at. */
/** What an order takes over of a quote beside the prices of its lines. Amounts only for who may see prices. */
const orderQuote = z.object({
  /** The revision. */
  budgetId: id,
  number: z.string(),
  revision: z.int(),
  discount: percent,
  surcharge: percent,
  discountValue: money.optional(),
  surchargeValue: money.optional(),
  /** What is no product: it comes with the first order from a quote. */
  freeLines: rows(soldFreeLine, maxParts),
});

const draftProduct = orderProduct.extend({
  /** Pieces in orders so far; `quantity` is what is left. */
  ordered: z.int(),
  /** Of what one product is made, where its minimum is asked of the whole order. Quantities are pieces. */
  parts: rows(
    z.object({
      reference: z.string(),
      name: partName,
      quantity: z.int(),
      moq: z.int(),
      isPart: z.boolean(),
    }),
    maxLines,
  ),
  /** Pieces of its reference in the maker's stock when that was told last, less what was ordered since; absent where nothing is known. */
  stock: z.object({ pieces: z.int(), at: instant }).optional(),
  /** Absent without price.view. */
  priceState: priceState.optional(),
  /** What the project's line says where that is no longer the price. */
  pricesBefore: unitPrices.optional(),
});

/** What can be ordered of a project and what cannot, with the reasons (ORD-01, ORD-02). */
export const orderDraft = z
  .object({
    projectId: id,
    projectName: z.string(),
    projectVersion: z.int(),
    currency,
    /** The day of the server, YYYY-MM-DD, from which lead times count. */
    today: z.string(),
    /** The days on which goods of the project's catalogue leave. */
    calendar: workCalendar,
    products: productsOf(draftProduct),
    blocked: rows(
      z.object({
        _id: id,
        ...soldProduct,
        configuratorType: z.object({ id: z.int(), description: z.string() }),
        moq: z.int(),
        problems: z.array(problem),
      }),
      maxLines,
    ),
    /** The quote at whose prices it would be ordered; null at the prices of today. */
    quote: orderQuote
      .extend({
        validUntil: isoDate,
        /** Null of one that the order accepts. */
        accepted: z.object({ at: instant, by: z.string().nullable() }).nullable(),
      })
      .nullable(),
    /** How many lines of the project are no product: those are not ordered. */
    freeLines: z.int(),
    totals: z.object({ gross: money, net: money }).optional(),
    /** Whether it has the client that an order needs; without one it can be read, and not ordered. */
    hasClientCode: z.boolean(),
    /** What the client's data offer. */
    addresses: rows(knownAddress),
    contacts: rows(orderContact),
    /** The day everything can leave together. */
    shippingDate: z.string().nullable(),
  })
  .meta({ id: 'OrderDraft' });

export const newOrder = z.strictObject({
  projectId: id,
  /** The revision of a quote at whose prices it is ordered. */
  budgetId: id.optional(),
  products: z
    .array(
      z.strictObject({
        _id: id,
        quantity: z.int().min(1).max(100_000),
        /** The product as it was seen. */
        referenceCode: z.string().min(1).max(40),
        /** What one was seen to cost; null for the price that the project's line says. */
        unitNet: money.nullable(),
      }),
    )
    .min(1)
    .max(2000)
    .refine(eachOnce, 'formError.repeated'),
  ...orderDetails.shape,
  shippingDate: isoDate.optional(),
  /** The buyer's own order and what belongs to it: files that were uploaded before. */
  files: z.array(id).max(maxRequestFiles).default([]),
});

/** One line of `priceChanged`, which stands in `details.lines`; without prices for who may not see them. */
export const changedPrice = z.object({
  product: id,
  reference: z.string(),
  quantity: z.int(),
  before: money.nullable().optional(),
  after: money.nullable().optional(),
});

/** What an order and its row in a list say alike. */
const orderHead = {
  orderId: id,
  orderNumber: z.string(),
  projectId: id,
  projectName: z.string(),
  status: orderStatus,
  currency,
  createdAt: instant,
  shippingDate: z.string().nullable(),
};

export const order = z
  .object({
    ...orderHead,
    ...detailsOfOrder,
    clientCode: z.string(),
    /** What the buyer sent with it. */
    files: rows(uploadedFile, maxRequestFiles),
    /** The reader may release it. */
    mayRelease: z.boolean(),
    /** What became of the wish to cancel it; null where nobody had it. */
    cancellation: z
      .object({
        state: cancellationState,
        reason: z.string(),
        askedBy: z.string(),
        askedAt: instant,
        answer: z.string(),
      })
      .nullable(),
    /** The reader may ask that it is cancelled, or answer who asked. */
    mayCancel: z.boolean(),
    mayAnswerCancellation: z.boolean(),
    /** The reader may order the same again, in the project or in a copy of what was ordered. */
    mayOrderAgain: z.boolean(),
    /** The quote at whose prices it was placed. */
    quote: orderQuote.nullable(),
    /** The states that the ERP told, with the days on which they were reached. */
    history: rows(z.object({ status: orderStatus, day: isoDate })),
    /** What left, the first one first; `_id` is the line. */
    shipments: rows(
      z.object({
        number: z.string(),
        day: isoDate,
        carrier: z.string().nullable(),
        tracking: z.string().nullable(),
        trackingUrl: z.string().nullable(),
        products: rows(z.object({ _id: id, quantity: z.int() }), maxLines),
      }),
      maxShipments,
    ),
    products: productsOf(orderProduct),
    totals: z.object({ gross: money, net: money }).optional(),
  })
  .meta({ id: 'Order' });

/** The answer of orders/process (ORD-03): a missing client code is a 200 with processOrderSuccess false. */
export const processedOrder = z.union([
  z.object({ processOrderSuccess: z.literal(true), order }),
  z.object({ processOrderSuccess: z.literal(false), code: z.string() }),
]);

export const orderRow = z.object({
  ...orderHead,
  internalOrderNumber: detailsOfOrder.internalOrderNumber,
  quantity: z.int(),
  isHeld: detailsOfOrder.isHeld,
  /** What became of the wish to cancel it; null where nobody had it. */
  cancellation: cancellationState.nullable(),
  totalNet: money.optional(),
  pictures: z.array(stripPicture),
});

export const orderList = countedList(orderRow);

export const orderListQuery = z.object({
  ...pageQuery,
  lang: languageQuery,
  language: languageQuery,
  status: z.enum(['1', '2', '3', '4']).transform(Number).optional(),
  sortBy: sortOrder.default('UPDATED_RECENT'),
});

export type ChangedPrice = z.infer<typeof changedPrice>;
export const orderTextNames = Object.keys(orderTexts) as (keyof typeof orderTexts)[];

export type OrderDetails = Readonly<z.infer<typeof orderDetails>>;
export type OrderDraft = z.infer<typeof orderDraft>;
export type Order = z.infer<typeof order>;
export type OrderRow = z.infer<typeof orderRow>;
export type OrderList = z.infer<typeof orderList>;
export type NewOrder = z.infer<typeof newOrder>;
