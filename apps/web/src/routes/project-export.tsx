export { ProjectExport as default } from '../features/export/ProjectExport';
