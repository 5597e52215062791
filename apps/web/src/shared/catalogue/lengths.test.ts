import { describe, expect, it } from 'vitest';
import { measuresOf } from './lengths';

describe('the measures of a catalogue', () => {
  it('keep every whole centimetre when it is shown in inches and read back', () => {
    const { fromCm, toCm } = measuresOf(21);
    for (let cm = 1; cm <= 1000; cm++) expect(toCm(fromCm(cm))).toBe(cm);
  });

  it('are centimetres in the international catalogue', () => {
    expect(measuresOf(16).fromCm(200)).toBe(200);
    expect(measuresOf(16).fromMm(245)).toBe(24.5);
  });
});
