import { late } from '../../../shared/lazy';

/** With its calendar it is more than the list itself. */
export const ProjectFilters = late(async () => ({
  default: (await import('./ProjectFilters')).ProjectFilters,
}));
