/** The formats of files of a creation, in the order of how often they are asked for (EXP-01). */
export const exportFormats = ['ifc', 'dxf', 'gltf', 'usdz', 'obj', 'stl'] as const;
export type ExportFormat = (typeof exportFormats)[number];
