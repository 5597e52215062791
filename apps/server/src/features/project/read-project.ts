import type { AppContext } from '../../app-context';
import { notFound, type Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { projectAnswer, versionAnswer, type HowToAnswer } from './present';
import type { ProjectCache, ReadableProject, Written } from './project-cache';
import { readVersion } from './version/find-versions';

/** What the calls of projects work with: the frame, and the projects that this node read last. */
export interface Projects {
  readonly ctx: AppContext;
  readonly cache: ProjectCache;
  /** Tells those who work on a project that it changed. */
  readonly tellChange: (id: string) => void;
}

/**
 * A project with its lines and, for those who may see them, its prices; also what a change and a repeat of one answer,
 * outside of their transaction.
 */
export async function readProject(
  { ctx, cache }: Projects,
  viewer: Viewer,
  id: string,
  how: HowToAnswer = {},
  written?: Written,
): Promise<Answer<never>> {
  const found = await cache.find(id, viewer, written);
  return found ? projectAnswer(ctx, cache, shownOf(found, how), how) : notFound();
}

/** Without its prices where the caller wants none. */
const shownOf = (found: ReadableProject, { withPrices = true }: HowToAnswer): ReadableProject =>
  withPrices ? found : { ...found, access: { ...found.access, seesPrices: false } };

/** A project or, by the id of a version, what one was. */
export async function readProjectOrVersion(
  projects: Projects,
  viewer: Viewer,
  id: string,
  how: HowToAnswer,
): Promise<Answer<never>> {
  const found = await readProject(projects, viewer, id, how);
  if (found.ok) return found;
  const version = await readVersion(projects.ctx.pool, viewer, id);
  return version ? versionAnswer(shownOf(version, how)) : found;
}
