import type { Frame } from '../../frame';
import { answerText, no, notFound } from '../../http/answer';
import type { Answer, Refusal } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import type { KeyedCall } from '../../http/idempotency';
import type { Viewer } from '../../viewer';
import type { KeptSheets } from './sheet/kept-sheets';
import { composeProject } from './present';
import { mostLines, seesCompany } from './policy';
import { freshOffers } from './sheet/fresh-offers';
import { findSheet, openProject } from './store';
import type { OpenedProject, Queryable } from './store';
import type { ProjectSheet } from './sheet/sheet';

/** What every change of a project comes with. */
export interface ChangeRequest extends KeyedCall {
  readonly ifMatch: number | null;
}

/** Why a change may not go on. A colleague, who may read the project, learns that it is not theirs to change. */
export async function refuseChange(
  db: Queryable,
  viewer: Viewer,
  projectId: string,
  outcome: 'notFound' | 'stale' | 'closed' | 'full' | 'idempotencyMismatch',
  version: number,
): Promise<Refusal> {
  switch (outcome) {
    case 'stale':
      return no({ code: 'stale', data: { version } });
    case 'closed':
      return no({ code: 'project-closed' });
    case 'full':
      return no({ code: 'project-full', data: { max: mostLines } });
    case 'idempotencyMismatch':
      return no({ code: 'idempotencyMismatch' });
    case 'notFound': {
      const readable = await findSheet(db, projectId, viewer.accountId, seesCompany(viewer));
      return readable ? no({ code: 'forbidden', data: { privilege: 'project.edit' } }) : notFound();
    }
  }
}

/**
 * The answer that carries a whole project, and its version as the ETag. `kept` remembers what it says of lines from
 * an earlier day; leave it out in a transaction.
 */
export async function projectAnswer(
  frame: Frame,
  db: Queryable,
  viewer: Viewer,
  sheet: ProjectSheet,
  status = 200,
  kept?: KeptSheets,
): Promise<Answer<never>> {
  const current = await freshOffers(frame, db, sheet);
  if (current !== sheet) kept?.keep(current);
  return answerText(composeProject(current, viewer), {
    status,
    subject: sheet.id,
    headers: { etag: `"${sheet.version}"` },
  });
}

/** Reads the project again, after a change or for a repeat of one. */
export async function readAgain(
  frame: Frame,
  db: Queryable,
  viewer: Viewer,
  projectId: string,
  status = 200,
): Promise<Answer<never>> {
  const sheet = await findSheet(db, projectId, viewer.accountId, false);
  return sheet ? projectAnswer(frame, db, viewer, sheet, status) : notFound();
}

/**
 * Changes a project in one transaction, once under its key: locks it, checks owner, version and state, acts, and
 * answers with the whole project. `act` writes, counts its change with touchProject, and may refuse.
 */
export function changeProject(
  frame: Frame,
  request: ChangeRequest,
  projectId: string,
  act: (tx: Queryable, project: OpenedProject) => Promise<Refusal | void>,
  status = 200,
): Promise<Answer<never>> {
  const { viewer, ifMatch } = request;
  const readNow = (tx: Queryable) => readAgain(frame, tx, viewer, projectId, status);
  return writeOnce<never>(
    frame.pool,
    request,
    async (tx) => {
      const { outcome, project } = await openProject(tx, projectId, viewer.accountId, ifMatch);
      if (outcome !== 'open') return refuseChange(tx, viewer, projectId, outcome, project.version);
      return (await act(tx, project)) ?? readNow(tx);
    },
    (_, tx) => readNow(tx),
  );
}
