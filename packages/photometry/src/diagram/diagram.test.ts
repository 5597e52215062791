import { describe, expect, it } from 'vitest';
import { sample, sampleNames, truths } from '../../test/files';
import { luminaire, measured } from '../../test/lights';
import {
  coneDiagram,
  coneOf,
  diagramSvg,
  fluxOf,
  intensityAt,
  isoluxDiagram,
  isoluxOf,
  polarCurves,
  polarDiagram,
} from '../index';
import type { Diagram } from '../index';
import { stepFor } from './diagram';

const write = (value: number) => `${Math.round(value * 100) / 100}`;
const metres = (value: number) => `${write(value)} m`;
const lambert = luminaire(
  measured('axial', (_, gamma) => 100 * Math.max(0, Math.cos(gamma)), { to: 90 }),
  { opening: { shape: 'disc', length: 0.2, width: 0.2, height: 0 } },
);

/** Every coordinate of a diagram. */
const numbersOf = ({ lines, labels }: Diagram): number[] => [
  ...lines.flatMap(({ path }) => (path.match(/-?[\d.]+/g) ?? []).map(Number)),
  ...labels.flatMap(({ x, y }) => [x, y]),
];

describe('the diagrams of every sample', () => {
  it.each(sampleNames.filter((name) => !truths[name]!.error))('%s are drawn within their frame', (name) => {
    const light = sample(name);
    for (const convention of ['cie', 'ies'] as const) {
      const cone = coneOf(light, convention);
      const field = isoluxOf(light, convention, 2.5);
      const drawn = [
        polarDiagram(light, convention, write),
        ...(cone ? [coneDiagram(cone, { length: metres, illuminance: write })] : []),
        ...(field ? [isoluxDiagram(field, { length: metres, write })] : []),
      ];
      for (const diagram of drawn) {
        const numbers = numbersOf(diagram);
        expect(numbers.length).toBeGreaterThan(10);
        expect(numbers.every((value) => value >= 0 && value <= Math.max(diagram.width, diagram.height))).toBe(
          true,
        );
      }
    }
  });
});

describe('a polar diagram', () => {
  it('has candela by 1,000 lm, or candela, and rings that hold all of it', () => {
    const perThousand = polarCurves(lambert, 'cie');
    expect(perThousand.at('c0', 0)).toBeCloseTo((100 * 1000) / fluxOf(lambert.distribution), 6);
    expect([perThousand.most, perThousand.step]).toEqual([400, 100]);
    const candela = polarCurves(lambert, 'ies');
    expect([candela.at('c0', 0), candela.at('c90', -60), candela.most]).toEqual([
      100,
      intensityAt(lambert.distribution, 270, 60),
      100,
    ]);
    expect([candela.isRound, candela.isWhole]).toEqual([true, false]);
  });

  it('has the plane across a long luminaire first in Europe, the plane along it first in America', () => {
    const light = luminaire(measured('quadrant', (c) => (c < Math.PI / 4 ? 50 : 200)));
    const [european, american] = [polarCurves(light, 'cie'), polarCurves(light, 'ies')];
    expect(american.at('c0', 45)).toBe(50);
    expect(american.at('c90', 45)).toBe(200);
    expect(european.at('c0', 45)).toBeGreaterThan(european.at('c90', 45));
    expect(european.isWhole).toBe(true);
  });

  it('is an SVG file whose words cannot break out of it', () => {
    const svg = diagramSvg(polarDiagram(lambert, 'cie', write), 'A <b>"lamp"</b> & more');
    expect(svg).toMatch(
      /^<svg .*<title>A &lt;b&gt;&quot;lamp&quot;&lt;\/b&gt; &amp; more<\/title>.*<\/svg>$/,
    );
  });
});

describe('a cone', () => {
  it('of a light that falls with the cosine is 120° wide, and falls with the square of the distance', () => {
    const { beams, rows } = coneOf(lambert, 'cie')!;
    expect(beams[0]).toBeCloseTo(120, 1);
    const [first, second] = rows;
    expect(first).toMatchObject({ distance: 1, centre: 100 });
    expect(first!.diameters[0]).toBeCloseTo(2 * Math.tan(Math.PI / 3), 2);
    expect([second!.centre, second!.diameters[1]]).toEqual([25, 2 * first!.diameters[1]]);
  });

  it('is none of an uplight and of a light without a beam', () => {
    expect(coneOf(sample('up-90-180.ies'), 'cie')).toBeNull();
    expect(coneOf(sample('iso-1000cd.ies'), 'cie')).toBeNull();
  });
});

describe('illuminance below a luminaire', () => {
  it('is that of the inverse square and the cosine law', () => {
    const field = isoluxOf(lambert, 'cie', 2)!;
    expect(field.at(0, 0)).toBeCloseTo(25, 9);
    // At 45°: 100 cos 45° × cos³ 45° / 4.
    expect(field.at(2, 0)).toBeCloseTo((100 * 0.25) / 4, 9);
    expect(field.at(0, -2)).toBeCloseTo(field.at(2, 0), 9);
    expect(field.levels).toEqual([20, 10, 5, 2, 1]);
  });

  it('is none of an uplight', () => {
    expect(isoluxOf(sample('up-90-180.ies'), 'cie', 2.5)).toBeNull();
  });

  it('tell the levels of a narrow beam beside each other, none on another', () => {
    for (const power of [1, 8, 40, 200]) {
      const beam = luminaire(
        measured('axial', (_, gamma) => 1000 * Math.max(0, Math.cos(gamma)) ** power, { to: 90 }),
        { opening: { shape: 'disc', length: 0.2, width: 0.2, height: 0 } },
      );
      const { labels } = isoluxDiagram(isoluxOf(beam, 'cie', 2.5)!, { length: metres, write });
      const levels = labels.filter(({ anchor }) => anchor !== 'middle');
      expect(levels.length).toBeGreaterThan(2);
      for (const [at, one] of levels.entries())
        for (const other of levels.slice(at + 1)) {
          const isOneLine = Math.abs(one.y - other.y) < 8;
          const isOneSide = one.anchor === other.anchor;
          if (isOneLine && isOneSide)
            expect(Math.abs(one.x - other.x)).toBeGreaterThan(
              Math.min(one.text.length, other.text.length) * 5,
            );
        }
    }
  });
});

it.each([
  [400, 5, 100],
  [318, 5, 100],
  [99, 5, 20],
  [12, 5, 2.5],
  [1, 5, 0.2],
])('a scale to %i in %i steps goes by %d', (most, count, step) => {
  expect(stepFor(most, count)).toBeCloseTo(step, 9);
});
