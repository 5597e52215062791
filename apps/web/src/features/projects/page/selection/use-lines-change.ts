import type { LineChange, LinesChange, Project, ProjectDelta } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { useMemo } from 'react';
import { api } from '../../../../shared/api';
import { useWriteLength } from '../../../../shared/catalogue/use-measures';
import { useProblemText, useTranslate } from '../../../../shared/i18n';
import type { Change, Changes } from '../use-changes';

type How = Parameters<Change['send']>[0];
type Answered = (Project | ProjectDelta) & { readonly lineChange: LineChange };

interface Told {
  /** The change as a few words of a sentence, for when it could not be saved. */
  readonly what: string;
  /** That it is done, of so many lines. */
  readonly done: (count: number) => string;
}

/** Changes lines at once, tells what became of them and offers to take it back. Null where the user was told that it was not saved. */
export type ChangeLines = (
  lines: LinesChange['lines'],
  change: LinesChange['change'],
  told: Told,
) => Promise<LineChange | null>;

/** Makes a change of several lines by a call of its own, and tells of it in the same way. */
export type MakeLinesChange = (
  told: Told,
  call: (how: How) => Promise<Answered>,
) => Promise<LineChange | null>;

type ChangedProject = Pick<Project, 'id' | 'catalogId'>;

/** One change of one or many lines of a project. The same function as long as the project is. */
export function useLinesChange(project: ChangedProject, make: Changes['make']): ChangeLines {
  const { id: projectId } = project;
  const [send] = api.useChangeLinesMutation();
  const makeChange = useMakeLinesChange(project, make);
  return useMemo(
    () => (lines, change, told) =>
      makeChange(told, (how) =>
        send({ params: { id: projectId }, body: { lines, change }, ...how }).unwrap(),
      ),
    [projectId, send, makeChange],
  );
}

/** What makes a change of several lines, tells what became of them and offers to take it back. */
export function useMakeLinesChange(
  { id: projectId, catalogId }: ChangedProject,
  make: Changes['make'],
): MakeLinesChange {
  const t = useTranslate();
  const problemText = useProblemText(useWriteLength(catalogId));
  const [takeBack] = api.useUndoLineChangeMutation();

  return useMemo(() => {
    async function answered(what: string, call: (how: How) => Promise<Answered>): Promise<LineChange | null> {
      const told: LineChange[] = [];
      const project = await make({
        what,
        send: async (how) => {
          const { lineChange, ...rest } = await call(how);
          told.push(lineChange);
          return rest;
        },
      });
      return project && (told.at(-1) ?? null);
    }

    const whyNot = ({ refused }: LineChange) => {
      const [first] = refused;
      if (!first) return undefined;
      if (refused.length > 1) return t('selection.refused', { count: refused.length });
      return first.problems.map(problemText).join(' ');
    };

    async function undo(changeId: string, what: string): Promise<void> {
      const undone = await answered(what, (how) =>
        takeBack({ params: { id: projectId, changeId }, ...how }).unwrap(),
      );
      if (!undone) return;
      const text = whyNot(undone);
      notify({
        tone: text ? 'warning' : 'success',
        title: t(undone.changed > 0 ? 'selection.undone' : 'selection.notUndone'),
        ...(text && { text }),
      });
    }

    return async ({ what, done }, call) => {
      const made = await answered(what, call);
      if (!made) return null;
      const { id: changeId, changed } = made;
      const text = whyNot(made);
      if (changed === 0 && !text) return made;
      notify({
        tone: text ? 'warning' : 'success',
        title: changed > 0 ? done(changed) : t('selection.nothingChanged'),
        ...(text && { text }),
        ...(changeId !== null && {
          action: { label: t('projects.undo'), onPress: () => void undo(changeId, t('selection.whatUndo')) },
        }),
      });
      return made;
    };
  }, [projectId, make, t, problemText, takeBack]);
}
