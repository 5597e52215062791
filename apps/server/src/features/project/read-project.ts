import type { Frame } from '../../frame';
import { notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { projectAnswer } from './present';
import type { ProjectCache } from './project-cache';

/** What the calls of projects work with: the frame, and the projects that this node read last. */
export interface Projects {
  readonly frame: Frame;
  readonly cache: ProjectCache;
}

/**
 * A project with its lines and, for those who may see them, its prices; also what a change and a repeat of one answer,
 * outside of their transaction.
 */
export async function readProject(
  { frame, cache }: Projects,
  viewer: Viewer,
  id: string,
  status = 200,
): Promise<Answer<never>> {
  const found = await cache.find(id, viewer);
  return found ? projectAnswer(frame, cache, found, status) : notFound();
}
