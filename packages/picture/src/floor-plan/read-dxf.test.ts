import { describe, expect, it } from 'vitest';
import { readDxf, type DxfPlan } from './read-dxf';

type Pairs = readonly (string | number)[];

const section = (name: string, ...pairs: Pairs) => [0, 'SECTION', 2, name, ...pairs, 0, 'ENDSEC'];
const file = (...sections: readonly Pairs[]) => [...sections.flat(), 0, 'EOF', ''].join('\n');
const drawn = (...pairs: Pairs) => file(section('ENTITIES', ...pairs));
const line = (x1: number, y1: number, x2: number, y2: number) => [0, 'LINE', 10, x1, 20, y1, 11, x2, 21, y2];

function read(text: string, most = 1000) {
  const reading = readDxf(text, most);
  for (;;) {
    const turn = reading.next();
    if (turn.done) return turn.value;
  }
}

function planOf(text: string, most?: number): DxfPlan {
  const plan = read(text, most);
  if (typeof plan === 'string') throw new Error(`The plan is ${plan}.`);
  return plan;
}

/** Corners as `x y`, to a ten-thousandth. */
const cornersOf = ({ lines }: DxfPlan) =>
  lines.map((each) => each.map(({ x, y }) => `${Number(x.toFixed(4))} ${Number(y.toFixed(4))}`));

describe('reading a DXF', () => {
  it('draws lines, and knows its bounds and its unit', () => {
    const header = section('HEADER', 9, '$INSUNITS', 70, 4);
    expect(planOf(file(header, section('ENTITIES', ...line(100, 100, 1100, 600))))).toEqual({
      lines: [
        [
          { x: 100, y: 100 },
          { x: 1100, y: 600 },
        ],
      ],
      isWhole: true,
      bounds: { minX: 100, maxY: 600, width: 1000, height: 500 },
      metres: 0.001,
    });
  });

  it('reads a text with a mark before it, in either encoding', () => {
    for (const mark of ['\ufeff', '\xef\xbb\xbf'])
      expect(planOf(mark + drawn(...line(0, 0, 3, 4))).bounds).toMatchObject({ width: 3, height: 4 });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'leaves out an entity that is called %s, which every object knows',
    (name) => {
      const plan = planOf(drawn(0, name, 10, 1, 20, 1, 2, name, ...line(0, 0, 3, 4), 0, 'INSERT', 2, name));
      expect(plan).toMatchObject({ lines: [[{}, {}]], bounds: { width: 3, height: 4 } });
    },
  );

  it('draws polylines of both kinds, closed and bulged', () => {
    const light = [0, 'LWPOLYLINE', 70, 1, 10, 0, 20, 0, 10, 2, 20, 0, 10, 2, 20, 1];
    const vertex = (x: number, bulge: number) => [0, 'VERTEX', 10, x, 20, 0, 42, bulge];
    const old = [0, 'POLYLINE', 70, 0, ...vertex(0, 1), ...vertex(2, 0), 0, 'SEQEND'];
    const plan = planOf(drawn(...light, ...old));
    expect(cornersOf(plan)[0]).toEqual(['0 0', '2 0', '2 1', '0 0']);
    // A bulge of 1 is half a circle, here to the right of the way: one unit below.
    expect(plan.bounds.height).toBeCloseTo(2, 3);
  });

  it('draws arcs, circles and ellipses', () => {
    const arc = [0, 'ARC', 10, 0, 20, 0, 40, 5, 50, 270, 51, 90];
    const circle = [0, 'CIRCLE', 10, 0, 20, 0, 40, 1];
    const { bounds } = planOf(drawn(...arc, ...circle));
    expect(bounds.width).toBeCloseTo(6, 3);
    expect(bounds.height).toBeCloseTo(10, 3);
    const ellipse = planOf(drawn(0, 'ELLIPSE', 10, 0, 20, 0, 11, 4, 21, 0, 40, 0.5));
    expect(ellipse.bounds.width).toBeCloseTo(8, 3);
    expect(ellipse.bounds.height).toBeCloseTo(4, 3);
  });

  it('inserts blocks by their base, moved, turned and scaled, in blocks too', () => {
    const blocks = section(
      'BLOCKS',
      ...[0, 'BLOCK', 2, 'inner', 10, 1, 20, 0, ...line(1, 0, 2, 0), 0, 'ENDBLK'],
      ...[0, 'BLOCK', 2, 'outer', 0, 'INSERT', 2, 'inner', 41, 2, 42, 2, 0, 'ENDBLK'],
    );
    const insert = [0, 'INSERT', 2, 'outer', 10, 10, 20, 0, 50, 90];
    const plan = planOf(file(blocks, section('ENTITIES', ...insert, ...line(0, 0, 10, 0))));
    expect(cornersOf(plan)).toEqual([
      ['10 0', '10 2'],
      ['0 0', '10 0'],
    ]);
  });

  it('leaves texts and the paper out', () => {
    const text = [0, 'TEXT', 10, -900, 20, 0, 1, 'Hall'];
    const paper = [0, 'LINE', 67, 1, 10, -500, 20, 0, 11, 0, 21, 0];
    expect(planOf(drawn(...text, ...paper, ...line(0, 0, 8, 6))).lines).toHaveLength(1);
  });

  it('keeps the beginning of a drawing of too many pieces', () => {
    const plan = planOf(drawn(...line(0, 0, 1, 1), ...line(1, 1, 2, 2), ...line(2, 2, 3, 3)), 2);
    expect(plan).toMatchObject({ isWhole: false, bounds: { width: 2, height: 2 } });
    const long = planOf(drawn(0, 'LWPOLYLINE', 10, 0, 20, 0, 10, 1, 20, 1, 10, 2, 20, 2), 1);
    expect(cornersOf(long)).toEqual([['0 0', '1 1']]);
    expect(long.isWhole).toBe(false);
  });

  it('says why there is no plan', () => {
    expect(read('PK\u0003\u0004 no drawing at all\nfar away')).toBe('unreadable');
    expect(read('')).toBe('unreadable');
    expect(read(drawn())).toBe('empty');
    // A single stretch encloses nothing that could be laid under a room.
    expect(read(drawn(...line(0, 0, 5, 0)))).toBe('empty');
    expect(read(drawn(0, 'LINE', 10, 5).slice(0, 20))).toBe('empty');
    const self = [0, 'INSERT', 2, 'self'];
    expect(
      read(
        file(section('BLOCKS', 0, 'BLOCK', 2, 'self', ...self, 0, 'ENDBLK'), section('ENTITIES', ...self)),
      ),
    ).toBe('empty');
  });
});
