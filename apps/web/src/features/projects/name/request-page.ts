import { markets } from '@lucerna/engine';
import { href } from '../../../shared/route';
import type { NamedProject } from './named-project';

/** Where a quote of a project is asked for, as its market does it. */
export const requestHref = ({ id: projectId, catalogId }: Pick<NamedProject, 'id' | 'catalogId'>): string =>
  href(markets[catalogId].budgetRequest === 'budgetUsa' ? 'usaRequestBudget' : 'requestBudget', {
    projectId,
  });
