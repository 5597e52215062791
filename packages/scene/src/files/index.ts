export { archiveOf } from './archive';
export { exportBuilding, type BuildingLine } from './export-building';
export { exportCreation, fileNameOf, type ExportedFile } from './export-creation';
export type { ModelFormat } from './format';
export type { LightFile } from './light-file';
export type { About } from './product/product';
