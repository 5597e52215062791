import { maxLines, type LinesChange } from '@lucerna/contract';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { projectLine } from '../../../database/tables/project';
import { anyOf, typed } from '../../../database/typed';
import { no, type Answer, type Refusal } from '../../../http/answer';
import { writeProject, type ChangeRequest } from '../change';
import { copyLines, moveLines, type LineCopy } from '../line/place-line';
import { findLines, lineChanged, refuseChangedLines, untilUnchanged } from '../line/read-lines';
import { countLines, replaceEvaluations } from '../line/write-lines';
import type { Projects } from '../read-project';
import { touchProject, type OpenedProject, type Queryable } from '../store';
import { refuseParts } from '../structure/arrange-line';
import { changeFreeLines, findFreeLines, judgeFreeLines } from './change-free-lines';
import {
  insertChange,
  keepAdded,
  keepFreeLines,
  keepLines,
  readChangedLines,
  sealChange,
} from './kept-lines';
import { prepareLines, refusedLine, type PreparedLines } from './prepare-lines';

/**
 * Changes several lines of a project in one transaction, once under its key. Each is checked by itself; one that cannot be
 * changed stays as it is and is named with the reason. What they were is kept, so that one call takes all of it back
 * (decision 0073).
 */
export function changeLines(
  projects: Projects,
  request: ChangeRequest,
  projectId: string,
  asked: LinesChange,
): Promise<Answer<never>> {
  const { ctx } = projects;
  const { viewer } = request;
  const ids = asked.lines.map(({ _id }) => _id);
  return untilUnchanged(async () => {
    const lines = await findLines(ctx.pool, viewer, 'edit', projectId, ids);
    const found = new Map(lines.map((line) => [line.id, line]));
    const prepared = await prepareLines(ctx, found, asked);
    const done = await writeProject(projects, request, projectId, async (tx, project) => {
      if (await refuseChangedLines(tx, projectId, lines)) return lineChanged;
      const free = await findFreeLines(tx, projectId, ids);
      const known = new Set([...found.keys(), ...free.map(({ id }) => id)]);
      const gone = ids.filter((id) => !known.has(id));
      const judged = judgeFreeLines(free, asked);
      const id = randomUUID();
      const refused = [
        ...prepared.refused,
        ...judged.refused,
        ...gone.map((each) => refusedLine(each, '', no({ code: 'lineGone' }))),
      ];
      const changed = prepared.ready.length + judged.ready.length;
      await insertChange(tx, { id, projectId }, { changed, refused });
      if (changed === 0) return id;
      const wrong = await write(tx, project, { id, prepared, free: judged.ready, change: asked.change });
      return wrong ?? id;
    });
    return done.ok ? readChangedLines(projects, request, projectId, done) : done;
  });
}

interface Writing {
  readonly id: string;
  readonly prepared: PreparedLines;
  /** Ids of free lines. */
  readonly free: readonly string[];
  readonly change: LinesChange['change'];
}

const copiesOf = (ids: readonly string[]): LineCopy[] => ids.map((from) => ({ from, to: randomUUID() }));

/** Keeps what the lines are, and makes of them what they become. */
async function write(
  tx: Queryable,
  project: OpenedProject,
  { id, prepared: { ready, evaluated }, free, change }: Writing,
): Promise<Refusal | null> {
  const projectId = project.id;
  const kept = { id, projectId };
  const freeCopies = change.act === 'clone' ? copiesOf(free) : [];
  if (change.act !== 'clone') {
    await keepLines(tx, kept, ready, change.act !== 'move');
    await keepFreeLines(tx, kept, free);
  }
  const wrong =
    (await changeFreeLines(tx, projectId, free, change, freeCopies)) ??
    (await writeLines(tx, project, id, ready, change));
  if (wrong) return wrong;
  if (change.act === 'quantity') await countLines(tx, projectId, evaluated);
  if (change.act === 'choices') await replaceEvaluations(tx, projectId, evaluated);
  await keepAdded(
    tx,
    id,
    freeCopies.map(({ to }) => to),
  );
  const grown = { clone: ready.length, remove: -ready.length, move: 0, quantity: 0, choices: 0 }[change.act];
  await touchProject(tx, projectId, { lines: grown, places: change.act === 'move' ? ready.length : 0 });
  await sealChange(tx, kept);
  return null;
}

/** What a change writes of products but their evaluation. */
async function writeLines(
  tx: Queryable,
  { id: projectId, lineCount }: OpenedProject,
  changeId: string,
  ids: readonly string[],
  change: LinesChange['change'],
): Promise<Refusal | null> {
  const areThese = and(eq(projectLine.projectId, projectId), anyOf(projectLine.id, ids));
  if (change.act === 'remove') await typed(tx).delete(projectLine).where(areThese);
  if (change.act === 'clone') {
    if (lineCount + ids.length > maxLines) return no({ code: 'project-full', data: { max: maxLines } });
    const copies = copiesOf(ids);
    await copyLines(tx, projectId, copies);
    await keepAdded(
      tx,
      changeId,
      copies.map(({ to }) => to),
    );
  }
  if (change.act === 'move') {
    const { section, area, position } = change;
    const unknown = await refuseParts(tx, projectId, [{ section, area }]);
    if (unknown) return unknown;
    if (area !== undefined) await typed(tx).update(projectLine).set({ areaId: area }).where(areThese);
    if (section !== undefined && ids.length > 0) {
      await moveLines(tx, projectId, ids, { place: position, section });
    }
  }
  return null;
}
