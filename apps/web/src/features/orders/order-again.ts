import type { Order, OrderDraft } from '@lucerna/contract';
import type { OrderFormValues } from './order-form';

type Ordered = Pick<Order, 'projectId' | 'products'>;
type Draft = Pick<OrderDraft, 'projectId' | 'products' | 'blocked'>;
type Line = Order['products']['byId'][string];

const linesOf = ({ products: { orderedIds, byId } }: Pick<Order, 'products'>): readonly Line[] =>
  orderedIds.flatMap((id) => byId[id] ?? []);

/** Codes of a line of which less is left than was ordered. */
const takenCodes = ['alreadyOrdered', 'quantityLeft'];

/**
 * Whether the project still has as many of each line as were ordered, so that the same can be ordered in it. Where it has
 * not, the same is ordered in a copy. What cannot be ordered for another reason cannot be in a copy either.
 */
export function isLeftInProject(order: Ordered, draft: Draft): boolean {
  return linesOf(order).every(({ _id, quantity }) => {
    const product = draft.products.byId[_id];
    if (product) return product.quantity >= quantity;
    const blocked = draft.blocked.find((line) => line._id === _id);
    return !blocked?.problems.some(({ code }) => takenCodes.includes(code));
  });
}

/** The form filled in with what was ordered: in the project of the order its lines alone; a copy has no others. */
export function wishOfOrder(order: Ordered, draft: Draft): Pick<OrderFormValues, 'quantities' | 'leftOut'> {
  if (draft.projectId !== order.projectId) return { quantities: {}, leftOut: {} };
  const before = order.products.byId;
  const isSame = (id: string) => before[id]?.referenceCode === draft.products.byId[id]?.referenceCode;
  const { orderedIds } = draft.products;
  return {
    quantities: Object.fromEntries(
      orderedIds.flatMap((id) => (isSame(id) && before[id] ? [[id, before[id].quantity]] : [])),
    ),
    leftOut: Object.fromEntries(orderedIds.flatMap((id) => (isSame(id) ? [] : [[id, true]]))),
  };
}

/** The lines of an order of which neither the form nor what is blocked has the same product: each stands for one line. */
export function missingFrom(order: Ordered, draft: Draft): readonly Line[] {
  const { orderedIds, byId } = draft.products;
  const there = [...orderedIds.flatMap((id) => byId[id] ?? []), ...draft.blocked].map(
    ({ referenceCode }) => referenceCode,
  );
  return linesOf(order).filter(({ referenceCode }) => {
    const place = there.indexOf(referenceCode);
    if (place >= 0) there.splice(place, 1);
    return place < 0;
  });
}
