import { describe, expect, it } from 'vitest';
import { readDxf } from './read-dxf';

const dxf = (...pairs: readonly (string | number)[]) => `${pairs.join('\n')}\n`;
const section = (name: string, ...pairs: readonly (string | number)[]) =>
  dxf(0, 'SECTION', 2, name, ...pairs, 0, 'ENDSEC').trimEnd();
const file = (...sections: readonly string[]) => `${sections.join('\n')}\n0\nEOF\n`;
const line = (x1: number, y1: number, x2: number, y2: number) => [0, 'LINE', 10, x1, 20, y1, 11, x2, 21, y2];

describe('reading a DXF', () => {
  it('draws lines with y downwards from the upper left corner, and knows its unit', async () => {
    const header = section('HEADER', 9, '$INSUNITS', 70, 4);
    const plan = await readDxf(file(header, section('ENTITIES', ...line(100, 100, 1100, 600))));
    expect(plan).toEqual({ paths: ['M0 500L1000 0'], width: 1000, height: 500, metres: 0.001 });
  });

  it('draws polylines of both kinds, closed and bulged', async () => {
    const light = [0, 'LWPOLYLINE', 70, 1, 10, 0, 20, 0, 10, 2, 20, 0, 10, 2, 20, 1];
    const old = [
      0,
      'POLYLINE',
      70,
      0,
      0,
      'VERTEX',
      10,
      0,
      20,
      0,
      42,
      1,
      0,
      'VERTEX',
      10,
      2,
      20,
      0,
      0,
      'SEQEND',
    ];
    const plan = await readDxf(file(section('ENTITIES', ...light, ...old)));
    expect(plan?.paths[0]).toContain('M0 1L2 1L2 0L0 1');
    // A bulge of 1 is half a circle, here to the right of the way: one unit below.
    expect(plan?.height).toBeCloseTo(2, 3);
  });

  it('draws arcs and circles', async () => {
    const arc = [0, 'ARC', 10, 0, 20, 0, 40, 5, 50, 270, 51, 90];
    const circle = [0, 'CIRCLE', 10, 0, 20, 0, 40, 1];
    const plan = await readDxf(file(section('ENTITIES', ...arc, ...circle)));
    expect(plan?.width).toBeCloseTo(6, 3);
    expect(plan?.height).toBeCloseTo(10, 3);
  });

  it('inserts blocks moved, turned and scaled, in blocks too', async () => {
    const blocks = section(
      'BLOCKS',
      ...[0, 'BLOCK', 2, 'inner', ...line(0, 0, 1, 0), 0, 'ENDBLK'],
      ...[0, 'BLOCK', 2, 'outer', 0, 'INSERT', 2, 'inner', 41, 2, 42, 2, 0, 'ENDBLK'],
    );
    const insert = [0, 'INSERT', 2, 'outer', 10, 10, 20, 0, 50, 90];
    const plan = await readDxf(file(blocks, section('ENTITIES', ...insert, ...line(0, 0, 10, 0))));
    expect(plan?.paths[0]).toBe('M10 2L10 0M0 2L10 2');
  });

  it('is none for a text that is no DXF, for an empty one and for one cut in half', async () => {
    expect(await readDxf('PK\u0003\u0004 no drawing at all\nfar away')).toBeNull();
    expect(await readDxf('')).toBeNull();
    expect(await readDxf(file(section('ENTITIES', 0, 'LINE', 10, 5)).slice(0, 20))).toBeNull();
    const hostile = section('BLOCKS', 0, 'BLOCK', 2, 'self', 0, 'INSERT', 2, 'self', 0, 'ENDBLK');
    expect(await readDxf(file(hostile, section('ENTITIES', 0, 'INSERT', 2, 'self')))).toBeNull();
  });
});
