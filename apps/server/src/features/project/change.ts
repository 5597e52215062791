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
import { findSheet, openProject, seesProject } from './store';
import type { OpenedProject, Queryable } from './store';
import type { ProjectSheet } from './sheet/sheet';

/** What the calls of projects work with: the frame, and the projects that this node read last. */
export interface Projects {
  readonly frame: Frame;
  readonly sheets: KeptSheets;
}

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
      const readable = await seesProject(db, projectId, viewer.accountId, seesCompany(viewer));
      return readable ? no({ code: 'forbidden', data: { privilege: 'project.edit' } }) : notFound();
    }
  }
}

/** The answer that carries a whole project, and its version as the ETag. */
export async function projectAnswer(
  frame: Frame,
  sheets: KeptSheets,
  viewer: Viewer,
  sheet: ProjectSheet,
  status = 200,
): Promise<Answer<never>> {
  const current = await freshOffers(frame, sheet);
  if (current !== sheet) sheets.keep(current);
  return answerText(await composeProject(current, viewer), {
    status,
    subject: sheet.id,
    headers: { etag: `"${sheet.version}"` },
  });
}

/** What a transaction answers that changed a project: the whole of it is read after the commit. */
export function changed(projectId: string): Answer<never> {
  return { ok: true, subject: projectId };
}

/** Reads the project of an account after a change, or for a repeat of one; outside of its transaction. */
export async function readAgain(
  frame: Frame,
  sheets: KeptSheets,
  viewer: Viewer,
  projectId: string,
  status = 200,
): Promise<Answer<never>> {
  const sheet = await findSheet(frame.pool, projectId, viewer.accountId, false, sheets);
  return sheet ? projectAnswer(frame, sheets, viewer, sheet, status) : notFound();
}

/**
 * Changes a project in one short transaction, once under its key: locks it, checks owner, version and state, and acts;
 * after the commit it answers with the whole project. `act` writes, counts its change with touchProject, and may
 * refuse; what it needs of the catalogue is prepared before.
 */
export async function changeProject(
  { frame, sheets }: Projects,
  request: ChangeRequest,
  projectId: string,
  act: (tx: Queryable, project: OpenedProject) => Promise<Refusal | void>,
  status = 200,
): Promise<Answer<never>> {
  const { viewer, ifMatch } = request;
  const done = await writeOnce<never>(
    frame.pool,
    request,
    async (tx) => {
      const { outcome, project } = await openProject(tx, projectId, viewer.accountId, ifMatch);
      if (outcome !== 'open') return refuseChange(tx, viewer, projectId, outcome, project.version);
      return (await act(tx, project)) ?? changed(projectId);
    },
    (subject) => Promise.resolve(changed(subject)),
    projectId,
  );
  return done.ok ? readAgain(frame, sheets, viewer, projectId, status) : done;
}
