import Big from 'big.js';
import { toMinorUnits } from '../price/minor-units';
import { money, type Currency, type Money } from '../price/money';
import { netOfPercent } from '../price/sublevel-discount';
import { discountValue as savingOf, exactPriceOfPieces } from '../price/unit-prices';
import { no, ok, problem, shown, type Problem, type Result } from '../problem';
import { runSteps } from '../steps';

type Percent = string | number | null | undefined;

/** Reading 11: discount, surcharge and iva are percents (exact decimals); missing ones are 0. */
export interface BudgetInput {
  readonly currency: Currency;
  readonly lines: readonly {
    readonly quantity: number;
    readonly unitGross: Money;
    readonly discount?: Percent;
    /** Its price is a net one, as that of freight: the discount of the budget leaves it out. */
    readonly isNet?: boolean;
    /** It is not made any more, and counts nothing. */
    readonly isDiscontinued?: boolean | undefined;
    /** 0 or false: nobody configured it, so that it counts nothing. */
    readonly isPersonalized?: boolean | 0 | 1 | undefined;
  }[];
  readonly discount?: Percent;
  readonly surcharge?: Percent;
  readonly iva?: Percent;
}

export interface BudgetLineTotals {
  readonly unitNet: Money;
  readonly totalNet: Money;
  readonly discountValue: Money;
}

export interface BudgetTotals {
  /** One for each line that counts (`isCounted`), in their order. */
  readonly lines: readonly BudgetLineTotals[];
  readonly subTotal: Money;
  /** What the discount is taken of: the subtotal without what is net. */
  readonly discountBase: Money;
  readonly discountValue: Money;
  readonly surchargeValue: Money;
  readonly ivaValue: Money;
  readonly netTotal: Money;
}

/** The greatest quantity of a line; amounts stay exact far beyond it. */
export const maxQuantity = 1_000_000;

function percentProblem(field: string, value: Percent, max: number): Problem | null {
  if (value === null || value === undefined) return null;
  try {
    const percent = new Big(value);
    if (percent.gte(0) && percent.lte(max)) return null;
  } catch {
    // Not a number: the same problem as one out of range.
  }
  return problem('percent-invalid', { field, value: shown(value) });
}

/** Whether a line is in the totals (BUD-06): personalized, still made, more than none of it. */
export function isCounted({
  quantity,
  isDiscontinued,
  isPersonalized,
}: BudgetInput['lines'][number]): boolean {
  return quantity > 0 && isDiscontinued !== true && isPersonalized !== 0 && isPersonalized !== false;
}

function* inputProblems(input: BudgetInput): Generator<void, Problem[]> {
  const percents: (Problem | null)[] = [
    percentProblem('discount', input.discount, 100),
    percentProblem('surcharge', input.surcharge, 1000),
    percentProblem('iva', input.iva, 1000),
  ];
  const quantities: Problem[] = [];
  const currencies: Problem[] = [];
  for (const [index, { discount, quantity, unitGross }] of input.lines.entries()) {
    yield;
    percents.push(percentProblem(`lines.${index}.discount`, discount, 100));
    if (!(Number.isSafeInteger(quantity) && quantity <= maxQuantity)) {
      quantities.push(problem('quantity-invalid', { quantity: shown(quantity), max: maxQuantity }));
    }
    if (unitGross.currency !== input.currency) {
      currencies.push(problem('currency-mixed', { expected: input.currency, found: unitGross.currency }));
    }
  }
  return [...percents.filter((each) => each !== null), ...quantities, ...currencies];
}

/**
 * The totals of a budget (BUD-06). Lines that are not personalized or not made any more, or of which there is none, are left
 * out. Reading 10: subtotal is the sum
 * of rounded unit nets times quantities; discount % of it but for net lines, surcharge % of the rest, IVA % of that; each
 * rounded half up, and the total is the sum of the rounded amounts. Errors: `percent-invalid`, `quantity-invalid`, `currency-mixed`,
 * `amount-too-large` where an amount is no exact integer of minor units.
 */
export function budgetTotals(input: BudgetInput): Result<BudgetTotals> {
  return runSteps(budgetSteps(input));
}

/** The same as `budgetTotals`, in steps of a line each: a server lets others in between those of thousands of lines. */
export function* budgetSteps(input: BudgetInput): Generator<void, Result<BudgetTotals>> {
  const found = yield* inputProblems(input);
  if (found.length > 0) return no(...found);
  const of = (amount: number): Money => money(amount, input.currency);
  const share = (amount: number, percent: Percent): number =>
    toMinorUnits(new Big(amount).times(percent ?? 0).div(10000));

  const lines: BudgetLineTotals[] = [];
  let discountBase = 0;
  for (const line of input.lines) {
    yield;
    if (!isCounted(line)) continue;
    const { quantity, unitGross, discount, isNet } = line;
    const unitNet = netOfPercent(unitGross, discount ?? 0);
    const gross = exactPriceOfPieces(unitGross, quantity);
    const totalNet = exactPriceOfPieces(unitNet, quantity);
    if (!gross || !totalNet) return no(problem('amount-too-large'));
    if (!isNet) discountBase += totalNet.amount;
    lines.push({ unitNet, totalNet, discountValue: savingOf({ gross, net: totalNet }) });
  }
  const subTotal = lines.reduce((sum, line) => sum + line.totalNet.amount, 0);
  const discountValue = share(discountBase, input.discount);
  const discounted = subTotal - discountValue;
  const surchargeValue = share(discounted, input.surcharge);
  const ivaValue = share(discounted + surchargeValue, input.iva);
  const netTotal = discounted + surchargeValue + ivaValue;
  const amounts = { subTotal, discountValue, surchargeValue, ivaValue, netTotal };
  if (!Object.values(amounts).every((amount) => Number.isSafeInteger(amount))) {
    return no(problem('amount-too-large'));
  }
  return ok({
    lines,
    subTotal: of(subTotal),
    discountBase: of(discountBase),
    discountValue: of(discountValue),
    surchargeValue: of(surchargeValue),
    ivaValue: of(ivaValue),
    netTotal: of(netTotal),
  });
}
