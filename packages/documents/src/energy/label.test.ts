import { describe, expect, it } from 'vitest';
import { qrModules } from '../qr/qr-code';
import { energyArrowSvg, energyLabelSvg } from './label';

const source = { supplier: 'Nordlys', model: '2010', energyClass: 'F', kWhPer1000h: 6 } as const;

/** The colour of each bar of the scale by its top, millimetres, and where its point is. */
const bars = (svg: string) =>
  [...svg.matchAll(/<path d="M([\d.]+) ([\d.]+)h([\d.]+)l([\d.]+) ([\d.]+)l[^"]*z" fill="(#\w{6})"/g)].map(
    ([, x, y, h, , half, fill]) => ({
      top: Number(y),
      tip: Number(x) + Number(h) + Number(half),
      middle: Number(y) + Number(half),
      fill,
    }),
  );

describe('the energy label', () => {
  it.each([
    ['large', 36, 72],
    ['small', 20, 54],
  ] as const)('of the %s size is %d by %d mm, with the scale from A to G', (size, width, height) => {
    const svg = energyLabelSvg(source, size);
    expect(svg).toContain(`width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"`);
    const scale = bars(svg);
    // Annex III: the colours from dark green to red, each bar longer than the one above.
    expect(scale.map(({ fill }) => fill)).toEqual([
      '#00a651',
      '#50b848',
      '#bfd730',
      '#fff200',
      '#fdb913',
      '#f37021',
      '#ed1c24',
    ]);
    for (const [at, { tip, top }] of scale.entries()) {
      expect(tip).toBeLessThan(width - 2);
      if (at > 0) {
        expect(tip).toBeGreaterThan(scale[at - 1]!.tip);
        expect(top).toBeGreaterThan(scale[at - 1]!.top);
      }
    }
    for (const text of ['ENERG', 'Nordlys', '2010', '>6<', 'kWh/1000h', '2019/2015'])
      expect(svg).toContain(text);
  });

  it.each(['A', 'D', 'G'] as const)('points at class %s with an arrow on its height', (energyClass) => {
    for (const size of ['large', 'small'] as const) {
      const svg = energyLabelSvg({ ...source, energyClass }, size);
      const arrow = /<path d="M([\d.]+) ([\d.]+)l[^"]*" fill="#000"\/>/.exec(svg)!;
      const bar = bars(svg)['ABCDEFG'.indexOf(energyClass)]!;
      expect(Number(arrow[2])).toBeCloseTo(bar.middle, 2);
      expect(Number(arrow[1])).toBeGreaterThan(bar.tip);
    }
  });

  it('writes what a maker calls itself as text, and no wider than the label', () => {
    const svg = energyLabelSvg({ ...source, supplier: `<script>${'Leuchten '.repeat(500)}` });
    expect(svg).not.toContain('<script>');
    expect(svg).toMatch(/textLength="32"/);
    expect(svg.length).toBeLessThan(energyLabelSvg(source).length + 300);
  });

  it.each([
    ['large', 20, 34, 50.4],
    ['small', 11.2, 18.5, 36.2],
  ] as const)(
    'leads to its entry in EPREL by a code that stands %s beside the value',
    (size, from, to, rule) => {
      const plain = energyLabelSvg(source, size);
      const svg = energyLabelSvg({ ...source, eprelNumber: '1234567' }, size);
      expect(plain).not.toContain('crispEdges');
      const [, x, y, scale, path] =
        /<path transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)" d="([^"]*)" fill="#000" shape-rendering/.exec(
          svg,
        )!;
      const modules = qrModules('https://eprel.ec.europa.eu/qr/1234567')!;
      expect(path!.match(/M/g)).toHaveLength(modules.flat().filter(Boolean).length);
      expect(Number(x)).toBe(from);
      expect(Number(y)).toBeGreaterThan(rule);
      expect(Number(x) + (modules.length + 8) * Number(scale)).toBeCloseTo(to, 1);
    },
  );

  it('has a nested arrow for texts', () => {
    expect(energyArrowSvg('B')).toMatch(/#50b848.*>B<\/text>/);
  });
});
