import { quoteOfToday, type KeptQuote } from '@lucerna/documents/stored';
import { markets } from '@lucerna/engine';
import { writeCsv, writeXlsx } from '@lucerna/spreadsheet';
import { eq, sql } from 'drizzle-orm';
import { memberOf, parseJson, type JsonText } from '../../database/json-text';
import { budget } from '../../database/tables/budget';
import { project } from '../../database/tables/project';
import { typed, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { no, notFound, type Answer } from '../../http/answer';
import { sendTable, type TableFormat } from '../../http/send-table';
import type { Viewer } from '../../viewer';
import { fileNameOf } from './document';
import { maySeeBudgets } from './policy';
import { needsApproval } from './present';
import { conditionsSheet, sheetRows } from './sheet-rows';
import { findBudget, type StoredBudget } from './store';

/** A budget for spreadsheets; whether the reader may have it is asked at every download. */
export async function downloadSheet(
  ctx: AppContext,
  viewer: Viewer,
  id: string,
  format: TableFormat,
): Promise<Answer<never>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const found = await findBudget(ctx.pool, viewer, id);
  if (!found) return notFound();
  if (needsApproval(found)) return no({ code: 'approvalNeeded', data: { limit: found.discountLimit } });
  return sheetFile(ctx.pool, found, format);
}

/** What of its document says the words: its pictures are many megabytes. */
const printed = (['version', 'data', 'wording'] as const satisfies readonly (keyof KeptQuote)[]).map(
  (name) => {
    const member = memberOf(budget.document, name);
    return sql`${member}, ${budget.document} -> ${member}`;
  },
);

/** The table of a revision whose reader may have it, made of what its document is set from. */
export async function sheetFile(
  db: Queryable,
  stored: StoredBudget,
  format: TableFormat,
): Promise<Answer<never>> {
  const [found] = await typed(db)
    .select({
      text: sql<JsonText<KeptQuote>>`json_build_object(${sql.join(printed, sql`, `)})::text`,
      catalogId: project.catalogId,
    })
    .from(budget)
    .innerJoin(project, eq(project.id, budget.projectId))
    .where(eq(budget.id, stored.id));
  if (!found) return notFound();
  const { data } = quoteOfToday(parseJson(found.text));
  const { rows, sums } = sheetRows(data, stored.language);
  const written =
    format === 'xlsx'
      ? writeXlsx(rows, stored.number, sums, [conditionsSheet(data, stored.language)])
      : writeCsv(rows, markets[found.catalogId].csvSeparator);
  return sendTable(fileNameOf(stored), format, written);
}
