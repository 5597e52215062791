import { maxLines } from '@lucerna/contract';
import { no, type Answer } from '../../../http/answer';
import { changeProject, type ChangeRequest } from '../change';
import type { Projects } from '../read-project';
import type { MadeProduct } from '../line/evaluate-products';
import { insertBehind } from '../line/write-lines';
import { writeProducts } from './write-products';

/** Adds products of which some are creations, all or none, and answers with the whole project. */
export function addCreations(
  projects: Projects,
  request: ChangeRequest,
  projectId: string,
  products: readonly MadeProduct[],
): Promise<Answer<never>> {
  const { viewer } = request;
  return changeProject(
    projects,
    request,
    projectId,
    async (tx, project) => {
      if (project.lineCount + products.length > maxLines) {
        return no({ code: 'project-full', data: { max: maxLines } });
      }
      return writeProducts(tx, viewer, projectId, products, (lines) =>
        insertBehind(tx, viewer.accountId, projectId, lines),
      );
    },
    201,
  );
}
