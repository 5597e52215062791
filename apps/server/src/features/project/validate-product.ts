import type { ProductValidation } from '@lucerna/contract';
import type { Problem } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import { answer, notFound, type Answer } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import { refuseChange, type ChangeRequest } from './change';
import { checkToday } from './check-today';
import type { NewLine } from './line/line';
import { lineOrdered } from './line/ordered-line';
import { findLine, refuseChangedLines, untilUnchanged, type SeenLine } from './line/read-lines';
import { replaceEvaluations } from './line/write-lines';
import { openProject, touchProject, type OpenedProject, type Queryable } from './store';

/**
 * Checks a product against the catalogue of today (CFG-13) and tells what changed since its line was written. When
 * nothing stands against it, the line takes over today's price and delivery and its status moves from 0 to 1; else
 * nothing is written and the problems say why.
 */
export function validateProduct(
  ctx: AppContext,
  request: ChangeRequest,
  { projectId, productId }: { readonly projectId: string; readonly productId: string },
): Promise<Answer<ProductValidation>> {
  const { viewer, ifMatch } = request;
  return untilUnchanged(async () => {
    const line = await findLine(ctx.pool, viewer, projectId, productId);
    const check = line && checkToday(ctx, line);
    const write = async (tx: Queryable): Promise<Answer<ProductValidation>> => {
      const { outcome, project } = await openProject(tx, projectId, viewer, 'edit', ifMatch);
      if (outcome !== 'open') return refuseChange(outcome, project.version);
      if (!line || !check) return notFound();
      const changed = await refuseChangedLines(tx, projectId, [line]);
      if (changed) return changed;
      const { problems, record } = await check(tx, viewer.accountId);
      if (line.ordered > 0 && record && record.reference !== line.reference) return lineOrdered(line);
      const isValid = record !== null && problems.length === 0;
      if (isValid) {
        await replaceEvaluations(tx, projectId, [record]);
        await touchProject(tx, projectId);
      }
      const version = project.version + (isValid ? 1 : 0);
      return answer(
        {
          productId,
          version,
          validation: { status: isValid ? 1 : 0 },
          changes: record ? changesOf(project, line, record, viewer.can('price.view')) : {},
          problems: problems.map(told),
        },
        { headers: { etag: `"${version}"` } },
      );
    };
    return writeOnce(ctx.pool, request, write, undefined, projectId);
  });
}

const told = ({ code, data }: Problem): ProductValidation['problems'][number] => ({
  code,
  ...(data && { data: { ...data } }),
});

function changesOf(
  { currency }: OpenedProject,
  line: SeenLine,
  record: NewLine,
  seesPrices: boolean,
): ProductValidation['changes'] {
  const price = (amount: number | null) => (amount === null ? null : { amount, currency });
  const { reference, leadTimeWeeks, moq, unitGross } = record;
  return {
    ...(line.reference !== reference && { reference: { before: line.reference, after: reference } }),
    ...(line.leadTimeWeeks !== leadTimeWeeks && {
      leadTimeWeeks: { before: line.leadTimeWeeks, after: leadTimeWeeks },
    }),
    ...(line.moq !== moq && { moq: { before: line.moq, after: moq } }),
    ...(seesPrices &&
      line.unitGross !== unitGross && { price: { before: price(line.unitGross), after: price(unitGross) } }),
  };
}
