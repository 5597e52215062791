/** The formats of files of a creation, in the order of how often they are asked for (EXP-01). */
export const exportFormats = ['ifc', 'dxf', 'gltf', 'usdz', 'obj', 'stl'] as const;
/** Those that name light files, which are delivered with them. */
export const formatsWithLight: readonly ExportFormat[] = ['ifc'];
export type ExportFormat = (typeof exportFormats)[number];
