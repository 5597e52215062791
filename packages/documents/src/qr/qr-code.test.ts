import { demoMaker } from '@lucerna/testkit/demo-maker';
import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qrModules, qrSvg } from './qr-code';

const fingerprint = (text: string) => {
  const rows = qrModules(text) ?? expect.fail('too long');
  return [
    rows.length,
    hash('sha256', rows.map((row) => row.map(Number).join('')).join('\n'), 'hex').slice(0, 16),
  ];
};

describe('a QR code', () => {
  // Each was read back by another program’s reader.
  it.each([
    ['a', 21, 'e8ab680854e4019c'],
    [demoMaker.website, 29, '1745b43eab513020'],
    ['https://lighting.example/add-product/201/1/2010', 33, '35eaa551f5389700'],
    [
      'https://zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',
      53,
      '93d23a20d91b8c63',
    ],
  ] as const)('of %s is the same module for module', (text, size, print) => {
    expect(fingerprint(text)).toEqual([size, print]);
  });

  it('has its three finders and its quiet zone', () => {
    const rows = qrModules(demoMaker.website)!;
    const last = rows.length - 1;
    for (const [x, y] of [
      [0, 0],
      [last - 6, 0],
      [0, last - 6],
    ] as const)
      expect(
        rows.slice(y, y + 7).map((row) =>
          row
            .slice(x, x + 7)
            .map(Number)
            .join(''),
        ),
      ).toEqual(['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']);
    expect(qrSvg(demoMaker.website)).toContain(`viewBox="0 0 ${rows.length + 8} ${rows.length + 8}"`);
  });

  it('is drawn dark where its modules are, and nowhere else, however often it is asked for', () => {
    const rows = qrModules(demoMaker.website)!;
    const svg = qrSvg(demoMaker.website)!;
    expect(qrSvg(demoMaker.website)).toBe(svg);
    const drawn = rows.map((row) => row.map(() => false));
    for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
      drawn[Number(y) - 4]!.fill(true, Number(x) - 4, Number(x) - 4 + Number(length));
    expect(drawn).toEqual(rows);
  });

  it('is none of more than it can hold', () => {
    expect(qrModules('x'.repeat(180))).not.toBeNull();
    expect(qrSvg('x'.repeat(181))).toBeNull();
  });
});
