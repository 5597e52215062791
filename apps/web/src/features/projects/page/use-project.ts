import { api } from '../../../shared/api';
import { newest } from './newest';
import { useChanges } from './use-changes';

/** A project and the changes that are made of it on this page. */
export function useProject(projectId: string) {
  const query = api.useGetProjectQuery({ params: { id: projectId } });
  const { refetch } = query;
  const changes = useChanges(query.data, async () => (await refetch()).data);
  return { project: newest(query.data, changes.answered), query, changes };
}
