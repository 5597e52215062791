import { notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { projectAnswer } from './change';
import type { Projects } from './change';
import { seesCompany } from './policy';
import { findSheet } from './store';

/** A project with its lines and, for those who may see them, the viewer's prices. */
export async function readProject(
  { frame, sheets }: Projects,
  viewer: Viewer,
  id: string,
): Promise<Answer<never>> {
  const sheet = await findSheet(frame.pool, id, viewer.accountId, seesCompany(viewer), sheets);
  return sheet ? projectAnswer(frame, sheets, viewer, sheet) : notFound();
}
