import { describe, expect, it } from 'vitest';
import {
  acceptTyping,
  countDecimals,
  findOutOfRange,
  fitQuantity,
  readQuantity,
  stepQuantity,
  writeQuantity,
} from './quantity';

/** Types a text key by key into an empty field. */
function type(keys: string, limits = {}): string {
  return [...keys].reduce((text, key) => acceptTyping(text, text + key, limits), '');
}

describe('typing a quantity', () => {
  it('takes a comma and a dot as the decimal separator', () => {
    expect(type('1,5', { step: 0.1 })).toBe('1,5');
    expect(type('1.5', { step: 0.1 })).toBe('1.5');
    expect(readQuantity('1,5')).toBe(1.5);
    expect(readQuantity('1.5')).toBe(1.5);
  });

  it('refuses a second separator and decimals beyond those of the step', () => {
    expect(type('1,2,3', { step: 0.01 })).toBe('1,23');
    expect(type('1,2.3', { step: 0.1 })).toBe('1,2');
    expect(type('2,345', { step: 0.25 })).toBe('2,34');
  });

  it('never turns 1.5 into 15 where the step is whole', () => {
    expect(readQuantity(type('1.5', { step: 1 }))).toBe(1);
  });

  it('refuses letters, and a minus unless the minimum is below zero', () => {
    expect(type('a1b2e3')).toBe('123');
    expect(type('-4')).toBe('4');
    expect(type('-4', { min: -10 })).toBe('-4');
  });

  it('reads pasted thousands, and keeps the old text when what is pasted is no number', () => {
    expect(acceptTyping('', '1.200', { step: 1 })).toBe('1200');
    expect(acceptTyping('', '12 000 000', { step: 1 })).toBe('12000000');
    expect(acceptTyping('7', 'twelve', { step: 1 })).toBe('7');
  });

  it('means nothing while only a sign or a separator stands there', () => {
    expect([readQuantity(''), readQuantity('-'), readQuantity(',')]).toEqual([null, null, null]);
  });
});

describe('keeping a quantity within its limits', () => {
  it('caps at the maximum, raises to the minimum and says which', () => {
    expect(fitQuantity(120, { min: 1, max: 99 })).toBe(99);
    expect(fitQuantity(0, { min: 32 })).toBe(32);
    expect(findOutOfRange(120, { max: 99 })).toBe('maxValue');
    expect(findOutOfRange(0, { min: 1 })).toBe('minValue');
    expect(findOutOfRange(5, { min: 1, max: 9 })).toBeNull();
  });

  it('steps without binary remainders and stops at the limits', () => {
    expect(stepQuantity(0.2, 1, { step: 0.1 })).toBe(0.3);
    expect(stepQuantity(1, -1, { min: 1 })).toBe(1);
    expect(stepQuantity(95, 10, { max: 99 })).toBe(99);
  });

  it('writes with the separator of the locale and without thousands', () => {
    expect(writeQuantity(1234.5, 'de-DE', 0.5)).toBe('1234,5');
    expect(writeQuantity(1234.5, 'en-US', 0.5)).toBe('1234.5');
    expect(countDecimals(1e-7)).toBe(7);
    expect([writeQuantity(-0, 'en-US'), writeQuantity(-0.4, 'en-US')]).toEqual(['0', '0']);
  });
});
