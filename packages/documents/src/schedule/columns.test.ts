import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns';

const columns = ['Type', 'Description', 'Location', 'Remarks'];
const wide = [1, 2, 3];
const long = 'Hung above the desk of the reception, at the height of the door of the lift';
const sharesOf = (...rows: readonly (readonly string[])[]) => {
  const { shares } = columnsOf({ paper: 'a4', columns, wide, rows });
  return shares.slice(1).map((share) => share ?? 0);
};

describe('the columns of a schedule', () => {
  it('that hold nothing take no more than their heading, and leave the room to those with words', () => {
    const [description = 0, location = 0, remarks = 0] = sharesOf(
      ['A1', 'Almar 20, Almar', '–', '–'],
      ['A2', `Almar 20, ${long}`, '–', '–'],
    );
    expect([location, remarks].every((each) => each < 40)).toBe(true);
    expect(description).toBeGreaterThan(6 * location);
  });

  it('share the room where all need more than there is: the same for the same, twice as much for four times the words', () => {
    const endless = long.repeat(5);
    expect(new Set(sharesOf(['A1', endless, endless, endless])).size).toBe(1);
    const [one = 0, other = 0, most = 0] = sharesOf(['A1', endless, endless, endless.repeat(4)]);
    expect(one).toBe(other);
    expect(most / one).toBeCloseTo(2, 1);
  });

  it('that need little have what they need beside those that need more than there is', () => {
    const [description = 0, location = 0] = sharesOf(['A1', 'Almar 20', 'Level 2, Bar', long.repeat(20)]);
    expect(description).toBeLessThan(50);
    expect(location).toBeGreaterThanOrEqual(12 * 3.6 - 1);
  });

  it('of figures are as wide as their words, with headings in lines where these are longer', () => {
    const of = { paper: 'us-letter', wide: [], rows: [['A1', '120–277 V']] } as const;
    const { columns: headings, shares } = columnsOf({ ...of, columns: ['Type mark', 'Line voltage'] });
    expect(headings).toEqual(['Type\nmark', 'Line\nvoltage']);
    expect(shares).toEqual([null, null]);
    const roomy = columnsOf({ ...of, rows: [['Pendant A1', '120–277 V']], columns: ['Type mark', 'Volts'] });
    expect(roomy.columns).toEqual(['Type mark', 'Volts']);
  });

  it('bear no rows', () => {
    expect(columnsOf({ paper: 'us-tabloid', columns, wide, rows: [] }).shares).toHaveLength(4);
  });
});
