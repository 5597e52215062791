import Big from 'big.js';

/**
 * The percent that a price less its discount lies below the list price of today, where that is the higher one; else the discount. Who
 * keeps an old price gives the difference besides.
 */
export function discountOffList(discount: number, price: number, listPrice: number): number {
  if (listPrice <= price) return discount;
  const paid = new Big(100).minus(discount).times(price).div(listPrice);
  return new Big(100).minus(paid).toNumber();
}

/**
 * The greatest percent that any line of a quote is sold below its list price: its own discount and that of the whole taken
 * one after the other. What an approval is asked by. Percents from 0 to 100, exact to four decimals.
 */
export function deepestDiscount(lineDiscounts: readonly number[], discount: number): number {
  const rest = new Big(100).minus(discount);
  const left = lineDiscounts.map((percent) => rest.times(new Big(100).minus(percent)).div(100));
  const least = left.reduce((one, other) => (other.lt(one) ? other : one), rest);
  return new Big(100).minus(least).round(4).toNumber();
}
