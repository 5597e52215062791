import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemText } from '../problem';
import { chosenCm, cmToFeet, cmToInches, cmToSixteenths, inchesToCm } from './inch';
import { parseLength } from './parse-length';

const read = (text: string, units: 'metric' | 'imperial', decimal?: ',' | '.') => {
  const found = parseLength(text, units, decimal);
  return found.ok ? found.value : found.problems.map(problemText).join();
};

describe('a length in inches', () => {
  it('is a whole number of sixteenths', () => {
    expect([0, 2.54, 10, -10, 0.07, 0.08].map(cmToSixteenths)).toEqual([0, 16, 63, -63, 0, 1]);
    expect(Object.is(cmToSixteenths(-0.01), 0)).toBe(true);
    expect(inchesToCm(78.75)).toBe(200.025);
  });

  it('that was chosen in whole inches and is kept in whole centimetres is those inches', () => {
    expect([173, 173.0000001, 300].map(chosenCm)).toEqual([172.72, 172.72, 299.72]);
    // No whole inch comes to 400 cm, and what lies between centimetres was chosen by nobody.
    expect([400, 172.6].map(chosenCm)).toEqual([400, 172.6]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (inches) => {
        expect(chosenCm(Math.round(inchesToCm(inches)))).toBe(inchesToCm(inches));
      }),
    );
  });

  it('is written in feet from a foot on', () => {
    const written = {
      0: '0"',
      30.3: '11 15/16"',
      30.48: "1'",
      30.64: '1\' 1/16"',
      200: '6\' 6 3/4"',
      201.93: '6\' 7 1/2"',
    };
    for (const [cm, feet] of Object.entries(written)) expect(cmToFeet(Number(cm))).toBe(feet);
    expect(cmToFeet(-200)).toBe('-6\' 6 3/4"');
    expect(cmToFeet(60.9)).toBe("2'");
  });
});

describe('a length that a user types', () => {
  it.each([
    ['6\' 7 1/2"', 201.93],
    ["6' 7-1/2''", 201.93],
    ['6′ 7½″', 201.93],
    ['6 ft 7 1/2 in', 201.93],
    ['6 ft. - 7.5', 201.93],
    ['78 3/4 in', 200.025],
    ['78 3/4', 200.025],
    ['78.75"', 200.025],
    ['78,75 inches', 200.025],
    ["6'", 182.88],
    ['5 foot 3', 160.02],
    ['1/2 inch', 1.27],
    ['1 ⁄ 2"', 1.27],
    ['⅜ in', 0.9525],
    ['10', 25.4],
    ['1,200', 3048],
    ['2 m', 200],
    ['2.00 m', 200],
    ['- 3 15/16"', -10.00125],
  ] as const)('is read in the imperial market: %s', (text, cm) => {
    expect(read(text, 'imperial')).toBe(cm);
  });

  it.each([
    ['2 m', 200],
    ['2,00 m', 200],
    ['2.00 M', 200],
    ['1,234 m', 123.4],
    ['1.234 mm', 123.4],
    ['1.234,5 mm', 123.45],
    ['0.125 m', 12.5],
    ['200', 200],
    ['200cm', 200],
    ['20 dm', 200],
    ['2000 mm', 200],
    ['1m80', 180],
    ['1 m 80 cm', 180],
    ['1m5', 105],
    ['78 3/4 in', 200.025],
    ['3/4', 1.905],
    ["6' 7", 200.66],
    ['+12,5', 12.5],
    ['-12,5', -12.5],
    ['−12,5', -12.5],
  ] as const)('is read in the metric market: %s', (text, cm) => {
    expect(read(text, 'metric')).toBe(cm);
  });

  it('takes the decimal mark of the user before that of the market', () => {
    expect(read('1.234 m', 'metric', '.')).toBe(123.4);
    expect(read('1,234 in', 'imperial', ',')).toBe(3.13436);
  });

  it.each([
    ...['', ' ', '-', 'm', 'two metres', '2 km', '2 m m', '1,2,3 m', '1.23.456', '1m800', '2 m 3 in'],
    ...[
      '1/0 in',
      '3/2 in',
      '7 16/16',
      '1/2/3"',
      '6\' "',
      '" 6',
      "6' 7' 8",
      '..',
      ',',
      '1.2.3,4',
      '1e3',
      'NaN',
    ],
    ...['7 1 /2 3', '78 4', '12345,678.9'],
  ])('is not %j', (text) => {
    expect(read(text, 'metric')).toBe('Invalid input');
    expect(read(text, 'imperial')).toBe('Invalid input');
  });

  it('is not a number with another mark of the market', () => {
    expect(read('1,2 3 cm', 'metric')).toBe('Invalid input');
    expect(read(undefined as unknown as string, 'metric')).toBe('Invalid input');
  });
});

it('is read back in whole centimetres as it was written', () => {
  const readBack = (text: string, units: 'metric' | 'imperial') => {
    const found = parseLength(text, units);
    return found.ok ? Math.round(found.value) : null;
  };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (cm) => {
      expect(readBack(cmToInches(cm), 'imperial')).toBe(cm);
      expect(readBack(cmToFeet(cm), 'imperial')).toBe(cm);
      expect(readBack(`${cm} cm`, 'metric')).toBe(cm);
      expect(readBack(`${cm / 100} m`.replace('.', ','), 'metric')).toBe(cm);
    }),
  );
});
