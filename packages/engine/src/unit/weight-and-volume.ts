import Big from 'big.js';

const poundKg = '0.454';
const cubicFootM3 = '0.0283';

function rounded(value: Big): number {
  return Number(value.round(4, Big.roundHalfUp).toFixed());
}

/** Reading 20: kilograms to pounds by the factor as written (0.454), to 4 decimals. */
export function kgToPounds(kg: number): number {
  return rounded(new Big(kg).div(poundKg));
}

/** Reading 20: cubic metres to cubic feet by the factor as written (0.0283), to 4 decimals. */
export function m3ToFt3(m3: number): number {
  return rounded(new Big(m3).div(cubicFootM3));
}
