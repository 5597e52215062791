import { unzipSync } from 'fflate';
import { USDLoader } from 'three/addons/loaders/USDLoader.js';
import type { Light } from 'three';
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

/** Where the bytes of each file of an archive begin. */
function starts(bytes: Uint8Array<ArrayBuffer>): number[] {
  const view = new DataView(bytes.buffer);
  const found: number[] = [];
  for (let at = 0; view.getUint32(at, true) === 0x04034b50;) {
    const [length, name, extra] = [
      view.getUint32(at + 18, true),
      view.getUint16(at + 26, true),
      view.getUint16(at + 28, true),
    ];
    expect(view.getUint16(at + 8, true)).toBe(0);
    found.push(at + 30 + name + extra);
    at += 30 + name + extra + length;
  }
  return found;
}

describe('a USDZ package', { timeout: 60_000 }, () => {
  it.each(examples)('%i %s stands where the pieces stand, in metres, y upwards', async (id) => {
    const { bytes, pieces } = await exportedExample(id, 'usdz');
    const group = new USDLoader().parse(bytes.buffer);
    const product = group.getObjectByName('Product') ?? expect.fail('no product');
    expect(product.children).toHaveLength(pieces.length);
    expectSameBox(cornersOfObject(group), cornersOf(pieces), 1e-4);
  });

  it('is stored without compression, every file at a multiple of 64 bytes, the product first', async () => {
    const { bytes } = await exportedExample(9020, 'usdz');
    expect(Object.keys(unzipSync(bytes))[0]).toBe('product.usda');
    expect(starts(bytes).map((start) => start % 64)).toEqual(starts(bytes).map(() => 0));
  });

  it.each(examples)('%i %s tells what the bill of materials has', async (id) => {
    const { bytes } = await exportedExample(id, 'usdz');
    const text = new TextDecoder().decode(unzipSync(bytes)['product.usda']);
    const references = [...text.matchAll(/string reference = "([^"]+)"/g)].map(([, reference]) => reference);
    expect(counted(references)).toEqual(billedReferences(id));
    expect(text).toContain('displayName = "Salón \\"Ñandú\\" \\\\ 1 2"');
  });

  it.each(examples)('%i %s is lit by the lumens of its luminaires', async (id) => {
    const { bytes, pieces } = await exportedExample(id, 'usdz');
    const group = new USDLoader().parse(bytes.buffer);
    const lamps: Light[] = [];
    group.traverse((each) => {
      if ((each as Partial<Light>).isLight) lamps.push(each as Light);
    });
    const lit = pieces.flatMap(({ light }) => light ?? []);
    const wanted = lit.reduce((sum, { distribution }) => sum + (distribution === 'updown' ? 2 : 1), 0);
    expect(lamps).toHaveLength(wanted);
    // A sphere and a disk of 2 cm give π times their luminance from each square metre.
    const area = Math.PI * 0.02 ** 2;
    const text = new TextDecoder().decode(unzipSync(bytes)['product.usda']);
    const written = [...text.matchAll(/def (SphereLight|DiskLight) "Light_\d"\n[^}]*?intensity = ([\d.]+)/g)];
    const found = written.reduce(
      (sum, [, prim, luminance]) => sum + Number(luminance) * Math.PI * area * (prim === 'DiskLight' ? 1 : 4),
      0,
    );
    const even = lit.filter(({ distribution }) => distribution !== 'beam');
    const lumens = even.reduce((sum, { flux }) => sum + flux, 0);
    expect(Math.abs(found - lumens)).toBeLessThanOrEqual(lumens * 1e-3);
  });
});
