export { DeleteProjectDialog } from './DeleteProjectDialog';
export { NewProjectDialog } from './NewProjectDialog';
export { RenameProjectDialog } from './RenameProjectDialog';
