import { billOfSpace, type Creation, type ElementCatalogue, type ExportFormat } from '@lucerna/engine';
import { Box3, Matrix4, Mesh, Object3D } from 'three';
import { expect } from 'vitest';
import { cataloguesOf, read } from '../../../engine/examples/demo-catalogue';
import { exportCreation, type About, type ExportedFile, type LightFile } from '../../src/files';
import { piecesOf, type Piece } from '../../src/index';
import { matrixOf } from '../../src/stage/place/matrix-of';
import { exampleDay, preconfigured } from '../creations';

/** Products with something of every kind: free pendants, rods with anchors, a belt with lights and a feed. */
export const examples = [
  [9005, 'Almar cascade'],
  [9020, 'Sticks zigzag'],
  [9003, 'Plusminus lounge'],
] as const;

export const about: About = {
  name: 'Salón "Ñandú" \\ 1\n2',
  code: 'CR-0001',
  brand: 'Atelier Nord',
  day: exampleDay,
  units: 'metric',
};

/** Exports a creation; fails the test when it cannot be. */
export async function exported(
  creation: Creation,
  catalogue: ElementCatalogue,
  format: ExportFormat,
  lightFiles: readonly LightFile[] = [],
): Promise<ExportedFile> {
  const made = await exportCreation(creation, catalogue, format, about, lightFiles);
  return made.ok ? made.value : expect.fail(made.problems.map(({ code }) => code).join());
}

/** A preconfigured product as a file, with its pieces. */
export async function exportedExample(
  id: number,
  format: ExportFormat,
  lightFiles: readonly LightFile[] = [],
): Promise<{ bytes: Uint8Array<ArrayBuffer>; pieces: readonly Piece[] }> {
  const { creation, catalogue } = preconfigured(id);
  const { bytes } = await exported(creation, catalogue, format, lightFiles);
  return { bytes, pieces: piecesOf(creation, catalogue) };
}

/** The pieces of each reference in the bill of materials of a preconfigured product. */
export function billedReferences(id: number): Record<string, number> {
  const { creation } = preconfigured(id);
  const { subFamilyId, catalogId } =
    read<{ id: number; subFamilyId: number; catalogId: 16 | 21 }[]>('preconfigs.json').find(
      (each) => each.id === id,
    ) ?? expect.fail('no preconfigured product');
  const { parts } = cataloguesOf(subFamilyId, catalogId, exampleDay);
  const bill = billOfSpace(creation.space, parts, { rateId: catalogId === 16 ? 10 : 12, quantity: 1 });
  if (!bill.ok) return expect.fail(bill.problems.map(({ code }) => code).join());
  const lines = bill.value.compositions
    .flatMap(({ articles, accessories }) => [...articles, ...accessories])
    .filter((line) => 'referenceCode' in line);
  return counted(lines.flatMap(({ referenceCode, quantity }) => Array<string>(quantity).fill(referenceCode)));
}

/** How often each word occurs, in the order of the alphabet. */
export function counted(words: Iterable<string | null | undefined>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) if (word) counts[word] = (counts[word] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The corners of the box around pieces: x, y and z of the lowest, then of the highest. Metres, y upwards. */
export function cornersOf(pieces: readonly Piece[]): number[] {
  const all = new Object3D();
  for (const piece of pieces) {
    for (const { geometry } of piece.parts) {
      const mesh = new Mesh(geometry);
      mesh.applyMatrix4(matrixOf(piece, new Matrix4()));
      all.add(mesh);
    }
  }
  return cornersOfObject(all);
}

/** The same of what a loader read. */
export function cornersOfObject(object: Object3D): number[] {
  object.updateMatrixWorld(true);
  const { min, max } = new Box3().setFromObject(object, true);
  return [...min.toArray(), ...max.toArray()];
}

/** Expects two boxes to be the same within a tolerance. */
export function expectSameBox(found: readonly number[], wanted: readonly number[], tolerance: number): void {
  const apart = found.map((value, at) => Math.abs(value - (wanted[at] ?? NaN)));
  expect({ apart: Math.max(...apart) <= tolerance, found }).toEqual({ apart: true, found });
}
