import type { Project, ProjectPerson } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useServerEvents } from '../../../shared/socket/use-server-events';
import { useSession } from '../../../shared/session';
import { useTranslate } from '../../../shared/i18n';

/** Milliseconds until the others are told of another line: who passes over many is told of once. */
const pauseMs = 150;

interface InProject {
  readonly readAgain: () => void;
  readonly follow: () => void;
  /** The part of the user in the project is over, or the project is. */
  readonly onOver: () => void;
}

interface Part {
  /** The others who have the project open. */
  readonly others: readonly ProjectPerson[];
  /** Tells them at which line the user is; null: at none. */
  readonly atLine: (line: string | null) => void;
}

const nobody: readonly ProjectPerson[] = [];

/**
 * Shows at once what others change in the project, who they are and where, and tells a member that what they may do in it was changed or
 * is over, or that it was deleted.
 */
export function usePartInProject(
  project: Project | undefined,
  { readAgain, follow, onOver }: InProject,
): Part {
  const t = useTranslate();
  const ownId = useSession().account?.id;
  const [people, setPeople] = useState(nobody);
  const line = useRef<string | null>(null);
  const timer = useRef(0);
  // The page of a version goes with its project.
  const partOf = project?.versionOf?.projectId ?? project?.id;
  const isVersion = project?.versionOf !== undefined;
  const { isListening, tellPlace } = useServerEvents({
    isWanted: project !== undefined,
    on: {
      project({ id, change }) {
        if (!project || id !== partOf) return;
        // A version never changes.
        if (change === 'changed') return isVersion ? undefined : follow();
        if (change === 'removed' || change === 'deleted') onOver();
        if (change === 'removed') {
          notify({ tone: 'warning', title: t('projects.partOver', { name: project.name }) });
        }
        if (change === 'deleted') {
          notify({ tone: 'warning', title: t('projects.deletedByOwner', { name: project.name }) });
        }
        readAgain();
      },
      presence({ id, people: now }) {
        if (id === partOf && !isVersion) setPeople(now);
      },
    },
    onConnect() {
      if (isVersion || partOf === undefined) return readAgain();
      tellPlace({ id: partOf, line: line.current });
      follow();
    },
  });

  const atLine = useCallback(
    (next: string | null) => {
      if (partOf === undefined || isVersion || next === line.current) return;
      line.current = next;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => tellPlace({ id: partOf, line: line.current }), pauseMs);
    },
    [partOf, isVersion, tellPlace],
  );
  const others = useMemo(
    () => (isListening ? people.filter(({ id }) => id !== ownId) : nobody),
    [isListening, people, ownId],
  );
  return { others, atLine };
}
