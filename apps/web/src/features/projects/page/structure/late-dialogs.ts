import { late } from '../../../../shared/lazy';

// The forms of an arrangement are for those who press one.
export const ArrangeLineDialog = late(async () => ({
  default: (await import('./dialogs')).ArrangeLineDialog,
}));
export const PartDialog = late(async () => ({ default: (await import('./dialogs')).PartDialog }));
