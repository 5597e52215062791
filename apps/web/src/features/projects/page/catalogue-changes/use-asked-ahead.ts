import { useEffect, useState } from 'react';
import { api } from '../../../../shared/api';

/** Milliseconds that a project which has come waits for what the catalogue says of it. */
const patience = 400;

/**
 * Asks what the catalogue says of a project beside the project itself, and answers whether it is known: its notice stands
 * over the lines, and would push them down when it comes after them. Nobody waits for it longer than a moment.
 */
export function useAskedAhead(projectId: string, hasCome: boolean): boolean {
  const { currentData, error } = api.useListCatalogueChangesQuery(
    { params: { id: projectId } },
    { refetchOnMountOrArgChange: true },
  );
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!hasCome) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [hasCome]);
  return isLate || currentData !== undefined || error !== undefined;
}
