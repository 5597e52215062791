import { codedAttributes, type AttributeName } from '@lucerna/engine';
import type { IdentifiedProduct } from './ProductIdentity';

/** What was chosen, in the words of the catalogue. One whose words could not be read is left out: its code stands in the reference. */
export function choicesInWords(
  configuration: IdentifiedProduct['configuration'],
  nameOf: (attribute: AttributeName, code: string) => string | undefined,
): string[] {
  return codedAttributes.flatMap((attribute) => {
    const code = configuration[attribute];
    const name = code === undefined ? undefined : nameOf(attribute, code);
    return name === undefined ? [] : [name];
  });
}
