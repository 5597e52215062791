import { attributeNames, type AttributeName, type Evaluation, type Money } from '@lucerna/engine';

/** A value that became another one by a choice of something else; null where the attribute is not there. */
export interface MovedValue {
  readonly attribute: AttributeName;
  readonly from: string | null;
  readonly to: string | null;
}

/** What a choice changed besides what was chosen. */
export interface Moved {
  readonly values: readonly MovedValue[];
  /** Of one piece, before and after; null without one. */
  readonly price: { readonly before: Money; readonly after: Money } | null;
}

type Seen = Pick<Evaluation, 'configuration' | 'price'>;

/** Compares a luminaire before a choice with the one after it; null where nothing but the chosen attributes moved. */
export function movedBy(before: Seen, after: Seen, chosen: readonly AttributeName[]): Moved | null {
  const read = ({ configuration }: Seen, name: AttributeName) => configuration[name]?.toString() ?? null;
  const values = attributeNames
    .filter((name) => !chosen.includes(name) && read(before, name) !== read(after, name))
    .map((attribute) => ({ attribute, from: read(before, attribute), to: read(after, attribute) }));
  if (values.length === 0) return null;
  const prices = { before: before.price?.price, after: after.price?.price };
  const isPriceMoved = prices.before && prices.after && prices.before.amount !== prices.after.amount;
  return { values, price: isPriceMoved ? { before: prices.before!, after: prices.after! } : null };
}
