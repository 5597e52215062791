import Big from 'big.js';

/** Reading 21: metres to whole centimetres, rounded up; what binary floats add behind 1e-8 m is not counted. */
export function metersToCm(metres: number): number {
  return Number(new Big(metres).times(100).round(6, Big.roundHalfUp).round(0, Big.roundUp).toFixed());
}

/** The greatest pendant height in a room, metres: 0.1 m below its height, never negative (spec C9). */
export function maxPendantHeight(roomHeight: number): number {
  const height = new Big(roomHeight).minus('0.1');
  return height.lt(0) ? 0 : Number(height.toFixed());
}
