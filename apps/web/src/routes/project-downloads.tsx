export { ProjectDownloads as default } from '../features/export/ProjectDownloads';
