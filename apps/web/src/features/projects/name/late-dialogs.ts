import { late } from '../../../shared/late';

/** The forms with what checks them: a tenth of a second of a phone's time, which the list would wait for. */
const readDialogs = () => import('./dialogs');

export const DeleteProjectDialog = late(async () => ({ default: (await readDialogs()).DeleteProjectDialog }));
export const NewProjectDialog = late(async () => ({ default: (await readDialogs()).NewProjectDialog }));
export const RenameProjectDialog = late(async () => ({ default: (await readDialogs()).RenameProjectDialog }));
