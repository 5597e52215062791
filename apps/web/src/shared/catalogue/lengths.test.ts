import { describe, expect, it } from 'vitest';
import { measuresOf } from './lengths';

describe('the measures of a catalogue', () => {
  it('keep every whole centimetre when it is shown in inches and read back', () => {
    const { fromCm, toCm } = measuresOf(21);
    for (let cm = 1; cm <= 1000; cm++) expect(toCm(fromCm(cm))).toBe(cm);
  });

  it('are centimetres in the international catalogue', () => {
    const format = { unit: (value: number, unit: string) => `${value} ${unit}` };
    expect(measuresOf(16).fromCm(200)).toBe(200);
    expect(measuresOf(16).writeCm(24.5, format)).toBe('24.5 cm');
    expect(measuresOf(21).writeCm(200, format)).toBe('78 3/4"');
  });
});
