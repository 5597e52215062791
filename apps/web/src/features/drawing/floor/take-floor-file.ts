import { largestFloorPlan } from '@lucerna/contract';
import type { RoomSize } from '@lucerna/engine';
import { keepFloorFile } from './floor-files';
import { fillingScale, laidOut, type FloorPlan } from './floor-plan';
import { readDxf } from './read-dxf';

/** Why a file was not taken. */
export type FloorRefusal = 'tooLarge' | 'noPicture' | 'emptyDxf';

export type TakenFloor =
  { readonly ok: true; readonly floor: FloorPlan } | { readonly ok: false; readonly refusal: FloorRefusal };

const no = (refusal: FloorRefusal): TakenFloor => ({ ok: false, refusal });

/** The measures of a picture, pixels; null for what the browser cannot show as one. */
async function pictureSize(file: Blob): Promise<{ width: number; height: number } | null> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The text of a file; of a folder, or of one that is gone meanwhile, none. */
const textOf = (file: Blob): Promise<string> => file.text().catch(() => '');

/**
 * Takes a file as a floor plan, which fills the room until it is scaled; a DXF that says its unit has its scale already.
 * The file is kept in this browser.
 */
export async function takeFloorFile(file: File, room: RoomSize): Promise<TakenFloor> {
  if (file.size > largestFloorPlan) return no('tooLarge');
  const isDxf = file.name.toLowerCase().endsWith('.dxf');
  const plan = isDxf ? await readDxf(await textOf(file)) : await pictureSize(file);
  if (!plan) return no(isDxf ? 'emptyDxf' : 'noPicture');
  const { width, height } = plan;
  const metres = 'metres' in plan ? plan.metres : null;
  const name = file.name.slice(0, 200);
  const kept = {
    file: await keepFloorFile(file),
    kind: isDxf ? 'dxf' : 'picture',
    name,
    width,
    height,
  } as const;
  return { ok: true, floor: laidOut(kept, metres ?? fillingScale(plan, room)) };
}
