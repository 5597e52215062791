export { archiveOf } from './archive';
export { exportCreation, fileNameOf } from './export-creation';
export type { ExportedFile } from './export-creation';
export { exportFormats } from './format';
export type { ExportFormat } from './format';
export type { About } from './product/product';
