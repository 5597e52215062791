import type { Operations } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import { answer, no, notFound } from '../../http/answer';
import type { Call } from '../../http/serve';
import { viewOf } from '../catalogue';
import { buildPreconfig, preconfigsOf } from './built-preconfig';
import { presentPreconfig } from './present';
import { priceProblems } from './product-facts';

/** A preconfigured product with its creation, hidden ones too; in its own catalogue, whichever the viewer's is. */
export function readPreconfig(
  ctx: AppContext,
  { viewer, language, params }: Call<Operations['getPreconfig']>,
) {
  const found = preconfigsOf(ctx.catalogue.current()).find(({ id }) => id === params.id);
  if (!found) return notFound();
  const view = viewOf(ctx, { viewer, language, query: { catalogId: found.catalogId } });
  const built = buildPreconfig(view, found);
  if (!built.ok) return no(...built.problems);
  const { creation, bill } = built.value;
  if (!bill.ok) return no(...bill.problems);
  return answer({
    ...presentPreconfig(view, found, bill.value),
    creation,
    problems: priceProblems(view, bill.value),
  });
}
