import { attributeNames, type AttributeName } from '../catalogue/attribute';
import type { Choices, Configuration } from './choices';
import { evaluate } from './evaluate';
import type { PreparedModel } from './prepare-model';

/** A value of a product that is another one than was said; null: nothing was said, or the model has none. */
export interface ValueChange {
  readonly attribute: AttributeName;
  readonly from: string | null;
  readonly to: string | null;
}

/** The valid product that is nearest to what somebody said of a model. */
export interface NearestProduct {
  readonly reference: string;
  readonly configuration: Configuration;
  readonly changes: readonly ValueChange[];
}

/** A reference writes what a model does not have with zeros. */
const said = (value: string | number | undefined): string | null =>
  value === undefined || /^0+$/.test(String(value)) ? null : String(value);

/**
 * The allowed product of a model that keeps most of the values that were said; where a value is not offered or cannot be
 * kept, the base value if it is possible. A height outside of the model's is the nearest one. Null where the model has no product at all.
 */
export function nearestProduct(
  model: PreparedModel,
  choices: Choices,
  rateId: number,
): NearestProduct | null {
  const found = evaluate(model, choices, { rateId, quantity: 1 });
  const { configuration, reference } = found;
  if (found.problems.some(({ code }) => code === 'configuration-none')) return null;
  const changes = attributeNames.flatMap((attribute) => {
    const from = said(choices[attribute]);
    const is = configuration[attribute];
    const to = is === undefined || is === null ? null : String(is);
    return from === to || (from === null && said(is) === null) ? [] : [{ attribute, from, to }];
  });
  return { reference, configuration, changes };
}
