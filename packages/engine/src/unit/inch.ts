import Big from 'big.js';

/** Centimetres of an inch. */
const inch = '2.54';

/** Reading 19: centimetres as whole sixteenths of an inch, the nearest, half away from zero. */
export function cmToSixteenths(cm: number): number {
  const size = Number(new Big(cm).abs().times(16).div(inch).round(0, Big.roundHalfUp).toFixed());
  return cm < 0 && size > 0 ? -size : size;
}

/** Inches as centimetres, exact. */
export function inchesToCm(inches: number | Big): number {
  return Number(new Big(inches).times(inch).toFixed());
}

/** Centimetres as inches, decimal, to 4 places. */
export function cmToDecimalInches(cm: number): number {
  return Number(new Big(cm).div(inch).round(4, Big.roundHalfUp).toFixed());
}

/**
 * The length that somebody chose in inches where it is kept in whole centimetres: 173 are 172.72, 68 inches. A length that
 * no whole inch comes to stays as it is.
 */
export function chosenCm(cm: number): number {
  const kept = Math.round(cm);
  const chosen = inchesToCm(Math.round(cmToDecimalInches(kept)));
  return Math.abs(cm - kept) < 0.01 && Math.round(chosen) === kept ? chosen : cm;
}

/** Sixteenths from 0 as inches, such as `3 15/16`: reduced and carried. */
function writeSixteenths(sixteenths: number): string {
  const whole = Math.floor(sixteenths / 16);
  let over = sixteenths % 16;
  let under = 16;
  while (over > 0 && over % 2 === 0) {
    over /= 2;
    under /= 2;
  }
  if (over === 0) return String(whole);
  return whole > 0 ? `${whole} ${over}/${under}` : `${over}/${under}`;
}

/** Reading 19: centimetres as inches, to the nearest sixteenth half up, reduced and carried, such as `3 15/16"`. */
export function cmToInches(cm: number): string {
  const sixteenths = cmToSixteenths(cm);
  return `${sixteenths < 0 ? '-' : ''}${writeSixteenths(Math.abs(sixteenths))}"`;
}

/** Centimetres as feet and inches, to the nearest sixteenth, such as `6' 7 1/2"`; below a foot as inches alone. */
export function cmToFeet(cm: number): string {
  const sixteenths = Math.abs(cmToSixteenths(cm));
  const feet = Math.floor(sixteenths / 192);
  if (feet === 0) return cmToInches(cm);
  const rest = sixteenths % 192;
  return `${cm < 0 ? '-' : ''}${feet}'${rest > 0 ? ` ${writeSixteenths(rest)}"` : ''}`;
}

/** Feet and inches with the signs of the trade for a reader, `6′ 6 3/4″`, from those of a keyboard. */
export const primes = (text: string): string => text.replaceAll("'", '′').replaceAll('"', '″');
