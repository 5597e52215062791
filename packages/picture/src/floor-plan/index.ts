export type { Bounds } from './bounds';
export type { Point } from './entity';
export { readDxf } from './read-dxf';
export type { DxfFault, DxfPlan } from './read-dxf';
