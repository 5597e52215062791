import { notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import type { Projects } from './change';
import { seesCompany } from './policy';
import { projectAnswer } from './present';

/** A project with its lines and, for those who may see them, the viewer's prices. */
export async function readProject(
  { frame, cache }: Projects,
  viewer: Viewer,
  id: string,
): Promise<Answer<never>> {
  const project = await cache.find(id, viewer.accountId, seesCompany(viewer));
  return project ? projectAnswer(frame, cache, viewer, project) : notFound();
}
