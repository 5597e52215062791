import { MTLLoader } from 'three/addons/loaders/MTLLoader.js';
import { OBJLoader } from 'three/addons/loaders/OBJLoader.js';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  billedReferences,
  cornersOf,
  cornersOfObject,
  counted,
  examples,
  expectSameBox,
  exportedExample,
} from '../../../test/files/exported';

async function read(id: number) {
  const { bytes, pieces } = await exportedExample(id, 'obj');
  const files = unzipSync(bytes);
  const [object, materials] = ['product.obj', 'materials.mtl'].map((name) =>
    strFromU8(files[name] ?? expect.fail(`no ${name}`)),
  );
  return {
    group: new OBJLoader().parse(object ?? ''),
    materials: new MTLLoader().parse(materials ?? '', '').materialsInfo,
    pieces,
  };
}

describe('an OBJ file', { timeout: 60_000 }, () => {
  it.each(examples)('%i %s has an object for each piece, in metres, y upwards', async (id) => {
    const { group, pieces } = await read(id);
    expect(group.children).toHaveLength(pieces.length);
    expectSameBox(cornersOfObject(group), cornersOf(pieces), 2e-4);
  });

  it.each(examples)('%i %s names what the bill of materials has', async (id) => {
    const { group } = await read(id);
    const names = group.children
      .map(({ name }) => name.replace(/ \d+$/, ''))
      .filter((name) => /\d{4}/.test(name));
    expect(counted(names)).toEqual(billedReferences(id));
  });

  it('has a colour for every material that it uses', async () => {
    const { group, materials } = await read(9020);
    const used = new Set<string>();
    group.traverse((each) => {
      const { material } = each as { material?: { name: string } | { name: string }[] };
      for (const { name } of [material ?? []].flat()) used.add(name);
    });
    expect([...used].sort()).toEqual(Object.keys(materials).sort());
    expect([...used]).toContain('metal_10');
  });
});
