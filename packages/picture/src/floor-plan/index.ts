export type { Bounds } from './bounds';
export type { Point } from './entity';
export { readDxf, type DxfFault, type DxfPlan } from './read-dxf';
