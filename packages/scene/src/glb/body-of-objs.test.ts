import { unpackMeshes } from '@lucerna/engine';
import { describe, expect, it } from 'vitest';
import { bodyOfObjs, GlbFault, readGlb, type PlacedObj, type PlacedObjs } from './read-glb';

/** A box of 200 by 100 by 40 mm that stands on its ground, z upwards; its first face is the underside. */
const box = `mtllib box.mtl
o Box
usemtl Steel
v -100 -50 0
v 100 -50 0
v 100 50 0
v -100 50 0
v -100 -50 40
v 100 -50 40
v 100 50 40
v -100 50 40
f 4 3 2 1
f 5 6 7 8
f 1 2 6 5
f 2 3 7 6
f 3 4 8 7
f 4 1 5 8
`;

const at = (x: number, y: number, z: number) => ({ position: [x, y, z], rotation: [0, 0, 0] }) as const;

const placed = (change: Partial<PlacedObj> = {}): PlacedObj => ({
  ...{ name: 'Housing', obj: box, mtl: '', unit: 0.001, steps: [] },
  isLit: () => false,
  ...change,
});

const bodyOf = (change: Partial<PlacedObjs> = {}) =>
  bodyOfObjs({ objs: [placed()], lights: [], grips: [], hangs: false, ...change });

const partsOf = async (change: Partial<PlacedObjs>) => {
  const { description } = await readGlb(bodyOf(change).write(0));
  return description.parts.map(({ name, slot }) => [name, slot]);
};

const faultOf = (obj: string): string => {
  try {
    bodyOf({ objs: [placed({ obj })] });
  } catch (cause) {
    if (cause instanceof GlbFault) return cause.reason;
    throw cause;
  }
  return 'it was read';
};

