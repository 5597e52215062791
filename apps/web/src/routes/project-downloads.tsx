import { ProjectDownloads } from '../features/export/ProjectDownloads';

export default ProjectDownloads;
