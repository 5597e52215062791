import { misfitOf } from '../check-bodies';
import { drawnPlain } from './gldf-shape';
import type { ReadGldf } from './read-gldf';
import { L3dFault, readL3d } from './read-l3d';

interface GldfBody {
  readonly glb: Uint8Array;
  readonly measures: NonNullable<ReadGldf['size']>;
}

const tenth = (millimetres: number): number => Math.max(0.1, Math.round(millimetres * 10) / 10);

/** The first of its models in 3D that fits its measures as a body, turned where its length lies across; else why none does. */
export async function bodyOf({
  geometries,
  kind,
  size,
}: ReadGldf): Promise<{ readonly body: GldfBody | null; readonly left: readonly string[] }> {
  let reason = '';
  for (const { name, bytes } of geometries) {
    try {
      const { measures, write } = await readL3d(bytes, kind === 'pendant');
      const own = {
        length: tenth(measures.length),
        width: tenth(measures.width),
        height: tenth(measures.height),
      };
      const across = { ...own, length: own.width, width: own.length };
      if (!size || !misfitOf(own, size)) return { body: { glb: write(0), measures: own }, left: [] };
      if (!misfitOf(across, size)) return { body: { glb: write(90), measures: across }, left: [] };
      reason ||= `${name}, ${misfitOf(own, size) ?? ''}`;
    } catch (cause) {
      if (!(cause instanceof L3dFault)) throw cause;
      reason ||= `${name}, ${cause.message}`;
    }
  }
  return { body: null, left: reason ? [`its model in 3D ${reason}: ${drawnPlain}`] : [] };
}
