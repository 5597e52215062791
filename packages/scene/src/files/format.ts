import type { ExportFormat } from '@lucerna/engine';

/** What can be written: what a user saves, and the geometry of a GLDF. */
export type ModelFormat = ExportFormat | 'l3d';

interface FileType {
  readonly extension: string;
  readonly mime: string;
}

/** How the file of a format ends and what it is called on the web. */
export const fileTypes: Readonly<Record<ModelFormat, FileType>> = {
  gltf: { extension: 'glb', mime: 'model/gltf-binary' },
  obj: { extension: 'obj.zip', mime: 'application/zip' },
  stl: { extension: 'stl', mime: 'model/stl' },
  usdz: { extension: 'usdz', mime: 'model/vnd.usdz+zip' },
  dxf: { extension: 'dxf', mime: 'image/vnd.dxf' },
  ifc: { extension: 'ifc', mime: 'application/x-step' },
  l3d: { extension: 'l3d', mime: 'application/octet-stream' },
};
