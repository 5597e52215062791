import type { Frame } from '../../frame';
import { notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { projectAnswer } from './change';
import type { KeptSheets } from './sheet/kept-sheets';
import { seesCompany } from './policy';
import { findSheet } from './store';

/** A project with its lines and, for those who may see them, the viewer's prices. */
export async function readProject(
  frame: Frame,
  sheets: KeptSheets,
  viewer: Viewer,
  id: string,
): Promise<Answer<never>> {
  const sheet = await findSheet(frame.pool, id, viewer.accountId, seesCompany(viewer), sheets);
  return sheet ? projectAnswer(frame, frame.pool, viewer, sheet, 200, sheets) : notFound();
}
