export { archiveOf } from './archive';
export { exportCreation, fileNameOf } from './export-creation';
export type { ExportedFile } from './export-creation';
export type { About } from './product/product';
