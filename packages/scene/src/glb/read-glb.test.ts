import { boxOfBody, packMeshes, shapeBody, unpackMeshes, type BodyDescription } from '@lucerna/engine';
import { glbOf, pendantGlb, writeGlb, type GlbJson } from '@lucerna/testkit/glb';
import { describe, expect, it } from 'vitest';
import { GlbFault, readGlb } from './read-glb';

/** A can of 100 by 100 by 200 mm. */
const can = [
  [0, 0],
  [0.05, 0],
  [0.05, 0.2],
  [0, 0.2],
] as const;

const made = { length: 400, width: 400, height: 400 };

function shaped(description: BodyDescription, measures = made) {
  const body = shapeBody(description, measures);
  if (!body.ok) throw new Error(body.fault.reason);
  return body.value;
}

async function faultOf(glb: Uint8Array) {
  const fault = await readGlb(glb).then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(fault instanceof GlbFault)) throw new Error('It was read, or failed', { cause: fault });
  return [fault.path.join('.'), fault.reason];
}

describe('a GLB as a body', { timeout: 60_000 }, () => {
  it('has the parts of its materials in their slots, its grips and where its light leaves', async () => {
    const { description, fine, measures } = await readGlb(pendantGlb(0.4));
    expect(description.parts.map(({ name, slot }) => [name, slot])).toEqual([
      ['Bell finish', 'finish'],
      ['Neck secondFinish', 'secondFinish'],
      ['Bulb glass', 'glass'],
    ]);
    expect(description.grips).toEqual([[0, 400, 0]]);
    expect(description.light).toEqual([{ part: 'Bulb glass', at: [0, 76, 0], share: 1 }]);
    expect(Object.values(measures).map(Math.round)).toEqual([400, 400, 400]);
    const box = boxOfBody(shaped(description));
    for (const edge of [box!.max.x, -box!.min.x, box!.max.z, -box!.min.z]) expect(edge).toBeCloseTo(0.2, 3);
    expect([box!.min.y, box!.max.y].map((edge) => edge.toFixed(3))).toEqual(['0.000', '0.400']);
    const meshes = unpackMeshes(fine)!;
    expect(meshes).toHaveLength(3);
    expect(meshes[0]!.corners.length / 3).toBe(2 * 48 * (40 + 41));
  });

  it('comes with few triangles in its sheet, however many it has', async () => {
    const rings = Array.from(
      { length: 400 },
      (_, at) => [0.05 + 0.002 * Math.sin(at / 9), at / 2000] as const,
    );
    const { description, fine } = await readGlb(
      writeGlb([{ material: 'textile', profile: rings, sides: 200 }]),
    );
    const [first] = unpackMeshes(fine)!;
    expect(first!.corners.length / 3).toBeGreaterThan(20_000);
    expect(first!.corners.length / 3).toBeLessThanOrEqual(40_000);
    expect(JSON.stringify(description).length).toBeLessThan(60_000);
    const box = boxOfBody(shaped(description))!;
    expect(box.max.x - box.min.x).toBeCloseTo(0.104, 2);
  });

  it('stands in the middle of its measures on its lowest point, wherever its file has it', async () => {
    const { description } = await readGlb(
      writeGlb([{ material: 'finish', profile: can, at: [3, -2, 7] }], { grips: [[3, -1.8, 7]] }),
    );
    expect(description.grips).toEqual([[0, 200, 0]]);
    const box = boxOfBody(shaped(description))!;
    expect([box.min, box.max].map(({ x, y, z }) => [x, y, z].map((each) => Math.round(each * 1000)))).toEqual(
      [
        [-50, 0, -50],
        [50, 200, 50],
      ],
    );
  });

  it.each([
    ['Second Finish.004', undefined, 'secondFinish'],
    ['clear_glass', undefined, 'clearGlass'],
    ['Steel', 'Diffuser', 'diffuser'],
    [undefined, 'cable', 'cable'],
  ])('the material %s at the node %s is the slot %s', async (material, node, slot) => {
    const { description } = await readGlb(writeGlb([{ material, node, profile: can }]));
    expect(description.parts.map((part) => part.slot)).toEqual([slot]);
  });

  it('faces outwards where a node mirrors it', async () => {
    const mirrored = writeGlb([{ material: 'finish', profile: can }], {
      change: (json) => Object.assign(json.nodes[0]!, { scale: [-1, 1, 1] }),
    });
    const volumes = await Promise.all(
      [writeGlb([{ material: 'finish', profile: can }]), mirrored].map(async (glb) => {
        const [mesh] = unpackMeshes((await readGlb(glb)).fine)!;
        const { positions, corners } = mesh!;
        let volume = 0;
        for (let at = 0; at < corners.length; at += 3) {
          const [a, b, c] = [0, 1, 2].map((each) => {
            const place = corners[at + each]! * 3;
            return [...positions.subarray(place, place + 3)];
          });
          volume +=
            a![0]! * (b![1]! * c![2]! - b![2]! * c![1]!) -
            a![1]! * (b![0]! * c![2]! - b![2]! * c![0]!) +
            a![2]! * (b![0]! * c![1]! - b![1]! * c![0]!);
        }
        return volume / 6;
      }),
    );
    expect(volumes[0]!).toBeGreaterThan(0.0015);
    expect(volumes[1]!).toBeCloseTo(volumes[0]!, 5);
  });

  it('is the same bytes each time', async () => {
    const [one, other] = await Promise.all([readGlb(pendantGlb(0.4)), readGlb(pendantGlb(0.4))]);
    expect(other).toEqual(one);
  });
});