describe('the OBJ files of an L3D as a body', { timeout: 60_000 }, () => {
  it('are placed, turned and measured from z upwards, millimetres', async () => {
    const body = bodyOf({
      objs: [placed({ steps: [at(0.4, 0, 1), { position: [0, 0, 0], rotation: [0, 0, 90] }] })],
    });
    expect(Object.values(body.measures).map(Math.round)).toEqual([100, 200, 40]);
    const { measures } = await readGlb(body.write(90));
    expect(Object.values(measures).map(Math.round)).toEqual([200, 100, 40]);
  });

  it('turn about their own axes in the order z, x, y', () => {
    const steps = [{ position: [0, 0, 0], rotation: [90, 0, 90] }] as const;
    // About z first: its length lies along y; then about its own x: its width stands, its height lies along x.
    expect(Object.values(bodyOf({ objs: [placed({ steps })] }).measures).map(Math.round)).toEqual([
      40, 200, 100,
    ]);
  });

  it('are made of what their materials are called or look like, and of the finish otherwise', async () => {
    const named = (material: string) => placed({ name: material, obj: box.replace('Steel', material) });
    const mtl = 'newmtl Lens\nKd 1 1 1\nKe 1 0.9 0.8\nnewmtl Tube\nd 0.2\n';
    const objs = ['second finish.001', 'Opal_2', 'clear', 'Brushed', 'Lens', 'Tube', 'textile_10'].map(
      (name) => ({
        ...named(name),
        mtl,
      }),
    );
    expect(await partsOf({ objs })).toEqual([
      ['second finish.001 secondFinish', 'secondFinish'],
      ['Opal_2 glass', 'glass'],
      ['clear clearGlass', 'clearGlass'],
      ['Brushed finish', 'finish'],
      ['Lens diffuser', 'diffuser'],
      ['Tube clearGlass', 'clearGlass'],
      ['textile_10 textile', 'textile'],
    ]);
  });

  it('are lit where light leaves their faces, by the numbers of faces in their group', async () => {
    const isLit = (group: number, face: number) => group === 0 && face === 0;
    expect(await partsOf({ objs: [placed({ isLit })] })).toEqual([
      ['Housing finish', 'finish'],
      ['Housing diffuser', 'diffuser'],
    ]);
    const grouped = `${box}g Other\nf 1 2 3\n`;
    const { description } = await readGlb(bodyOf({ objs: [placed({ obj: grouped, isLit })] }).write(0));
    const [light] = description.light ?? [];
    // The triangle of the group, and not the underside, which stands before all groups.
    expect(light?.at).toEqual([0, 0, 0]);
    expect(description.parts).toHaveLength(2);
  });

  it('are lit by the flat surfaces that light leaves where nothing of them is', async () => {
    const lights = [{ steps: [at(0, 0, 0)], shape: 'rectangle', x: 0.18, y: 0.08 }] as const;
    const body = bodyOf({ lights });
    const { description, measures } = await readGlb(body.write(0));
    expect(description.light).toEqual([{ part: 'light 1 diffuser', at: [0, 0, 0], share: 1 }]);
    expect(measures.height).toBeLessThan(41);
    expect(body.measures.height).toBeCloseTo(40, 3);
    const lit = placed({ name: 'Lens', obj: box.replace('Steel', 'diffuser') });
    expect(await partsOf({ objs: [lit], lights })).toEqual([['Lens diffuser', 'diffuser']]);
  });

  it('leave out what they hang by, and are hung where they say', async () => {
    const cable = placed({ obj: box.replace('Box', 'cable_1'), steps: [at(0, 0, 1)] });
    const objs = [placed(), cable];
    expect(bodyOf({ objs }).measures.height).toBeCloseTo(1040, 3);
    const hung = bodyOf({ objs, hangs: true, grips: [[at(0.05, 0, 0.04)], [at(-0.05, 0, 0.04)]] });
    expect(hung.measures.height).toBeCloseTo(40, 3);
    const { description } = await readGlb(hung.write(0));
    expect(description.grips).toEqual([
      [50, 40, 0],
      [-50, 40, 0],
    ]);
  });

  it('keep the normals that they have, whatever their length, and get those of their faces where they have none', async () => {
    const normals = async (obj: string) => {
      const { fine } = await readGlb(bodyOf({ objs: [placed({ obj })] }).write(0));
      const [mesh] = unpackMeshes(fine) ?? [];
      return [0, 1, 2].map((axis) => Math.round((mesh?.normals[axis] ?? NaN) * 100) / 100 || 0);
    };
    const bare = box.replace(/^f .*$/gm, '');
    expect(await normals(`${bare}vn 0 3 4\nf 4//1 3//1 2//-1\nf -4//1 -3//1 -2//1\n`)).toEqual([
      0, 0.8, -0.6,
    ]);
    expect(await normals(`${bare}f 4 3 2\nf 8 7 6\n`)).toEqual([0, -1, 0]);
  });

  it.each([
    ['no triangles', 'v 0 0 0\n', /no triangles/],
    ['a corner that there is not', 'v 0 0 0\nf 1 2 3\n', /a corner that there is not \(line 2\)/],
    ['a corner before the first', 'v 0 0 0\nf -1 -2 -3\n', /a corner that there is not/],
    ['a corner of half a number', 'v 0 0 0\nf 1 1.5 1\n', /a corner that there is not/],
    ['a place that is no number', 'v 0 NaN 0\n', /line 1 of its OBJ has no three figures/],
    ['a place of two figures', 'v 0 0\n', /no three figures/],
    ['a place beyond all', 'v 1e30 0 0\n', /no three figures/],
    ['a face of two corners', 'v 0 0 0\nf 1 1\n', /fewer than three corners/],
    ['a face of very many corners', `v 0 0 0\nf ${'1 '.repeat(1200)}\n`, /more than 1000 corners/],
    [
      'more triangles than may be',
      `v 0 0 0\n${`f ${'1 '.repeat(900)}\n`.repeat(600)}`,
      /more than 500000 triangles/,
    ],
  ])('are refused with the reason: %s', (_what, obj, reason) => {
    expect(faultOf(obj)).toMatch(reason);
  });
});
