export { archiveOf } from './archive';
export { exportBuilding } from './export-building';
export type { BuildingLine } from './export-building';
export { exportCreation, fileNameOf } from './export-creation';
export type { ExportedFile } from './export-creation';
export type { ModelFormat } from './format';
export type { LightFile } from './light-file';
export type { About } from './product/product';
