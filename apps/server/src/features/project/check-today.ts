import type { Problem, Result } from '@lucerna/engine';
import { ok } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { evaluateLine } from './line/evaluate-line';
import { jsonMembers } from './line/line';
import type { LineRecord } from './line/line';
import { recomposed } from './line/line-change';
import { nameCreation } from './creation/store-creation';
import type { OpenedProject, Queryable } from './store';
import type { StoredLine } from './line/store-line';

/** A line under the catalogue of today. */
export interface CheckedLine {
  /** The line as it would be written today, as valid; null when it cannot be built any more. */
  readonly record: LineRecord | null;
  /** Why it cannot be ordered; empty when it can. */
  readonly problems: readonly Problem[];
}

/** Evaluates a line again as it was configured. A creation that is made of other parts today gets another code. */
export async function checkToday(
  frame: Frame,
  tx: Queryable,
  accountId: string,
  project: OpenedProject,
  line: StoredLine,
): Promise<CheckedLine> {
  const made =
    line.creation === null
      ? luminaireToday(frame, project, line)
      : await creationToday(frame, tx, accountId, project, line);
  if (!made.ok) return { record: null, problems: made.problems };
  const said = JSON.parse(`{${made.value.sheet}}`) as { readonly problems: readonly Problem[] };
  const sheet = jsonMembers({ ...said, validation: { status: 1 } });
  return { record: { ...made.value, sheet }, problems: said.problems };
}

function luminaireToday(frame: Frame, project: OpenedProject, line: StoredLine): Result<LineRecord> {
  const prepared = frame.catalogue.current().prepared(project.catalogId, line.model, frame.today());
  if (!prepared.ok) return prepared;
  const at = { rateId: project.rateId, quantity: line.quantity };
  return evaluateLine(line.id, prepared.value, line.configuration, at, line.choices);
}

async function creationToday(
  frame: Frame,
  tx: Queryable,
  accountId: string,
  project: OpenedProject,
  line: StoredLine,
): Promise<Result<LineRecord>> {
  const made = recomposed(frame, project, line, line.creation);
  if (!made.ok) return made;
  const { problems, coded, reference } = made.value;
  const named = problems.length === 0 ? await nameCreation(tx, accountId, made.value, line.reference) : null;
  return ok(named?.ok ? named.value.line : made.value.lineWith(coded ? line.reference : reference));
}
