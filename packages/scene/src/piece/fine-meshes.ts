import { unpackMeshes, type BodyMesh, type ShapedPart } from '@lucerna/engine';

/** The finer meshes of bodies from a GLB, by the file that their description names. */
const known = new Map<string, readonly BodyMesh[]>();
/** Each has some hundred thousand bytes. */
const maxKnown = 200;
let times = 0;

/** Adds the finer meshes of a body, packed; from then on pieces are made of them. Whether they were meshes. */
export function addFineMeshes(file: string, packed: Uint8Array): boolean {
  if (known.has(file)) return true;
  const meshes = unpackMeshes(packed);
  if (!meshes || meshes.length === 0) return false;
  const [oldest] = known.keys();
  if (known.size >= maxKnown && oldest !== undefined) known.delete(oldest);
  known.set(file, meshes);
  times += 1;
  return true;
}

export const hasFineMeshes = (file: string): boolean => known.has(file);

/** Changes whenever more is known: what was made before may be made of finer meshes. */
export const fineMeshesKnown = (): number => times;

/** The parts of a body with all of their triangles, where these are known. */
export function finely(parts: readonly ShapedPart[], file: string | undefined): readonly ShapedPart[] {
  const fine = file === undefined ? undefined : known.get(file);
  const isMeshes = parts.every(({ solids }) => solids.every(({ form }) => form === 'mesh'));
  if (!isMeshes || fine?.length !== parts.length) return parts;
  return parts.map((part, at) => ({
    ...part,
    solids: part.solids.map((solid) => ({ ...solid, form: 'mesh' as const, mesh: fine[at] ?? noMesh })),
  }));
}

const noMesh: BodyMesh = {
  positions: new Float32Array(),
  normals: new Float32Array(),
  corners: new Uint32Array(),
};
