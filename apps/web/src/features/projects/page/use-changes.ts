import type { Project } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { Mutex } from 'async-mutex';
import { useEffect, useMemo, useRef, useState } from 'react';
import { failureOf, isUnanswered } from '../../../shared/api';
import { useFailureText } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';

export interface Change {
  /** The change as a few words of a sentence, for when it could not be saved. */
  readonly what: string;
  /** Says that a failure is shown where the change was made, and not by a notification. */
  readonly isShown?: (error: unknown) => boolean;
  readonly send: (how: HowToSend) => Promise<Project>;
}

/** The options of a change's call: with the same key however often it is sent, it counts once. */
interface HowToSend {
  readonly version: number;
  readonly actKey: string;
  readonly isSilent: true;
}

export interface Changes {
  /** Makes a change after those before it. Answers the project, or null where the user was told that it failed. */
  readonly make: (change: Change) => Promise<Project | null>;
  readonly state: SaveState;
  readonly answered: Project | null;
}

export interface SaveState {
  readonly isSaving: boolean;
  readonly hasFailed: boolean;
  /** When the last change of this visit was saved. */
  readonly savedAt: string | null;
}

interface Failed {
  readonly change: Change;
  readonly error: unknown;
  readonly again: () => void;
}

/**
 * The changes of one project, one after another, each with the version that the one before it left. A change that
 * meets a version of somebody else is told together with the new state, and offered again.
 */
export function useChanges(
  read: Project | undefined,
  readAgain: () => Promise<Project | undefined>,
): Changes {
  const t = useTranslate();
  const textOf = useFailureText();
  const [turn] = useState(() => new Mutex());
  const latest = useRef(0);
  const [answered, setAnswered] = useState<Project | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [outcome, setOutcome] = useState<{ savedAt: string | null; hasFailed: boolean }>({
    savedAt: null,
    hasFailed: false,
  });
  const tell = useRef<(failed: Failed) => Promise<void>>(async () => {});

  useEffect(() => {
    latest.current = Math.max(latest.current, read?.version ?? 0);
  }, [read?.version]);

  useEffect(() => {
    tell.current = async ({ change, error, again }) => {
      const failure = failureOf(error);
      if (!failure) throw error;
      const offer = (label: string) => ({ label, onPress: again });
      if (failure.code === 'stale') {
        const fresh = await readAgain();
        latest.current = fresh?.version ?? latest.current;
        notify({
          tone: 'warning',
          title: t('projects.staleTitle'),
          text: t('projects.staleText', { what: change.what }),
          action: offer(t('projects.applyMine')),
        });
      } else if (isUnanswered(failure)) {
        notify({
          tone: 'error',
          title: t('projects.notSaved'),
          text: t('projects.unansweredText', { what: change.what }),
          action: offer(t('projects.sendAgain')),
        });
      } else {
        const { text } = textOf(failure);
        notify({ tone: 'error', title: t('projects.notSaved'), text: `${change.what}. ${text}` });
      }
    };
  });

  const make = useMemo(() => {
    function attempt(change: Change, actKey: string): Promise<Project | null> {
      setWaiting((count) => count + 1);
      return turn.runExclusive(async () => {
        try {
          const project = await change.send({ version: latest.current, actKey, isSilent: true });
          latest.current = project.version;
          setAnswered(project);
          setOutcome({ savedAt: new Date().toISOString(), hasFailed: false });
          return project;
        } catch (error) {
          if (change.isShown?.(error)) return null;
          setOutcome((before) => ({ ...before, hasFailed: true }));
          await tell.current({ change, error, again: () => void attempt(change, actKey) });
          return null;
        } finally {
          setWaiting((count) => count - 1);
        }
      });
    }
    return (change: Change) => attempt(change, crypto.randomUUID());
  }, [turn]);

  return useMemo(
    () => ({ make, answered, state: { isSaving: waiting > 0, ...outcome } }),
    [make, answered, waiting, outcome],
  );
}
