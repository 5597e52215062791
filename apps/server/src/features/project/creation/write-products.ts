import type { Refusal } from '../../../http/answer';
import { isCreation, type MadeProduct } from '../line/evaluate-products';
import type { NewLine } from '../line/line';
import type { Viewer } from '../../../viewer';
import type { Queryable } from '../store';
import type { MadeCreation } from './creation-line';
import { saveCreations, nameCreation } from './store-creation';

/**
 * Writes products in the caller's transaction: names the creations, lets `insert` write all lines in their order, and
 * keeps what the creations are made of. Refuses `creationCodeTaken`.
 */
export async function writeProducts(
  tx: Queryable,
  viewer: Viewer,
  projectId: string,
  made: readonly MadeProduct[],
  insert: (lines: readonly NewLine[]) => Promise<void>,
): Promise<Refusal | undefined> {
  const lines: NewLine[] = [];
  const creations: { lineId: string; stored: MadeCreation['stored'] }[] = [];
  for (const each of made) {
    if (!isCreation(each)) {
      lines.push(each);
      continue;
    }
    const named = await nameCreation(tx, viewer.accountId, each, each.knownCode);
    if (!named.ok) return named;
    lines.push(named.value.line);
    creations.push({ lineId: each.id, stored: named.value.stored });
  }
  await insert(lines);
  await saveCreations(tx, viewer, projectId, creations);
  return undefined;
}
