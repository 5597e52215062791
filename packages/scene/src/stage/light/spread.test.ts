import { readFileSync } from 'node:fs';
import { beamAngles, problemText, readPhotometry, upwardShare } from '@lucerna/photometry';
import { describe, expect, it } from 'vitest';
import { read } from '../../../../engine/examples/demo-catalogue';
import type { PieceLight } from '../../piece/piece';
import { candelaOf, coneOf, spreads } from './spread';

interface Row {
  readonly model: string;
  readonly technicalData: {
    readonly photometry?: string;
    readonly distribution?: PieceLight['distribution'];
  };
}

/** What part of the light of a photometric file goes up, and its beam angle, degrees. */
function measured(name: string) {
  const file = readPhotometry(readFileSync(new URL(`../../../../../catalogue/${name}`, import.meta.url)));
  if (!file.ok) throw new Error(`${name}: ${problemText(file.problem)}`);
  const { distribution } = file.photometry;
  return { up: upwardShare(distribution), beam: beamAngles(distribution, 0).beam };
}

describe('the spread of light', () => {
  const rows = read<Row[]>('models.json').filter(({ technicalData }) => technicalData.photometry);

  it('is that of the photometric file of every article', () => {
    expect(rows.length).toBeGreaterThan(40);
    for (const { model, technicalData } of rows) {
      const { up, beam } = measured(technicalData.photometry!);
      const said = spreads[technicalData.distribution!];
      expect(Math.abs(up - said.up), model).toBeLessThan(0.04);
      if (said.beam !== null) expect(Math.abs(beam! - said.beam), model).toBeLessThanOrEqual(10);
    }
  });

  it('loses no lumen in a cone', () => {
    for (const beam of [45, 120]) {
      const cone = coneOf(beam);
      const edge = Math.cos(cone);
      let lumens = 0;
      for (let step = 0; step < 2000; step += 1) {
        const share = (step + 0.5) / 2000;
        lumens += candelaOf(500, cone) * share * share * (3 - 2 * share) * ((1 - edge) / 2000) * 2 * Math.PI;
      }
      expect(lumens).toBeCloseTo(500, 0);
    }
  });
});