describe('a GLB that is refused', { timeout: 60_000 }, () => {
  const broken = (change: (json: GlbJson) => void) =>
    faultOf(writeGlb([{ material: 'finish', node: 'Can', profile: can }], { change }));

  it('for bytes or pictures at another address', async () => {
    expect(
      await broken((json) => Object.assign(json.buffers[0]!, { uri: 'https://maker.example/a.bin' })),
    ).toEqual(['buffers.0.uri', 'its bytes are at another address']);
    expect(await broken((json) => Object.assign(json, { images: [{ uri: '../../etc/passwd' }] }))).toEqual([
      'images.0.uri',
      'a picture is at another address',
    ]);
  });

  it('for 50 million triangles that a small file says it has', async () => {
    expect(await broken((json) => Object.assign(json.accessors[1]!, { count: 150_000_000 }))).toEqual([
      'meshes',
      'it has 50000000 triangles, more than 500000',
    ]);
    const nodes = Array.from({ length: 4000 }, () => ({ mesh: 0 }));
    expect(await broken((json) => Object.assign(json, { nodes, scenes: [{ nodes: [0] }] }))).toEqual([
      'meshes',
      'it has 1152000 triangles, more than 500000',
    ]);
    expect(
      await broken((json) => json.accessors.push({ count: 2 ** 52, type: 'SCALAR', componentType: 5126 })),
    ).toEqual(['accessors', expect.stringContaining('values, more than 20000000')]);
  });

  it('for broken accessors, where they stand', async () => {
    const [path, reason] = await broken((json) => Object.assign(json.accessors[0]!, { count: 4000 }));
    expect(path).toMatch(/^accessors\.0/);
    expect(reason).toMatch(/does not fit/);
    const [other] = await broken((json) => Object.assign(json.bufferViews[1]!, { byteLength: 9_000_000 }));
    expect(other).toMatch(/^bufferViews\.1/);
    const [indices] = await broken((json) => Object.assign(json.accessors[1]!, { bufferView: 0 }));
    expect(indices).toMatch(/^(accessors|meshes|bufferViews)\./);
    const [nodes] = await broken((json) => Object.assign(json.nodes[0]!, { children: [0] }));
    expect(nodes).toMatch(/^(nodes|scenes)\.0/);
  });

  it('for what is compressed or needs what is not read', async () => {
    const needs = (name: string) =>
      broken((json) => Object.assign(json, { extensionsUsed: [name], extensionsRequired: [name] }));
    expect(await needs('KHR_draco_mesh_compression')).toEqual([
      'extensionsRequired.0',
      'it is compressed with Draco, which is not read',
    ]);
    expect((await needs('EXT_meshopt_compression'))[1]).toBe(
      'it is compressed with meshopt, which is not read',
    );
    expect((await needs('EXT_mesh_gpu_instancing'))[1]).toBe(
      'it needs EXT_mesh_gpu_instancing, which is not read',
    );
  });

  it('for a part that is none of the slots, by its name', async () => {
    const slots = 'finish, secondFinish, glass, clearGlass, textile, diffuser, cable, dark';
    expect(await faultOf(writeGlb([{ material: 'Brass', profile: can }]))).toEqual([
      'materials.0.name',
      `Brass is none of the slots ${slots}`,
    ]);
    expect(await faultOf(writeGlb([{ node: 'Cube', profile: can }]))).toEqual([
      'nodes.0.name',
      `Cube is none of the slots ${slots}`,
    ]);
    expect(await faultOf(writeGlb([{ profile: can }]))).toEqual([
      'nodes.0.name',
      `a part without a name is none of the slots ${slots}`,
    ]);
  });

  it('for what is no GLB, is cut off, or shows nothing', async () => {
    expect(await faultOf(new TextEncoder().encode('{"asset":{"version":"2.0"}} and more'))).toEqual([
      '',
      'it is no GLB',
    ]);
    expect((await faultOf(pendantGlb(0.4).slice(0, 400)))[1]).toBe('it ends before its JSON does');
    expect((await faultOf(pendantGlb(0.4).slice(0, 4000)))[1]).toBe('it ends before its bytes do');
    expect((await faultOf(glbOf({ asset: { version: '2.0' } }, [])))[1]).toBe('it has no scene');
    const empty = { asset: { version: '2.0' }, scene: 0, scenes: [{ nodes: [0] }], nodes: [{ name: 'a' }] };
    expect((await faultOf(glbOf(empty, [])))[1]).toBe('it has no triangles');
    const bytes = glbOf({ asset: { version: '2.0' } }, []);
    bytes[20] = 0x22;
    expect((await faultOf(bytes))[1]).toBe('its JSON cannot be read');
  });
});

it('a mesh that is no mesh makes no body', () => {
  const whole = packMeshes([
    {
      positions: new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]),
      normals: new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1]),
      corners: new Uint32Array([0, 1, 2]),
    },
  ]);
  expect(unpackMeshes(whole)).toHaveLength(1);
  expect(unpackMeshes(whole.subarray(0, -2))).toBeNull();
  const outside = whole.slice();
  outside[outside.length - 4] = 9;
  expect(unpackMeshes(outside)).toBeNull();
});
