import { useEffect, useState } from 'react';
import { useReadUpload } from './use-read-upload';
import { keepFloorFile, readFloorFile } from './floor-files';
import type { FloorPlan } from './floor-plan';
import { readDxf } from './read-dxf';

/** A floor plan as it can be drawn; `missing` when neither this browser nor the account has its file. */
export type FloorPicture =
  | { readonly state: 'reading' }
  | { readonly state: 'missing' }
  | { readonly state: 'ready'; readonly address: string | null; readonly paths: readonly string[] };

const reading: FloorPicture = { state: 'reading' };

/** Reads the file of a floor plan: the address of a picture, or the lines of a DXF. */
export function useFloorPicture({
  file,
  kind,
  isUploaded = false,
}: Pick<FloorPlan, 'file' | 'kind' | 'isUploaded'>): FloorPicture {
  const readUpload = useReadUpload();
  const [picture, setPicture] = useState<FloorPicture>(reading);
  useEffect(() => {
    let isWanted = true;
    let address: string | null = null;
    setPicture(reading);
    async function read(): Promise<void> {
      const here = await readFloorFile(file);
      const kept = here ?? (isUploaded ? await readUpload(file) : null);
      if (kept && !here) void keepFloorFile(kept, file);
      // The account keeps a DXF as a picture of its lines.
      const isDxf = kind === 'dxf' && kept?.type !== 'image/svg+xml';
      const plan = kept && isDxf ? await readDxf(await kept.text().catch(() => '')) : null;
      if (!isWanted) return;
      if (!kept || (isDxf && !plan)) return setPicture({ state: 'missing' });
      if (!isDxf) address = URL.createObjectURL(kept);
      setPicture({ state: 'ready', address, paths: plan?.paths ?? [] });
    }
    void read();
    return () => {
      isWanted = false;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [file, kind, isUploaded, readUpload]);
  return picture;
}
