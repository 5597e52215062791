import { describe, expect, it } from 'vitest';
import { models } from '../../test/catalogue';
import { readSvg } from '../../test/read-svg';
import { drawCreation, type CreationRequest, type PlacedLuminaire } from '../index';

function placed(model: string, x: number, y: number, z = 0): PlacedLuminaire {
  const facts = models.find((each) => each.model === model);
  if (!facts) throw new Error(`there is no model ${model}`);
  const hangsFrom = facts.kind === 'pendant' ? { x, y: 3000, z } : null;
  return { ...facts, finish: '20', temperature: '2', at: { x, y, z }, turn: 0, ends: null, hangsFrom };
}

const hung: CreationRequest = {
  subFamilyId: 201,
  ground: 'light',
  shape: 'landscape',
  luminaires: [placed('2010', -600, 2300), placed('2011', 0, 1900), placed('2012', 600, 1500)],
  canopies: [{ at: { x: 0, y: 3000, z: 0 }, width: 400, height: 30 }],
  lines: [],
};

/** Every number of a drawing that places something across it. */
function placesAcross(svg: string): number[] {
  return [...svg.matchAll(/ (?:cx|x)="(-?[\d.]+)"/g)].map(([, value]) => Number(value));
}

describe('a picture of a creation', () => {
  it.each(['light', 'dark', 'none'] as const)(
    'shows everything within its frame on the ground %s',
    (ground) => {
      for (const shape of ['landscape', 'portrait'] as const) {
        const svg = drawCreation({ ...hung, ground, shape });
        const { ids, references } = readSvg(svg);
        const width = shape === 'portrait' ? 800 : 1600;
        expect(svg).toContain(`viewBox="0 0 ${width} 1000"`);
        expect(references.filter((id) => !ids.includes(id))).toEqual([]);
        expect(placesAcross(svg).every((x) => x >= -width && x <= 2 * width)).toBe(true);
      }
    },
  );

  it('draws a belt, a rod between its ends, and what stands on the floor', () => {
    const belt = {
      points: [
        { x: -2000, y: 2500, z: -500 },
        { x: 2000, y: 2500, z: 500 },
      ],
      width: 28,
      isTextile: true,
    };
    const rod: PlacedLuminaire = {
      ...placed('2190', 0, 1500),
      ends: [
        { x: -500, y: 1000, z: 0 },
        { x: 500, y: 2000, z: 0 },
      ],
    };
    const alone = drawCreation({ ...hung, luminaires: [rod], canopies: [], lines: [] });
    expect(alone).toMatch(/rotate\(-45 /);
    const table = models.find(({ kind }) => kind === 'table')!.model;
    const both = drawCreation({ ...hung, luminaires: [rod, placed(table, 900, 200)], lines: [belt] });
    expect(both.length).toBeGreaterThan(alone.length);
  });

  it('stays small with a crowd, and is an empty room without anything', () => {
    const crowd = Array.from({ length: 2000 }, (_, at) =>
      placed('2010', (at % 50) * 400, 2000, Math.floor(at / 50) * 400),
    );
    expect(drawCreation({ ...hung, luminaires: crowd }).length).toBeLessThan(300_000);
    const empty = drawCreation({ ...hung, luminaires: [], canopies: [], lines: [] });
    expect(readSvg(empty).elements.length).toBeGreaterThan(0);
  });
});
