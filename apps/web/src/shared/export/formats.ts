import type { ExportFormat } from '@lucerna/scene/files';

/** The formats in the order of how often they are asked for. */
export const exportFormats = [
  'ifc',
  'dxf',
  'gltf',
  'usdz',
  'obj',
  'stl',
] as const satisfies readonly ExportFormat[];
