import { late } from '../../../shared/lazy';

// The forms with what checks them are a tenth of a second of a phone's time, which the list would wait for.
export const CloneProjectDialog = late(async () => ({
  default: (await import('./dialogs')).CloneProjectDialog,
}));
export const DeleteProjectDialog = late(async () => ({
  default: (await import('./dialogs')).DeleteProjectDialog,
}));
export const ImportProjectDialog = late(async () => ({
  default: (await import('./dialogs')).ImportProjectDialog,
}));
export const NewProjectDialog = late(async () => ({ default: (await import('./dialogs')).NewProjectDialog }));
export const PeopleDialog = late(async () => ({ default: (await import('./dialogs')).PeopleDialog }));
export const RenameProjectDialog = late(async () => ({
  default: (await import('./dialogs')).RenameProjectDialog,
}));
export const VersionsDialog = late(async () => ({ default: (await import('./dialogs')).VersionsDialog }));
export const TrashDialog = late(async () => ({ default: (await import('./dialogs')).TrashDialog }));
