import { and, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { jsonText, parseJson, recordsOf, type JsonText } from '../../../database/json-text';
import { lineAnswer } from '../../../database/tables/line-answer';
import { lineEvaluation, projectLine } from '../../../database/tables/project';
import { anyOf, excluded, typed } from '../../../database/typed';
import { mapInSlices } from '../../../http/time-slice';
import type { StoredLine } from './line';
import { ofLine } from './read-lines';

/** A line as it was evaluated last, whose answer is asked for. */
type AskedLine = Pick<StoredLine, 'id' | 'evaluationVersion'>;

/** An answer of a revision of the catalogue, with the days for which it holds. */
export interface DayAnswer<Answer> {
  readonly revision: number;
  /** YYYY-MM-DD; `until` null: for ever. */
  readonly askedOn: string;
  readonly until: string | null;
  readonly answer: Answer;
}

type Kind = (typeof lineAnswer.$inferSelect)['kind'];

/** The answers about lines that are known of a kind and hold today, by the ids of the lines. */
export async function findAnswers<Answer>(
  pool: pg.Pool,
  projectId: string,
  kind: Kind,
  lines: readonly (AskedLine & { readonly revision: number })[],
  today: string,
): Promise<ReadonlyMap<string, DayAnswer<Answer>>> {
  const { lineId, evaluationVersion, revision, askedOn, until } = lineAnswer;
  const rows = await typed(pool)
    .select({
      ...{ lineId, evaluationVersion, revision, askedOn, until },
      answer: sql<JsonText<Answer>>`${lineAnswer.answer}::text`,
    })
    .from(lineAnswer)
    .where(
      and(
        eq(lineAnswer.projectId, projectId),
        eq(lineAnswer.kind, kind),
        anyOf(
          lineId,
          lines.map(({ id }) => id),
        ),
        sql`${today}::date between ${askedOn} and coalesce(${until}, 'infinity')`,
      ),
    );
  const wanted = new Map(lines.map((line) => [line.id, line]));
  const found = rows.filter((row) => {
    const line = wanted.get(row.lineId);
    return line?.evaluationVersion === row.evaluationVersion && line.revision === row.revision;
  });
  return new Map(
    await mapInSlices(found, ({ lineId: id, answer, ...row }) => [id, { ...row, answer: parseJson(answer) }]),
  );
}

/** The row of a stored answer without its project and its kind. */
const { lineId, evaluationVersion, revision, askedOn, until, answer } = lineAnswer;
const answerColumns = { lineId, evaluationVersion, revision, askedOn, until, answer };

/** Some hundred bytes each. */
const answersAtOnce = 200;

/** Saves answers about lines that are still evaluated as they were; each takes the place of the one before of its kind. */
export async function saveAnswers<Answer>(
  pool: pg.Pool,
  projectId: string,
  kind: Kind,
  answers: readonly (DayAnswer<Answer> & { readonly line: AskedLine })[],
): Promise<void> {
  const db = typed(pool);
  for (let at = 0; at < answers.length; at += answersAtOnce) {
    const records = answers
      .slice(at, at + answersAtOnce)
      .map(({ line, ...rest }) => ({ lineId: line.id, evaluationVersion: line.evaluationVersion, ...rest }));
    const given = db.$with('given', answerColumns).as(recordsOf(jsonText(records), answerColumns));
    await db
      .with(given)
      .insert(lineAnswer)
      .select((qb) =>
        qb
          .select({
            projectId: sql<string>`${projectId}::uuid`.as('project_id'),
            lineId: given.lineId,
            evaluationVersion: given.evaluationVersion,
            kind: sql<Kind>`${kind}::text`.as('kind'),
            revision: given.revision,
            askedOn: given.askedOn,
            until: given.until,
            answer: given.answer,
          })
          .from(given)
          .innerJoin(
            lineEvaluation,
            and(
              eq(lineEvaluation.projectId, projectId),
              eq(lineEvaluation.lineId, given.lineId),
              sql`${lineEvaluation}.xmin::text = ${given.evaluationVersion}`,
            ),
          )
          .innerJoin(projectLine, ofLine)
          // A line that somebody writes just now gets no answer: to wait for it could end in a lock of both, or in a line that is gone.
          .for('key share', { of: projectLine, skipLocked: true }),
      )
      .onConflictDoUpdate({
        target: [lineAnswer.projectId, lineAnswer.lineId, lineAnswer.kind],
        set: {
          evaluationVersion: excluded(evaluationVersion),
          revision: excluded(revision),
          askedOn: excluded(askedOn),
          until: excluded(until),
          answer: excluded(answer),
        },
      });
  }
}
