import type { Project, ProjectDelta } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { Mutex } from 'async-mutex';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { api, failureOf, isUnanswered } from '../../../shared/api';
import { isOnline, nextOnline } from '../../../shared/api/back-off';
import { useFailureText } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import { useDispatch } from '../../../shared/store/hooks';
import type { Quantities } from './count-ahead';
import { takeProject } from './take-project';

export interface Change {
  /** The change as a few words of a sentence, for when it could not be saved. */
  readonly what: string;
  /** Says that a failure is shown where the change was made, and not by a notification. */
  readonly isShown?: (error: unknown) => boolean;
  /** A quantity that is counted at once, before it is answered. */
  readonly ahead?: readonly [lineId: string, quantity: number];
  /** Answers the project, whole or what changed of it. */
  readonly send: (how: HowToSend) => Promise<Project | ProjectDelta>;
}

/** The options of a change's call: with the same key however often it is sent, it counts once. */
interface HowToSend {
  readonly since: number;
  readonly actKey: string;
  readonly isSilent: true;
}

export interface Changes {
  /** Makes a change after those before it. Answers the project, or null where the user was told that it failed. */
  readonly make: (change: Change) => Promise<Project | null>;
  /** Takes over what somebody else changed, after the changes that are under way. */
  readonly follow: () => void;
  readonly state: SaveState;
  /** Quantities that are counted already and not answered yet. */
  readonly ahead: Quantities;
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
 * The changes of one project, one after another, each answered what changed since the one before it, by whomever. A change of what
 * somebody else changed too is told together with the new state, and offered again.
 */
export function useChanges(
  read: Project | undefined,
  readAgain: () => Promise<Project | undefined>,
): Changes {
  const t = useTranslate();
  const textOf = useFailureText();
  const [turn] = useState(() => new Mutex());
  const latest = useRef(0);
  const dispatch = useDispatch();
  const [ahead, setAhead] = useState<Quantities>(() => new Map());
  const [waiting, setWaiting] = useState(0);
  const [outcome, setOutcome] = useState<{ savedAt: string | null; hasFailed: boolean }>({
    savedAt: null,
    hasFailed: false,
  });
  const again = useRef(readAgain);
  const tell = useRef<(failed: Failed) => Promise<void>>(async () => {});

  const { version = 0 } = read ?? {};
  /** What was read before a change, and came after its answer. */
  const readNewer = useEffectEvent(() => void readAgain());
  useEffect(() => {
    if (version >= latest.current) latest.current = version;
    else if (version > 0) readNewer();
  }, [version]);

  useEffect(() => {
    again.current = readAgain;
    tell.current = async ({ change, error, again: repeat }) => {
      const failure = failureOf(error);
      if (!failure) throw error;
      const offer = (label: string) => ({ label, onPress: repeat });
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
        // What was to be changed is gone: somebody else removed it.
        if (failure.status === 404) latest.current = (await readAgain())?.version ?? latest.current;
        const { text } = textOf(failure);
        notify({ tone: 'error', title: t('projects.notSaved'), text: `${change.what}. ${text}` });
      }
    };
  });

  const make = useMemo(() => {
    /** Sends it, without a connection when there is one again: what is changed meanwhile comes after it. */
    async function sendOnline(change: Change, actKey: string): Promise<Project | ProjectDelta> {
      for (;;) {
        try {
          return await change.send({ since: latest.current, actKey, isSilent: true });
        } catch (error) {
          const failure = failureOf(error);
          const isAway = failure !== null && isUnanswered(failure) && !isOnline();
          if (!isAway || change.isShown?.(error)) throw error;
          await nextOnline();
        }
      }
    }
    function attempt(change: Change, actKey: string): Promise<Project | null> {
      setWaiting((count) => count + 1);
      const { ahead: counted } = change;
      if (counted) setAhead((before) => new Map(before).set(...counted));
      /** Unless another quantity of the line was typed since. */
      const settle = () => {
        if (!counted) return;
        const [id, quantity] = counted;
        setAhead((before) =>
          before.get(id) === quantity ? new Map([...before].filter(([line]) => line !== id)) : before,
        );
      };
      return turn.runExclusive(async () => {
        try {
          const answer = await sendOnline(change, actKey);
          latest.current = answer.version;
          const project = dispatch(takeProject(answer)) ?? (await again.current()) ?? null;
          setOutcome({ savedAt: new Date().toISOString(), hasFailed: false });
          return project;
        } catch (error) {
          if (change.isShown?.(error)) return null;
          setOutcome((before) => ({ ...before, hasFailed: true }));
          await tell.current({ change, error, again: () => void attempt(change, actKey) });
          return null;
        } finally {
          settle();
          setWaiting((count) => count - 1);
        }
      });
    }
    return (change: Change) => attempt(change, crypto.randomUUID());
  }, [turn, dispatch]);

  const id = read?.id;
  const follow = useCallback(() => {
    if (id === undefined) return;
    void turn.runExclusive(async () => {
      const call = { params: { id }, since: latest.current };
      const reading = dispatch(
        api.endpoints.getProject.initiate(call, { forceRefetch: true, subscribe: false }),
      );
      const { data } = await reading;
      if (!data || !dispatch(takeProject(data))) await again.current();
      else latest.current = Math.max(latest.current, data.version);
    });
  }, [id, turn, dispatch]);

  return useMemo(
    () => ({ make, follow, ahead, state: { isSaving: waiting > 0, ...outcome } }),
    [make, follow, ahead, waiting, outcome],
  );
}
