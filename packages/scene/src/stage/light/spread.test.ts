import { readFileSync } from 'node:fs';
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

const file = (name: string) =>
  readFileSync(new URL(`../../../../../catalogue/${name}`, import.meta.url), 'utf8');
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/** The mean candela at each vertical angle of an LM-63 file. */
function curveOf(text: string): { readonly angle: number; readonly candela: number }[] {
  const numbers = text.slice(text.indexOf('TILT=')).split(/\s+/).slice(1).map(Number);
  const [, , , vertical = 0, planes = 0] = numbers;
  const angles = numbers.slice(13, 13 + vertical);
  const candela = numbers.slice(13 + vertical + planes);
  return angles.map((angle, at) => {
    const sum = Array.from({ length: planes }, (_, plane) => candela[plane * vertical + at] ?? 0);
    return { angle, candela: sum.reduce((all, each) => all + each, 0) / planes };
  });
}

function measured(text: string): { readonly up: number; readonly beam: number } {
  const curve = curveOf(text);
  let [up, whole] = [0, 0];
  for (const [at, { angle, candela }] of curve.slice(1).entries()) {
    const before = curve[at]!;
    const lumens = (cosine(before.angle) - cosine(angle)) * (before.candela + candela);
    whole += lumens;
    if (angle > 90) up += lumens;
  }
  const most = Math.max(...curve.map(({ candela }) => candela));
  return { up: up / whole, beam: 2 * (curve.find(({ candela }) => candela < most / 2)?.angle ?? 180) };
}

describe('the spread of light', () => {
  const rows = read<Row[]>('models.json').filter(({ technicalData }) => technicalData.photometry);

  it('is that of the photometric file of every article', () => {
    expect(rows.length).toBeGreaterThan(40);
    for (const { model, technicalData } of rows) {
      const { up, beam } = measured(file(technicalData.photometry!));
      const said = spreads[technicalData.distribution!];
      expect(Math.abs(up - said.up), model).toBeLessThan(0.04);
      if (said.beam !== null) expect(Math.abs(beam - said.beam), model).toBeLessThanOrEqual(10);
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
