import { validateBytes } from 'gltf-validator';
import { PointLight, SpotLight, Vector3 } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { describe, expect, it } from 'vitest';
import { preconfigured } from '../../../test/creations';
import {
  about,
  billedReferences,
  cornersOf,
  cornersOfObject,
  counted,
  examples,
  expectSameBox,
  exportedExample,
} from '../../../test/files/exported';
import { exportCreation } from '../index';

interface Named {
  readonly name: string;
}

/** What of a file is looked at as it is written. */
interface Written {
  readonly nodes: readonly Named[];
  readonly meshes: readonly Named[];
  readonly extensionsUsed: readonly string[];
  readonly materials: readonly (Named & {
    readonly emissiveFactor?: readonly number[];
    readonly extensions?: {
      readonly KHR_materials_emissive_strength?: { readonly emissiveStrength: number };
    };
  })[];
}

async function read(bytes: Uint8Array<ArrayBuffer>) {
  const { scene } = await new GLTFLoader().parseAsync(bytes.buffer, '');
  return scene;
}

describe('a glTF file', { timeout: 60_000 }, () => {
  it.each(examples)('%i %s has neither errors nor warnings', async (id) => {
    const { bytes } = await exportedExample(id, 'gltf');
    const { issues } = await validateBytes(bytes);
    expect(issues.messages).toEqual([]);
    expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
  });

  it.each(examples)('%i %s stands where the pieces stand, in metres, y upwards', async (id) => {
    const { bytes, pieces } = await exportedExample(id, 'gltf');
    const [product] = (await read(bytes)).children;
    expect(product?.children).toHaveLength(pieces.length);
    expectSameBox(cornersOfObject(await read(bytes)), cornersOf(pieces), 1e-4);
  });

  it.each(examples)('%i %s names what the bill of materials has', async (id) => {
    const { bytes } = await exportedExample(id, 'gltf');
    const [product] = (await read(bytes)).children;
    const references = product?.children.map(({ userData }) => userData['reference'] as string | null) ?? [];
    expect(counted(references)).toEqual(billedReferences(id));
  });

  it.each(examples)('%i %s is lit by the lumens of its luminaires, where they leave them', async (id) => {
    const { bytes, pieces } = await exportedExample(id, 'gltf');
    const scene = await read(bytes);
    scene.updateMatrixWorld(true);
    const lamps: (PointLight | SpotLight)[] = [];
    scene.traverse((each) => {
      if (each instanceof PointLight || each instanceof SpotLight) lamps.push(each);
    });
    const fluxOf = (lamp: PointLight | SpotLight) =>
      lamp instanceof SpotLight
        ? (lamp.intensity * 2 * Math.PI * (1 - Math.cos(lamp.angle))) / 3
        : lamp.intensity * 4 * Math.PI;
    const lumens = pieces.reduce((sum, { light }) => sum + (light?.flux ?? 0), 0);
    const found = lamps.reduce((sum, lamp) => sum + fluxOf(lamp), 0);
    expect(Math.abs(found / lumens - 1)).toBeLessThan(1e-3);
    for (const lamp of lamps) {
      if (!(lamp instanceof SpotLight)) continue;
      const from = lamp.getWorldPosition(new Vector3());
      const way = lamp.target.getWorldPosition(new Vector3()).sub(from).normalize();
      // Along the upright of its luminaire, which may be tilted.
      const upright = new Vector3().setFromMatrixColumn((lamp.parent ?? scene).matrixWorld, 1);
      expect(Math.abs(Math.abs(way.dot(upright)) - 1)).toBeLessThan(1e-4);
    }
  });

  it.each(examples)('%i %s names every node, mesh and material, and glows by its luminance', async (id) => {
    const { bytes } = await exportedExample(id, 'gltf');
    const length = new DataView(bytes.buffer).getUint32(12, true);
    const json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length))) as Written;
    for (const each of [...json.nodes, ...json.meshes, ...json.materials]) expect(each.name).not.toBe('');
    const names = json.materials.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect([...json.extensionsUsed].sort()).toEqual([
      'KHR_lights_punctual',
      'KHR_materials_emissive_strength',
    ]);
    const glowing = json.materials.filter(({ emissiveFactor }) => emissiveFactor);
    expect(glowing.length).toBeGreaterThan(0);
    for (const { extensions } of glowing) {
      const strength = extensions?.KHR_materials_emissive_strength?.emissiveStrength ?? NaN;
      expect([strength > 500, strength < 500_000]).toEqual([true, true]);
    }
  });

  it('keeps names of any length and letters, as one line', async () => {
    const long = '<b>"Ñandú" \\ \u202eabc</b>\n'.repeat(200);
    const { creation, catalogue } = preconfigured(9001);
    const made = await exportCreation(creation, catalogue, 'gltf', { ...about, name: long });
    if (!made.ok) return expect.fail(made.problems[0]?.code);
    const { issues } = await validateBytes(made.value.bytes);
    expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
  });
});
