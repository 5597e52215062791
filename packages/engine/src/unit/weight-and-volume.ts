import Big from 'big.js';

function quotient(value: number, factor: string): number {
  return Number(new Big(value).div(factor).round(4, Big.roundHalfUp).toFixed());
}

/** Reading 20: kilograms to pounds by the factor as written (0.454), to 4 decimals. */
export function kgToPounds(kg: number): number {
  return quotient(kg, '0.454');
}

/** Reading 20: cubic metres to cubic feet by the factor as written (0.0283), to 4 decimals. */
export function m3ToFt3(m3: number): number {
  return quotient(m3, '0.0283');
}
