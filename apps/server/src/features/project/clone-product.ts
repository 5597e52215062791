import { mostLines } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { no, notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import { changeProject } from './change';
import type { ChangeRequest } from './change';
import type { Projects } from './read-project';
import { touchProject } from './store';
import { copyLine } from './line/place-line';

/** Copies a product with its stored result, and puts the copy right after it. */
export function cloneProduct(
  projects: Projects,
  request: ChangeRequest,
  { projectId, productId }: { readonly projectId: string; readonly productId: string },
): Promise<Answer<never>> {
  const clone = async (...[tx, project]: Parameters<Parameters<typeof changeProject>[3]>) => {
    if (project.lineCount >= mostLines) return no({ code: 'project-full', data: { max: mostLines } });
    if (!(await copyLine(tx, projectId, productId, randomUUID()))) return notFound();
    await touchProject(tx, projectId, { lines: 1, places: 1 });
    return undefined;
  };
  return changeProject(projects, request, projectId, clone, 201);
}
