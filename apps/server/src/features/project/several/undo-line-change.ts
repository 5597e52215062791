import { maxLines, maxParts } from '@lucerna/contract';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { keptLine, lineChange } from '../../../database/tables/line-change';
import { lineEvaluation, projectLine } from '../../../database/tables/project';
import { projectFreeLine } from '../../../database/tables/project-structure';
import { typed } from '../../../database/typed';
import { no, type Answer } from '../../../http/answer';
import { writeProject, type ChangeRequest } from '../change';
import { ofLine, rowVersion } from '../line/read-lines';
import type { Projects } from '../read-project';
import { touchProject, type Queryable } from '../store';
import { insertChange, readChangedLines } from './kept-lines';
import { refusedLine } from './prepare-lines';
import { bringBack, mendAlternatives, putBack, remove } from './restore-lines';

/**
 * Takes a change of several lines back: what it removed comes back as it was and where it was, what it added goes, what it changed
 * is what it was. A line that somebody changed or ordered since, or made an alternative to, is somebody's work and stays.
 */
export async function undoLineChange(
  projects: Projects,
  request: ChangeRequest,
  { id: projectId, changeId }: { readonly id: string; readonly changeId: string },
): Promise<Answer<never>> {
  const done = await writeProject(projects, request, projectId, async (tx, project) => {
    const lines = await keptNow(tx, projectId, changeId);
    if (lines.length === 0) return no({ code: 'undoGone' });
    const those = (become: Become, isFree: boolean) =>
      lines.filter((line) => becomeOf(line) === become && line.isFree === isFree).map(({ id }) => id);
    const [gone, back, before] = [those('gone', false), those('back', false), those('before', false)];
    const [freeGone, freeBack] = [those('gone', true), those('back', true)];
    const free = await typed(tx).$count(projectFreeLine, eq(projectFreeLine.projectId, projectId));
    if (project.lineCount + back.length - gone.length > maxLines) {
      return no({ code: 'project-full', data: { max: maxLines } });
    }
    if (free + freeBack.length - freeGone.length > maxParts) {
      return no({ code: 'partsFull', data: { most: maxParts } });
    }
    await remove(tx, projectId, [...gone, ...freeGone]);
    await bringBack(tx, changeId, [...back, ...freeBack]);
    await putBack(tx, projectId, changeId, [...before, ...those('before', true)]);
    await mendAlternatives(tx, projectId, back);
    const refused = lines
      .filter((line) => becomeOf(line) === 'stays')
      .map(({ id, name }) =>
        refusedLine(id, name, no({ code: 'lineChangedSince', data: { reference: name } })),
      );
    const changed = lines.filter((line) => !['stays', 'done'].includes(becomeOf(line))).length;
    // Where nothing could be taken back, it may be later.
    if (changed > 0) await typed(tx).delete(keptLine).where(eq(keptLine.changeId, changeId));
    const id = randomUUID();
    await insertChange(tx, { id, projectId }, { changed, refused });
    if (changed > 0) await touchProject(tx, projectId, { lines: back.length - gone.length });
    return id;
  });
  return done.ok ? readChangedLines(projects, request, projectId, done) : done;
}

/** What becomes of a line: it goes, comes back, is what it was before, is that already, or stays as somebody made it since. */
type Become = 'gone' | 'back' | 'before' | 'done' | 'stays';

type KeptNow = Awaited<ReturnType<typeof keptNow>>[number];

function becomeOf({ wasThere, isThere, left, now, isUsed }: KeptNow): Become {
  if (left === null) return isThere ? 'done' : 'back';
  if (!isThere) return wasThere ? 'stays' : 'done';
  if (left !== now || (!wasThere && isUsed)) return 'stays';
  return wasThere ? 'before' : 'gone';
}

/** The lines of a change with what they are now. */
function keptNow(tx: Queryable, projectId: string, changeId: string) {
  const { line, freeLine, lineId } = keptLine;
  const reference = sql<
    string | null
  >`coalesce(${lineEvaluation.reference}, ${keptLine.evaluation} ->> 'reference')`;
  const text = sql<string | null>`coalesce(${projectFreeLine.text}, ${freeLine} ->> 'text')`;
  return typed(tx)
    .select({
      id: lineId,
      name: sql<string>`coalesce(${reference}, ${text}, '')`,
      isFree: sql<boolean>`${freeLine} is not null or ${projectFreeLine.id} is not null`,
      wasThere: sql<boolean>`${line} is not null or ${freeLine} is not null`,
      isThere: sql<boolean>`${projectLine.id} is not null or ${projectFreeLine.id} is not null`,
      left: keptLine.rowVersion,
      now: sql<
        string | null
      >`case when ${projectLine.id} is null then ${projectFreeLine}.xmin::text else ${rowVersion} end`,
      // Something was ordered of a copy, or somebody made an alternative to it.
      isUsed: sql<boolean>`${projectLine.ordered} > 0 or exists (select from project_line a
        where a.project_id = ${projectId} and a.alternative_to = ${lineId}
          and a.id not in (select k.line_id from kept_line k where k.change_id = ${changeId}))`,
    })
    .from(keptLine)
    .leftJoin(projectLine, and(eq(projectLine.projectId, projectId), eq(projectLine.id, lineId)))
    .leftJoin(lineEvaluation, ofLine)
    .leftJoin(projectFreeLine, and(eq(projectFreeLine.projectId, projectId), eq(projectFreeLine.id, lineId)))
    .where(
      and(
        eq(keptLine.changeId, changeId),
        sql`exists (select from ${lineChange} where ${lineChange.id} = ${changeId} and ${lineChange.projectId} = ${projectId})`,
      ),
    );
}
