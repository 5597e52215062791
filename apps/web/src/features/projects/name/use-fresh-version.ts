import { useRef } from 'react';
import { failureOf } from '../../../shared/api';
import type { NamedProject } from './named-project';

/**
 * Runs an act with the version of the project that was last seen. Where the server says that it is stale, the next
 * try takes the version that the server named: by then the user has been told and presses again.
 */
export function useFreshVersion(project: NamedProject) {
  const told = useRef(0);
  return async <Answer>(act: (version: number) => Promise<Answer>): Promise<Answer> => {
    try {
      return await act(Math.max(project.version, told.current));
    } catch (error) {
      const failure = failureOf(error);
      const { version } = (failure?.details ?? {}) as { version?: number };
      if (failure?.code === 'stale' && version) told.current = version;
      throw error;
    }
  };
}
