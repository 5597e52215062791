import { useEffect, useState } from 'react';
import { readFloorFile } from './floor-files';
import type { FloorPlan } from './floor-plan';
import { readDxf } from './read-dxf';

/** A floor plan as it can be drawn; `missing` when this browser does not have its file. */
export type FloorPicture =
  | { readonly state: 'reading' }
  | { readonly state: 'missing' }
  | { readonly state: 'ready'; readonly address: string | null; readonly paths: readonly string[] };

const reading: FloorPicture = { state: 'reading' };

/** Reads the file of a floor plan: the address of a picture, or the lines of a DXF. */
export function useFloorPicture({ file, kind }: Pick<FloorPlan, 'file' | 'kind'>): FloorPicture {
  const [picture, setPicture] = useState<FloorPicture>(reading);
  useEffect(() => {
    let isWanted = true;
    let address: string | null = null;
    setPicture(reading);
    void readFloorFile(file).then(async (kept) => {
      const plan = kept && kind === 'dxf' ? await readDxf(await kept.text()) : null;
      if (!isWanted) return;
      if (!kept || (kind === 'dxf' && !plan)) return setPicture({ state: 'missing' });
      if (kind === 'picture') address = URL.createObjectURL(kept);
      setPicture({ state: 'ready', address, paths: plan?.paths ?? [] });
    });
    return () => {
      isWanted = false;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [file, kind]);
  return picture;
}
