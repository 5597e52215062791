import type { Budget } from '@lucerna/contract';
import { exactPriceOfPieces, splitMoney, type Currency, type Money } from '@lucerna/engine';
import { eq, getColumns, sql } from 'drizzle-orm';
import type pg from 'pg';
import { recordsOf, type JsonText } from '../../database/json-text';
import { budgetLine } from '../../database/tables/budget';
import { pick, typed, type Queryable } from '../../database/typed';

const { budgetId: _, ...columns } = getColumns(budgetLine);

/** A line of a revision as it is stored; amounts in minor units. */
export type StoredLine = Omit<typeof budgetLine.$inferSelect, 'budgetId'>;

/** The lines of a revision in their order, those that were taken out among them. */
export async function linesOf(db: Queryable, budgetId: string): Promise<readonly StoredLine[]> {
  return typed(db)
    .select(columns)
    .from(budgetLine)
    .where(eq(budgetLine.budgetId, budgetId))
    .orderBy(budgetLine.position);
}

/** Stores the lines of a revision: one statement, whatever their number. */
export async function insertLines(
  tx: pg.PoolClient,
  budgetId: string,
  lines: JsonText<StoredLine[]>,
): Promise<void> {
  const db = typed(tx);
  const given = db.$with('given', columns).as(recordsOf(lines, columns));
  await db
    .with(given)
    .insert(budgetLine)
    .select((qb) =>
      qb.select({ budgetId: sql`${budgetId}::uuid`.as('budget_id'), ...pick(given, columns) }).from(given),
    );
}

export interface LineView {
  readonly currency: Currency;
  readonly withPrices: boolean;
  /** The viewer may see what a line costs who sells it. */
  readonly seesCost: boolean;
  /** The viewer is told only what lines are sold at. */
  readonly hidesDiscounts: boolean;
}

/** What each part of a product is quoted at (P3): by list, and its pieces net, which add up to what one product costs net. */
function pricedParts(
  { product: { compositions }, parts, unitNet }: Omit<StoredLine, 'position'>,
  { currency, hidesDiscounts }: Pick<LineView, 'currency' | 'hidesDiscounts'>,
): Pick<Budget['products'][number], 'compositions'> {
  const count = compositions?.reduce((sum, each) => sum + each.parts.length, 0);
  if (!compositions || !parts || unitNet === null || parts.length !== count) return {};
  const nets = splitMoney(
    { amount: unitNet, currency },
    parts.map(([gross, quantity]) => gross * quantity),
  );
  let at = 0;
  return {
    compositions: compositions.map((composition) => ({
      ...composition,
      parts: composition.parts.map((part) => {
        const place = at++;
        const [amount] = parts[place]!;
        const totalNet = nets[place]!;
        return {
          ...part,
          prices: { ...(!hidesDiscounts && { unitGross: { amount, currency } }), totalNet },
        };
      }),
    })),
  };
}

/** A line as the calls answer it (contract: `budgetLine`). */
export function presentLine(
  line: Omit<StoredLine, 'position'>,
  position: number,
  { currency, withPrices, seesCost, hidesDiscounts }: LineView,
): Budget['products'][number] {
  const { quantity, moq, unitGross, unitNet, discountValue, totalNet, unitCost } = line;
  const of = (amount: number): Money => ({ amount, currency });
  const pvp = unitGross === null ? null : exactPriceOfPieces(of(unitGross), quantity);
  return {
    position,
    _id: line.lineId,
    ...line.product,
    ...(withPrices && pricedParts(line, { currency, hidesDiscounts })),
    quantity,
    leadTimeWeeks: line.leadTimeWeeks,
    shippingDate: line.shippingDate,
    ...(moq !== null && { hasOrderReq: quantity < moq }),
    ...(withPrices &&
      unitGross !== null && {
        ...(!hidesDiscounts && {
          discount: line.discount ?? 0,
          unitPvp: of(unitGross),
          ...(pvp && { pvp }),
          ...(discountValue !== null && { discountValue: of(discountValue) }),
        }),
        ...(unitNet !== null && { netPrice: of(unitNet) }),
        ...(totalNet !== null && { totalNet: of(totalNet) }),
        ...(seesCost && unitCost !== null && { unitCost: of(unitCost) }),
      }),
  };
}
