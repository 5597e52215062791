import type { Refusal } from '../../../http/answer';
import type { MadeCreation } from '../creation/creation-line';
import type { LineRecord } from '../line/line';
import { keepCreations, nameCreation } from '../creation/store-creation';
import type { Queryable } from '../store';

/** A product that was evaluated: a line that is ready, or a creation whose line waits for its code. */
export type MadeProduct = LineRecord | MadeCreation;

const isCreation = (made: MadeProduct): made is MadeCreation => 'lineWith' in made;

/** The lines where none of the products is a creation, else null. */
export function plainLines(made: readonly MadeProduct[]): readonly LineRecord[] | null {
  return made.every((each): each is LineRecord => !isCreation(each)) ? made : null;
}

/**
 * Writes products in the caller's transaction: names the creations, lets `insert` write all lines in their order, and
 * keeps what the creations are made of. Refuses `creationCodeTaken`.
 */
export async function writeProducts(
  tx: Queryable,
  accountId: string,
  projectId: string,
  made: readonly MadeProduct[],
  insert: (lines: readonly LineRecord[]) => Promise<void>,
): Promise<Refusal | undefined> {
  const lines: LineRecord[] = [];
  const creations: { lineId: string; stored: string }[] = [];
  for (const each of made) {
    if (!isCreation(each)) {
      lines.push(each);
      continue;
    }
    const named = await nameCreation(tx, accountId, each);
    if (!named.ok) return named;
    lines.push(named.value.line);
    creations.push({ lineId: each.id, stored: named.value.stored });
  }
  await insert(lines);
  await keepCreations(tx, projectId, creations);
  return undefined;
}
