import type { BodyMesh } from '@lucerna/engine';
import { MeshoptSimplifier } from 'meshoptimizer/simplifier';

/** A part is left at least so many triangles. */
const least = 60;
const gone = 0xffffffff;

/** The same meshes with so many triangles together, or little more; as they are where they have no more. */
export async function simplified(
  meshes: readonly BodyMesh[],
  triangles: number,
): Promise<readonly BodyMesh[]> {
  const whole = meshes.reduce((sum, { corners }) => sum + corners.length / 3, 0);
  if (whole <= triangles) return meshes;
  await MeshoptSimplifier.ready;
  return meshes.map((mesh) => {
    const own = mesh.corners.length / 3;
    const target = Math.min(own, Math.max(least, Math.floor((own / whole) * triangles)));
    return target < own ? fewer(mesh, target * 3) : mesh;
  });
}

function fewer(mesh: BodyMesh, target: number): BodyMesh {
  const { positions, normals, corners } = mesh;
  const weights = [0.2, 0.2, 0.2];
  const [kept] = MeshoptSimplifier.simplifyWithAttributes(
    corners,
    positions,
    3,
    normals,
    3,
    weights,
    null,
    target,
    1,
    ['Prune'],
  );
  if (kept.length > 0 && kept.length <= target * 1.5) return compacted(mesh, kept);
  const [rough] = MeshoptSimplifier.simplifySloppy(corners, positions, 3, null, target, 1);
  return compacted(mesh, rough.length > 0 ? rough : kept.length > 0 ? kept : corners);
}

/** Without the places that no triangle has. */
function compacted({ positions, normals }: BodyMesh, corners: Uint32Array): BodyMesh {
  const own = corners.slice();
  const [places, count] = MeshoptSimplifier.compactMesh(own);
  const pick = (from: Float32Array): Float32Array => {
    const to = new Float32Array(count * 3);
    places.forEach((place, at) => {
      if (place !== gone) to.set(from.subarray(at * 3, at * 3 + 3), place * 3);
    });
    return to;
  };
  return { positions: pick(positions), normals: pick(normals), corners: own };
}
