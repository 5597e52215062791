import { ProjectExport } from '../features/export/ProjectExport';

export default ProjectExport;
