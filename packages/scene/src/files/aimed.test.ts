import { applyEdit, createSpace, type Creation, type Edit } from '@lucerna/engine';
import { Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { cataloguesOf } from '../../../engine/examples/demo-catalogue';
import { exampleDay } from '../../test/creations';
import { cornersOf, exported } from '../../test/files/exported';
import { piecesOf } from '../index';

const { elements: catalogue } = cataloguesOf(225, 16, exampleDay);

/** A spotlight that hangs alone in a room, its head turned. */
function spot(...turns: readonly (readonly [pivot: string, degrees: number])[]): Creation {
  const empty = createSpace({ id: 's' });
  if (!empty.ok) throw new Error('no room');
  const edits: Edit[] = [
    { type: 'add', to: 's', element: { type: 'composition', id: 'c' } },
    { type: 'add', to: 'c', element: { type: 'cluster', id: 'k' } },
    { type: 'add', to: 'k', element: { type: 'light', id: 'l', model: '2255' } },
    ...turns.map(([pivot, degrees]): Edit => ({ type: 'aim', id: 'l', pivot, degrees })),
  ];
  const made = applyEdit(empty.value, { type: 'batch', edits }, catalogue);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return { space: made.value, drawing: null };
}
const lampOf = (creation: Creation) =>
  piecesOf(creation, catalogue).find(({ id, light }) => id === 'l' && light)!;
const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

describe('a spotlight whose head is turned', () => {
  const turned = spot(['head', 60]);

  it('is another shape than one that looks down, and gives its light where its lens is', () => {
    const [before, after] = [lampOf(spot()), lampOf(turned)];
    expect(after.shape).not.toBe(before.shape);
    expect(before.light!.turn).toBeUndefined();
    expect(after.light!.turn!.z).toBeCloseTo(60, 6);
    expect(after.light!.at.x).toBeGreaterThan(before.light!.at.x + 0.05);
    expect(after.position).toEqual(before.position);
    const width = (corners: readonly number[]) => corners[3]! - corners[0]!;
    expect(width(cornersOf([after]))).toBeGreaterThan(width(cornersOf([before])) * 1.5);
  });

  it('is the same shape as another one that is turned alike', () => {
    expect(lampOf(spot(['head', 60])).parts).toBe(lampOf(turned).parts);
  });

  it('looks the same way as a light of a GLB', async () => {
    const { bytes } = await exported(turned, catalogue, 'gltf');
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(12, true);
    const { nodes } = JSON.parse(textOf(bytes.subarray(20, 20 + length))) as {
      nodes: { name: string; rotation?: [number, number, number, number]; extensions?: object }[];
    };
    const light = nodes.find(({ extensions }) => extensions && 'KHR_lights_punctual' in extensions)!;
    const way = new Vector3(0, 0, -1).applyQuaternion(new Quaternion(...light.rotation!));
    expect(way.x).toBeCloseTo(Math.sin(Math.PI / 3), 4);
    expect(way.y).toBeCloseTo(-Math.cos(Math.PI / 3), 4);
  });

  it('has its axis turned in an IFC, and in a USDZ', async () => {
    const ifc = textOf((await exported(turned, catalogue, 'ifc')).bytes);
    expect(ifc).toMatch(
      /IFCDIRECTION\(\(-0\.866025\d*,0\.,0\.5\d*\)\)|IFCDIRECTION\(\(-0\.866\d*,-?0\.\d*,0\.(5|49)\d*\)\)/,
    );
    const usd = textOf((await exported(turned, catalogue, 'usdz')).bytes);
    expect(usd).toContain('float3 xformOp:rotateXYZ:aim = (0, 0, 60)');
    expect(textOf((await exported(spot(), catalogue, 'usdz')).bytes)).not.toContain('rotateXYZ:aim');
  });
});
