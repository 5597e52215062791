import { useParams } from 'react-router';
import { href } from './href';

/** The pages of choosing a luminaire, which stand once outside and once inside a project (P2). */
export interface Choosing {
  readonly projectId: string | undefined;
  collections: () => string;
  models: (subFamilyId: number) => string;
  model: (subFamilyId: number, applicationLocationId: number, model: string) => string;
  configure: (subFamilyId: number, applicationLocationId: number, model: string) => string;
}

/** The addresses of choosing, inside the project that the present page belongs to, if any. */
export function useChoosing(): Choosing {
  const { projectId } = useParams();
  return choosingIn(projectId);
}

export function choosingIn(projectId: string | undefined): Choosing {
  if (projectId === undefined) {
    return {
      projectId,
      collections: () => href('selectCollection'),
      models: (subFamilyId) => href('selectModel', { subFamilyId }),
      model: (subFamilyId, applicationLocationId, model) =>
        href('model', { subFamilyId, applicationLocationId, model }),
      configure: (subFamilyId, applicationLocationId, model) =>
        href('configure', { subFamilyId, applicationLocationId, model }),
    };
  }
  return {
    projectId,
    collections: () => href('projectSelectCollection', { projectId }),
    models: (subFamilyId) => href('projectSelectModel', { projectId, subFamilyId }),
    model: (subFamilyId, applicationLocationId, model) =>
      href('projectModel', { projectId, subFamilyId, applicationLocationId, model }),
    configure: (subFamilyId, applicationLocationId, model) =>
      href('projectConfigure', { projectId, subFamilyId, applicationLocationId, model }),
  };
}
