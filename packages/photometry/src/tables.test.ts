import { describe, expect, it } from 'vitest';
import { sample } from '../test/files';
import { luminaire, measured } from '../test/lights';
import { bugRating } from './derived/bug';
import { zonalLumens } from './derived/flux';
import { lightTables, placeOf, writeLightTable, type LightTableName } from './tables';
import type { Convention } from './diagram/convention';
import type { Photometry } from './photometry';

const lambert = luminaire(measured('axial', (_, gamma) => 100 * Math.max(0, Math.cos(gamma)), { to: 90 }));
const written = (name: LightTableName, of: Photometry, convention: Convention = 'ies') =>
  writeLightTable(name, of, convention, {
    text: (key) => key,
    number: (value, digits) => value.toFixed(digits),
  });

describe('the place of a luminaire', () => {
  it.each([
    [undefined, 'dry'],
    [null, 'dry'],
    ['IP20', 'dry'],
    ['IP43', 'damp'],
    ['IP44', 'damp'],
    ['IP65', 'wet'],
    ['IP68', 'wet'],
  ] as const)('of %s is %s', (ip, place) => expect(placeOf(ip)).toBe(place));
});

describe('the tables of a light', () => {
  it('rate glare of rooms and the night sky of what may be outside', () => {
    expect(lightTables.cie.dry).toContain('ugr');
    expect(lightTables.ies.dry).not.toContain('bug');
    expect(lightTables.ies.wet).toEqual(['zonal', 'bug']);
  });

  it('have each zone with light and its share, and the sums of a report where it is read by the IES', () => {
    const [tens, sums] = written('zonal', lambert);
    expect(tens?.rows).toHaveLength(9);
    expect(tens?.rows[0]).toEqual(['0–10°', '9.5', '3.0']);
    const whole = tens?.rows.reduce((sum, row) => sum + Number(row[2]), 0);
    expect(whole).toBeCloseTo(100, 0);
    expect(sums?.rows.find(([zone]) => zone === '0–90°')?.[2]).toBe('100.0');
    expect(sums?.rows.some(([zone]) => zone === '90–180°')).toBe(false);
    expect(written('zonal', lambert, 'cie')).toHaveLength(1);
    const globe = sample('iso-1000cd.ies');
    expect(written('zonal', globe, 'cie')[0]?.rows).toHaveLength(18);
    expect(zonalLumens(globe.distribution).tens).toHaveLength(18);
  });

  it('tell glare once where it is the same across and along, and twice where it is not', () => {
    const round = written('ugr', lambert);
    expect(round.map(({ caption }) => caption)).toEqual(['bothViews']);
    const long = measured(
      'quadrant',
      (c, gamma) => 100 * Math.cos(gamma) ** (1 + 3 * Math.abs(Math.sin(c))),
      {
        to: 90,
      },
    );
    expect(written('ugr', luminaire(long)).map(({ caption }) => caption)).toEqual(['crosswise', 'endwise']);
  });

  it('say how much of the light reaches the work plane, less in a narrow room', () => {
    const [table] = written('utilisation', lambert);
    expect(table?.columns.slice(0, 3)).toEqual(['RCR', '80/70', '80/50']);
    expect(table?.rows.map(([ratio]) => ratio)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ]);
    // Of a room without walls, a floor of 20 % and a ceiling of 80 %: 1 / (1 - 0.2 × 0.8).
    expect(table?.rows[0]?.[1]).toBe('119');
    expect(Number(table?.rows[10]?.[4])).toBeLessThan(30);
  });

  it('have the zones of which the rating is made', () => {
    const [table] = written('bug', lambert);
    const { lumens } = bugRating(lambert);
    expect(table?.rows.map(([zone]) => zone)).toEqual([
      'FL',
      'FM',
      'FH',
      'FVH',
      'BL',
      'BM',
      'BH',
      'BVH',
      'UL',
      'UH',
    ]);
    expect(table?.rows[0]).toEqual(['FL', '0–30', lumens.FL.toFixed(1), '12.5']);
  });

  it('are none of what gives no light', () => {
    const dark = luminaire(measured('axial', () => 0, { to: 90 }));
    for (const name of ['ugr', 'utilisation', 'zonal', 'bug'] as const)
      expect(written(name, dark)).toEqual([]);
  });
});
