import { useMemo } from 'react';
import { api } from '../../../shared/api';
import { countAhead } from './count-ahead';
import { useChanges } from './use-changes';

/** A project and the changes that are made of it on this page. */
export function useProject(projectId: string) {
  const query = api.useGetProjectQuery({ params: { id: projectId } });
  const { data, refetch } = query;
  const changes = useChanges(data, async () => (await refetch()).data);
  const { ahead } = changes;
  const project = useMemo(() => data && countAhead(data, ahead), [data, ahead]);
  return { project, query, changes };
}
