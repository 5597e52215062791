export { CloneProjectDialog } from './CloneProjectDialog';
export { DeleteProjectDialog } from './DeleteProjectDialog';
export { ImportProjectDialog } from './ImportProjectDialog';
export { NewProjectDialog } from './NewProjectDialog';
export { PeopleDialog } from '../people/PeopleDialog';
export { TrashDialog } from '../trash/TrashDialog';
export { VersionsDialog } from '../versions/VersionsDialog';
export { RenameProjectDialog } from './RenameProjectDialog';
