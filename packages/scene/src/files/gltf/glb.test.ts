import { validateBytes } from 'gltf-validator';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
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

async function read(bytes: Uint8Array<ArrayBuffer>) {
  const { scene } = await new GLTFLoader().parseAsync(bytes.buffer, '');
  return scene;
}

describe('a glTF file', { timeout: 60_000 }, () => {
  it.each(examples)('%i %s has neither errors nor warnings', async (id) => {
    const { bytes } = await exportedExample(id, 'gltf');
    const { issues } = await validateBytes(bytes);
    expect(issues.messages.filter(({ code }) => code !== 'UNUSED_OBJECT')).toEqual([]);
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
});
