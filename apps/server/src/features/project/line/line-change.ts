import { no, ok, type Choices, type Result } from '@lucerna/engine';
import type { AppContext } from '../../../app-context';
import { makeCreation, type MadeCreation } from '../creation/creation-line';
import { evaluateLine } from './evaluate-line';
import type { NewLine } from './line';
import type { OpenedProject } from '../store';
import type { SeenLine } from './read-lines';

type Market = Pick<OpenedProject, 'catalogId' | 'rateId'>;

/** The line with other choices, on the catalogue in force. */
export function reconfigured(
  ctx: AppContext,
  project: Market,
  line: SeenLine,
  choices: Choices,
): Result<NewLine> {
  const prepared = ctx.catalogue.current().prepared(project.catalogId, line.model, ctx.today());
  if (!prepared.ok) return no(...prepared.problems);
  return evaluateLine(line.id, prepared.value, choices, {
    rateId: project.rateId,
    quantity: line.quantity,
  });
}

/** The line with another creation, on the catalogue in force. */
export function recomposed(
  ctx: AppContext,
  { catalogId, rateId }: Market,
  { id, quantity }: SeenLine,
  creation: unknown,
  creationCode?: string,
): Result<MadeCreation> {
  const catalogue = ctx.catalogue.current();
  const at = { catalogue, catalogId, rateId, quantity, day: ctx.today() };
  return makeCreation({ id, creation, creationCode }, at);
}

/** The line with another quantity: revision, day, price and reference stay those it was written with. */
export async function recounted(
  ctx: AppContext,
  { catalogId, rateId }: Market,
  line: SeenLine,
): Promise<Result<NewLine>> {
  const { id, quantity, evaluatedOn, creation, reference, catalogueRevision } = line;
  if (creation !== null) {
    return ctx.catalogue.on(catalogueRevision, { models: [], documents: true }, (catalogue) => {
      const at = { catalogue, catalogId, rateId, quantity, day: evaluatedOn };
      const made = makeCreation({ id, creation }, at);
      return made.ok ? ok(made.value.lineWith(reference)) : made;
    });
  }
  const catalogue = await ctx.catalogue.on(catalogueRevision, { models: [line.model] }, (loaded) => loaded);
  const prepared = catalogue.prepared(catalogId, line.model, evaluatedOn);
  if (!prepared.ok) return no(...prepared.problems);
  return evaluateLine(id, prepared.value, line.configuration, { rateId, quantity }, line.choices);
}
