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

  it.each([
    ['large', { name: 8, scale: 10.5, axis: 2, letter: 16, value: 12, unit: 8, regulation: 5 }],
    ['small', { name: 5, scale: 7, axis: 1.5, letter: 10, value: 12, unit: 5, regulation: 5 }],
  ] as const)('of the %s size has the typefaces, sizes and lines of Annex III, point 4', (size, said) => {
    const svg = energyLabelSvg({ ...source, eprelNumber: '1234567' }, size);
    const texts = [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, set = '', text = '']) => {
      const of = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(set)?.[1] ?? '';
      return {
        text,
        family: of('font-family').split(',')[0],
        isBold: of('font-weight') === '700',
        points: Math.round((Number(of('font-size')) * 72 * 10) / 25.4) / 10,
        fill: of('fill'),
        x: Number(of('x')),
      };
    });
    const only = (text: string) => texts.find((each) => each.text === text);
    const black = '#000';
    expect(only('Nordlys')).toMatchObject({
      family: 'Verdana',
      isBold: true,
      points: said.name,
      fill: black,
    });
    expect(only('2010')).toMatchObject({ family: 'Verdana', isBold: false, points: said.name, fill: black });
    expect(only('6')).toMatchObject({ family: 'Verdana', isBold: true, points: said.value, fill: black });
    expect(only('kWh/1000h')).toMatchObject({
      family: 'Verdana',
      isBold: false,
      points: said.unit,
      fill: black,
    });
    expect(only('2019/2015')).toMatchObject({ family: 'Verdana', points: said.regulation, fill: black });
    // The letters of the scale stand on one axis, so far from the left of the arrows; that of the class is larger, on black.
    const [, left] = /<path d="M([\d.]+) [\d.]+h[\d.]+l/.exec(svg)!;
    const letters = texts.filter(({ text }) => /^[A-G]$/.test(text));
    expect(letters.map(({ text }) => text)).toEqual([...'ABCDEFG', 'F']);
    for (const letter of letters.slice(0, 7))
      expect(letter).toMatchObject({
        family: 'Calibri',
        isBold: true,
        points: said.scale,
        fill: '#fff',
        x: Number(left) + said.axis,
      });
    expect(letters[7]).toMatchObject({ family: 'Calibri', isBold: true, points: said.letter, fill: '#fff' });
    expect(only('ENERG')).toMatchObject({ fill: '#003399' });
    // Two lines of half a point, the code in black, on white.
    const lines = [...svg.matchAll(/stroke-width="([\d.]+)"\/>/g)].map(([, width]) => Number(width));
    expect(lines.filter((width) => Math.abs(width - (0.5 * 25.4) / 72) < 0.001)).toHaveLength(2);
    expect(svg).toContain('fill="#fff" stroke="#000" stroke-width="0.18"');
  });

  it.each(['large', 'small'] as const)('of the %s size has nothing that touches another thing', (size) => {
    for (const energyClass of ['A', 'G'] as const) {
      const svg = energyLabelSvg({ ...source, energyClass, eprelNumber: '1234567' }, size);
      const [, height] = /viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(svg)!;
      const [first, second] = [...svg.matchAll(/<path d="M[\d.]+ ([\d.]+)H/g)].map(([, y]) => Number(y));
      const scale = bars(svg);
      const bar = 2 * (scale[0]!.middle - scale[0]!.top);
      expect(scale[0]!.top).toBeGreaterThan(first!);
      expect(scale[6]!.top + bar).toBeLessThan(second!);
      for (const [at, { top }] of scale.entries())
        if (at > 0) expect(top - scale[at - 1]!.top).toBeGreaterThan(bar);
      // The arrow of the class is higher than a bar, and stays between the lines.
      const [, , middle, half] = /<path d="M([\d.]+) ([\d.]+)l([\d.]+) -/.exec(svg)!;
      expect(Number(middle) - Number(half)).toBeGreaterThan(first!);
      expect(Number(middle) + Number(half)).toBeLessThan(second!);
      const bases = [...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)"/g)].map(([, y]) => Number(y));
      expect(Math.max(...bases)).toBeLessThan(Number(height) - 1);
    }
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
