import { describe, expect, it } from 'vitest';
import { measuresIn, unitsFor, wholeCm } from './lengths';

describe('the measures of a catalogue', () => {
  it('keep every whole centimetre when it is shown in inches and read back', () => {
    const { fromCm, toCm } = measuresIn(unitsFor(21));
    for (let cm = 1; cm <= 1000; cm++) expect(toCm(fromCm(cm))).toBe(cm);
  });

  it('keep every whole inch that is typed', () => {
    const { fromCm, toCm, writeTyped, writeCm } = measuresIn(unitsFor(21));
    for (let inches = 1; inches <= 400; inches++) expect(fromCm(toCm(inches))).toBe(inches);
    const format = { unit: String };
    expect([writeTyped(toCm(79), format), writeTyped(200, format)]).toEqual(['79″', '78 3/4″']);
    expect(writeCm(201, format)).toBe('79 1/8″');
  });

  it('take feet and inches as they are written, and step by whole inches', () => {
    const { field } = measuresIn('imperial');
    const { read, write, accept } = field.notation!;
    expect(
      ['5\' 3"', '63in', '63', '5.25 ft', '1.6 m', '5′ 3″'].map((text) => Math.round(read(text)!)),
    ).toEqual([63, 63, 63, 63, 63, 63]);
    expect([write(63), write(12), write(78.7402), write(-6), write(0)]).toEqual([
      '5′ 3″',
      '1′',
      '6′ 6 3/4″',
      '-6″',
      '0″',
    ]);
    expect([accept("5'", '5\' 3"'), accept("5'", "5'; 3"), read("5' and a bit")]).toEqual([
      '5\' 3"',
      "5'",
      null,
    ]);
    expect([field.step, measuresIn('metric').field]).toEqual([1, { step: 1, unit: 'cm' }]);
  });

  it('are centimetres in the international catalogue', () => {
    const format = { unit: (value: number, unit: string) => `${value} ${unit}` };
    expect(measuresIn(unitsFor(16)).fromCm(200)).toBe(200);
    expect(measuresIn(unitsFor(16)).writeCm(24.5, format)).toBe('24.5 cm');
    expect(measuresIn(unitsFor(21)).writeCm(200, format)).toBe('78 3/4″');
  });

  it('are those that the user chose, in weights and volumes too', () => {
    const format = {
      unit: (value: number, unit: string, decimals = 2) => `${value.toFixed(decimals)} ${unit}`,
    };
    const written = [unitsFor(16, 'imperial'), unitsFor(21, 'metric'), unitsFor(16, null)].map((units) => {
      const { writeCm, writeKg, writeM3 } = measuresIn(units);
      return [writeCm(200, format), writeKg(2.5, format), writeM3(0.125, format)];
    });
    expect(written).toEqual([
      ['78 3/4″', '5.5 lb', '4.42 ft³'],
      ['200.0 cm', '2.5 kg', '0.125 m³'],
      ['200.0 cm', '2.5 kg', '0.125 m³'],
    ]);
  });
});

it('places that differ by the noise of their sums are told alike', () => {
  expect([-0.525, -0.85 + 0.325, -1.4 + 0.875, -0.35 - 0.175].map(wholeCm)).toEqual([-52, -52, -52, -52]);
});
