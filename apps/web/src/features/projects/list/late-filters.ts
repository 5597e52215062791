import { late } from '../../../shared/late';

/** With its calendar it is more than the list itself. */
export const ProjectFilters = late(async () => ({
  default: (await import('./ProjectFilters')).ProjectFilters,
}));
