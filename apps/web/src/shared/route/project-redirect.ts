import { useSearchParams } from 'react-router';
import { href } from './href';
import { isOwnPath } from './own-path';

/** Where to go with a new project: the template with its `:projectId` filled, else the project's page (RTE-06). */
export function projectRedirect(template: string | null, projectId: string): string {
  if (template === null || !isOwnPath(template)) return href('project', { projectId });
  return template.replaceAll(':projectId', encodeURIComponent(projectId));
}

/** The way to go once a project is made, duplicated or versioned; a link here may say it as `?redirect=`. */
export function useProjectRedirect(): (projectId: string) => string {
  const [search] = useSearchParams();
  const template = search.get('redirect');
  return (projectId) => projectRedirect(template, projectId);
}
