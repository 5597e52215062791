import { changeFacts, changePrices, type ChangeSide } from '@lucerna/contract';

type Fact = ChangeSide['facts'][number];
type Price = ChangeSide['prices'][number];

/** The named values that say something, in the order of their names. */
function saidOf<Name extends string, Value>(
  names: readonly Name[],
  values: { readonly [Key in Name]?: Value | null | undefined },
): { readonly name: Name; readonly value: Value }[] {
  return names.flatMap((name) => {
    const value = values[name];
    return value === undefined || value === null || value === '' ? [] : [{ name, value }];
  });
}

/** What was so before a change, or is after it; what is empty is left out. `more` are prices of parts, such as lines. */
export function changeSide(
  facts: { readonly [Name in Fact['name']]?: Fact['value'] | null | undefined },
  prices: { readonly [Name in Price['name']]?: Price['value'] | null | undefined } = {},
  more: readonly Price[] = [],
): ChangeSide {
  return {
    facts: saidOf(changeFacts, facts),
    prices: [...saidOf(changePrices, prices), ...more],
  };
}
