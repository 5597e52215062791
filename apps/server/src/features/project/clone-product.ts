import { maxLines } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { no, notFound, type Answer } from '../../http/answer';
import { changeProject, type ChangeRequest } from './change';
import type { Projects } from './read-project';
import { touchProject, type CachedLine } from './store';
import { copyLines } from './line/place-line';

/** Copies a product with its stored result, and puts the copy right after it. */
export function cloneProduct(
  projects: Projects,
  request: ChangeRequest,
  { projectId, productId }: { readonly projectId: string; readonly productId: string },
): Promise<Answer<never>> {
  const clone = async (...[tx, project]: Parameters<Parameters<typeof changeProject>[3]>) => {
    if (project.lineCount >= maxLines) return no({ code: 'project-full', data: { max: maxLines } });
    const id = randomUUID();
    if ((await copyLines(tx, projectId, [{ from: productId, to: id }])) === 0) return notFound();
    const evaluationVersion = await touchProject(tx, projectId, { lines: 1, places: 1 });
    const copied = { id, ordered: 0, evaluationVersion };
    // A copy of an option is not chosen.
    const copyOf = (line: CachedLine): CachedLine => ({
      ...line,
      ...copied,
      option: line.option && { ...line.option, isChosen: false },
    });
    return (lines: readonly CachedLine[]) =>
      lines.flatMap((line) => (line.id === productId ? [line, copyOf(line)] : [line]));
  };
  return changeProject(projects, request, projectId, clone, 201);
}
