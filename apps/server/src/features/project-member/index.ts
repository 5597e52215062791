import type { Feature } from '../../app-context';
import { letters } from './letter';
import { projectMemberRoutes } from './routes';

export { insertMember } from './store';

/** Who works on a project beside its owner. */
export const projectMemberFeature: Feature = {
  name: 'project member',
  routes: projectMemberRoutes,
  tasks: letters,
};
