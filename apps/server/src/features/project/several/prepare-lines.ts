import type { LineChange, LinesChange } from '@lucerna/contract';
import type { Result } from '@lucerna/engine';
import type { AppContext } from '../../../app-context';
import { no, type Refusal } from '../../../http/answer';
import { timeSlices } from '../../../http/time-slice';
import type { NewLine } from '../line/line';
import { reconfigured, recounted } from '../line/line-change';
import { lineOrdered, refuseOrdered, refuseUnseen } from '../line/ordered-line';
import type { SeenLine } from '../line/read-lines';

export type RefusedLine = LineChange['refused'][number];
type Change = LinesChange['change'];
type Named = LinesChange['lines'][number];

/** What a change makes of products, worked out before its transaction. */
export interface PreparedLines {
  /** Products that it may change, in the order in which they are named. */
  readonly ready: readonly string[];
  /** What of them is evaluated anew, as it will be. */
  readonly evaluated: readonly NewLine[];
  readonly refused: readonly RefusedLine[];
}

export const refusedLine = (
  _id: string,
  name: string,
  { problems }: Pick<Refusal, 'problems'>,
): RefusedLine => ({
  _id,
  name,
  problems: problems.map(({ code, data }) => ({ code, ...(data && { data: { ...data } }) })),
});

/** Checks each of the products by itself, on the engine where the change is one of the product; in slices of the event loop. */
export async function prepareLines(
  ctx: AppContext,
  found: ReadonlyMap<string, SeenLine>,
  { lines, change }: LinesChange,
): Promise<PreparedLines> {
  const ready: string[] = [];
  const evaluated: NewLine[] = [];
  const refused: RefusedLine[] = [];
  const slice = timeSlices();
  if (change.act === 'quantity') await loadModels(ctx, found.values());
  for (const named of lines) {
    const line = found.get(named._id);
    if (!line || isAlready(line, change)) continue;
    const refusal = refuse(line, named, change);
    const become = refusal ?? (await evaluate(ctx, line, change));
    if (become && !become.ok) {
      refused.push(refusedLine(line.id, line.reference, become));
    } else {
      ready.push(line.id);
      if (become?.ok) evaluated.push(become.value);
    }
    const wait = slice();
    if (wait) await wait;
  }
  return { ready, evaluated, refused };
}

/** The models of lines of older revisions, those of each revision in one go: a model by itself would be six queries. */
async function loadModels({ catalogue }: AppContext, lines: Iterable<SeenLine>): Promise<void> {
  const models = new Map<number, Set<string>>();
  for (const { catalogueRevision, creation, model } of lines) {
    if (creation !== null) continue;
    const known = models.get(catalogueRevision);
    if (known) known.add(model);
    else models.set(catalogueRevision, new Set([model]));
  }
  for (const [revision, wanted] of models) {
    await catalogue.on(revision, { models: [...wanted] }, () => undefined);
  }
}

const isAlready = ({ quantity }: SeenLine, change: Change): boolean =>
  change.act === 'quantity' && change.quantity === quantity;

/** Why one of the products stays as it is, whatever the catalogue says. */
function refuse(line: SeenLine, { seen }: Named, change: Change): Refusal | null {
  switch (change.act) {
    case 'quantity':
      return refuseUnseen(line, change, seen) ?? refuseOrdered(line, change);
    case 'choices':
      return line.creation === null ? refuseOrdered(line, change) : no({ code: 'creationInConfigurator' });
    case 'remove':
      return line.ordered > 0 ? lineOrdered(line) : null;
    case 'clone':
    case 'move':
      return null;
  }
}

/** The product as the change makes it; null where it is evaluated no more. */
function evaluate(
  ctx: AppContext,
  line: SeenLine,
  change: Change,
): Promise<Result<NewLine>> | Result<NewLine> | null {
  switch (change.act) {
    case 'quantity':
      return recounted(ctx, line.market, { ...line, quantity: change.quantity });
    case 'choices':
      return reconfigured(ctx, line.market, line, { ...line.choices, ...change.choices });
    case 'remove':
    case 'clone':
    case 'move':
      return null;
  }
}
