import type { Operations } from '@lucerna/contract';
import { billOfSpace, elementsOf, isArticleElement, rebuildCreation } from '@lucerna/engine';
import type { Creation, StoredCreation } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import { answer, no, notFound } from '../../http/answer';
import { rateLimit } from '../../http/rate-limit';
import type { Handler } from '../../http/serve';
import { placeOfRequest, tooMany } from '../account';
import { engineCatalogues, viewOf, type View } from '../catalogue';
import { priceProblems, productFacts } from '../preconfig';
import { firstOf } from './shared-creation';
import { findShare, presentLink } from './store';
import { parseJson } from '../../database/json-text';

/**
 * The creation of a link, for whoever has it. What it is made of is told as of today; one that cannot be built any more
 * is given as it was stored, with the reason. Counted by place: an office behind one address may still open a list of them.
 */
export function readShare(ctx: AppContext): Handler<Operations['getShare']> {
  const limit = rateLimit({ attempts: 120, seconds: 60 });
  return async ({ viewer, language, params, request }) => {
    const refused = tooMany(limit, placeOfRequest(request));
    if (refused) return refused;
    const row = await findShare(ctx.pool, params.hash);
    if (!row) return notFound();
    if (row.creation === null) return no({ code: 'shareRevoked' });
    const view = viewOf(ctx, { viewer, language, query: { catalogId: row.catalogId } });
    const creation = parseJson(row.creation);
    const told = {
      ...presentLink(row),
      isOwn: viewer?.accountId === row.ownerId,
      creation,
      ...factsOf(view, creation),
    };
    return answer(told, { headers: { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' } });
  };
}

function factsOf(view: View, stored: StoredCreation) {
  const { elements, parts } = engineCatalogues(view.catalogue, view.catalogId, view.today);
  const rebuilt = rebuildCreation(stored, elements);
  if (!rebuilt.ok) {
    return { facts: null, configuratorType: null, subFamily: null, problems: firstOf(rebuilt.problems) };
  }
  const { id, description } = rebuilt.value.space.configurator;
  const made = { configuratorType: { id, description }, subFamily: subFamilyOf(view, rebuilt.value) };
  const bill = billOfSpace(rebuilt.value.space, parts, { rateId: view.rateId, quantity: 1 });
  return bill.ok
    ? { ...made, facts: productFacts(view, bill.value), problems: firstOf(priceProblems(view, bill.value)) }
    : { ...made, facts: null, problems: firstOf(bill.problems) };
}

/** The collection of the first article. */
function subFamilyOf({ catalogue }: View, { space }: Creation) {
  for (const element of elementsOf(space)) {
    if (!isArticleElement(element)) continue;
    const found = catalogue.subfamilies.get(element.subFamily);
    return found ? { id: found.id, name: found.name } : null;
  }
  return null;
}
