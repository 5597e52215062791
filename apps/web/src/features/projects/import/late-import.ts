import { late } from '../../../shared/lazy';

/** With what reads workbooks it is far more than the page of a project, which does not wait for it. */
export const ImportDialog = late(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));
