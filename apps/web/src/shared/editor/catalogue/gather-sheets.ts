import type { CollectionSheet } from '@lucerna/contract';
import { failureOf } from '../../api/failure';

/** How a call for some collections ended. */
type Answer = PromiseSettledResult<CollectionSheet>;

/** The collections that were read, by their ids; or why an editor cannot begin. */
type Gathered =
  | { readonly type: 'sheets'; readonly sheets: ReadonlyMap<number, CollectionSheet> }
  | { readonly type: 'failure'; readonly failure: unknown };

/** Gathers what was read of collections. Those that the catalogue does not have are left out, as long as there are others. */
export function gatherSheets(answers: readonly Answer[]): Gathered {
  const read = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const refused = answers.filter((each) => each.status === 'rejected');
  const lasting = refused.find(({ reason }) => read.length === 0 || failureOf(reason)?.status !== 404);
  if (lasting) return { type: 'failure', failure: lasting.reason };
  const sheets = new Map(read.flatMap((each) => each.families.map(({ id }) => [id, each] as const)));
  return { type: 'sheets', sheets };
}
