import { describe, expect, it } from 'vitest';
import { money } from '../price/money';
import { copyName } from './copy-name';
import { projectActions, projectStatus } from './project-status';
import { projectTotals } from './project-totals';

describe('a project', () => {
  it('adds its lines up in decimals, and counts those without a price', () => {
    const line = { quantity: 3, watts: 0.1, lumens: 500, netWeightKg: 0.2 };
    const totals = projectTotals(
      [
        { ...line, unitGross: money(1999, 'EUR'), unitNet: money(1333, 'EUR') },
        { ...line, unitGross: money(1000, 'EUR') },
        { ...line, unitGross: null },
      ],
      'EUR',
    );
    expect(totals).toEqual({
      gross: money(8997, 'EUR'),
      net: money(6999, 'EUR'),
      quantity: 9,
      unpriced: 1,
      watts: 0.9,
      lumens: 4500,
      netWeightKg: 1.8,
    });
    expect(projectTotals([], 'USD')).toMatchObject({ gross: money(0, 'USD'), quantity: 0, unpriced: 0 });
    expect(() => projectTotals([{ ...line, unitGross: money(1, 'USD') }], 'EUR')).toThrow(RangeError);
  });

  it('can be renamed and deleted in edition only', () => {
    expect(projectActions(projectStatus.EDITION)).toEqual(['editProjectName', 'deleteProject']);
    expect(projectActions(projectStatus.ORDER)).toEqual([]);
    expect(projectActions(projectStatus.DELETED)).toEqual([]);
  });

  it('names its copy after itself, counted on, and never longer than a name may be', () => {
    expect(copyName('Hotel', 50)).toBe('Hotel (2)');
    expect(copyName('Hotel (2)', 50)).toBe('Hotel (3)');
    expect(copyName('Hotel (999)', 50)).toBe('Hotel (1000)');
    expect(copyName('Müller & Söhne GmbH, Köln', 50)).toBe('Müller & Söhne GmbH, Köln (2)');
    expect(copyName('x'.repeat(50), 50)).toBe(`${'x'.repeat(46)} (2)`);
    expect(copyName('𝐀'.repeat(25), 50)).toBe(`${'𝐀'.repeat(23)} (2)`);
  });
});
