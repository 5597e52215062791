import type { BudgetDocumentLine, BudgetDocumentOption } from '@lucerna/documents';
import { eq, sql, type SQL } from 'drizzle-orm';
import { memberOf, parseJson, type JsonText } from '../../database/json-text';
import { budget } from '../../database/tables/budget';
import { typed, type Queryable } from '../../database/typed';
import { mapInSlices } from '../../http/time-slice';
import type { StoredLine } from './lines';

/** What a revision was printed with, for the next one to print it again. */
export interface Printed {
  /** By the line's id, as it was described. */
  readonly lines: ReadonlyMap<string, BudgetDocumentLine>;
  readonly options: readonly BudgetDocumentOption[];
  /** JSON text of an object: what the pictures are drawn from, by their keys. Of 2,000 lines it has tens of megabytes. */
  readonly pictures: string;
}

const { document } = budget;

/** Reads what a revision was printed with; of a line that an older release did not print there is nothing. */
export async function readPrinted(
  db: Queryable,
  budgetId: string,
  stored: readonly StoredLine[],
): Promise<Printed> {
  const members = async <T>(array: SQL): Promise<T[]> => {
    const rows = await typed(db)
      .select({ text: sql<JsonText<T>>`json_array_elements(coalesce(${array}, '[]'))::text` })
      .from(budget)
      .where(eq(budget.id, budgetId));
    return mapInSlices(rows, ({ text }) => parseJson(text));
  };
  const lines = await members<BudgetDocumentLine>(sql`${document} -> ${memberOf(document, 'data', 'lines')}`);
  const out = await members<BudgetDocumentLine>(sql`${document} -> ${memberOf(document, 'out')}`);
  const options = await members<BudgetDocumentOption>(
    sql`${document} -> ${memberOf(document, 'data', 'options')}`,
  );
  const [found] = await typed(db)
    .select({ pictures: sql<string>`(${document} -> ${memberOf(document, 'pictures')})::text` })
    .from(budget)
    .where(eq(budget.id, budgetId));
  return {
    lines: new Map([
      ...described(
        stored.filter(({ isOut }) => !isOut),
        lines,
      ),
      ...described(
        stored.filter(({ isOut }) => isOut),
        out,
      ),
    ]),
    options,
    pictures: found?.pictures ?? '{}',
  };
}

/** Which printed line is which: both stand in one order, and what was not printed is passed over by its reference. */
function described(
  stored: readonly StoredLine[],
  printed: readonly BudgetDocumentLine[],
): readonly (readonly [string, BudgetDocumentLine])[] {
  let place = 0;
  return stored.flatMap(({ lineId, product }) => {
    const line = printed[place];
    if (line?.reference !== product.referenceCode) return [];
    place += 1;
    return [[lineId, line] as const];
  });
}
