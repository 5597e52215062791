export { CloneProjectDialog } from './CloneProjectDialog';
export { DeleteProjectDialog } from './DeleteProjectDialog';
export { NewProjectDialog } from './NewProjectDialog';
export { PeopleDialog } from '../people/PeopleDialog';
export { VersionsDialog } from '../versions/VersionsDialog';
export { RenameProjectDialog } from './RenameProjectDialog';
