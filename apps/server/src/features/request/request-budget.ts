import type { Operations, RequestKind, SupportRequest } from '@lucerna/contract';
import { markets } from '@lucerna/engine';
import type pg from 'pg';
import type { AppContext } from '../../app-context';
import { answer, no, type Answer, type Refusal } from '../../http/answer';
import type { Call, Handler } from '../../http/serve';
import { renameWithin } from '../project';
import { answerersOf } from './access';
import { askOnce } from './ask-once';
import { askedProject, projectNow, type AskedProject } from './asked-project';
import { tooManyRequests, whyUnqualified } from './make-request';
import { presentRow, readRequest } from './present';
import { listRequests } from './store';

type Asking = Call<Operations['requestBudget']> | Call<Operations['requestBudgetUsa']>;

type BudgetRequest = Extract<RequestKind, 'budget' | 'budgetUsa'>;

/** Asks for a budget of a project as it is now (BUD-01, BUD-02). `prepare` does what belongs to it before. */
async function askBudget(
  ctx: AppContext,
  call: Asking,
  kind: BudgetRequest,
  prepare: (tx: pg.PoolClient) => Promise<Refusal | null> = () => Promise.resolve(null),
): Promise<Answer<SupportRequest>> {
  const { viewer, body } = call;
  const refusal = (await whyUnqualified(ctx, viewer)) ?? (await tooManyRequests(ctx, viewer));
  if (refusal) return refusal;
  const asked = await askOnce(ctx, call, async (tx) => {
    const refusedBefore = await prepare(tx);
    if (refusedBefore) return refusedBefore;
    const project = await askedProject(tx, viewer, body.project, 'request', body.catalogId);
    if (!project.ok) return project;
    if (markets[project.catalogId].budgetRequest !== kind) return no({ code: 'requestElsewhere' });
    if (project.lines.length === 0) return no({ code: 'requestEmpty' });
    return {
      ...about(project),
      kind,
      siteLocation: body.siteLocation,
      recipientId: body.recipient,
      description: body.description,
      files: body.files,
    };
  });
  if (!asked.ok) return asked;
  return readRequest(ctx, viewer, asked.requestId, call.language, 201);
}

/** What a request keeps of a project. */
export const about = ({ id, name, catalogId, version, clientCode, lines }: AskedProject) => ({
  catalogId,
  projectId: id,
  projectName: name,
  projectVersion: version,
  clientCode,
  lines,
});

export const requestBudget =
  (ctx: AppContext): Handler<Operations['requestBudget']> =>
  (call) =>
    askBudget(ctx, call, 'budget');

/** The project gets the name that the maker will know it by first, so that the request keeps that name. */
export const requestBudgetUsa =
  (ctx: AppContext): Handler<Operations['requestBudgetUsa']> =>
  (call) => {
    const { project, changeProjectName: name } = call.body;
    return askBudget(ctx, call, 'budgetUsa', (tx) =>
      name === undefined ? Promise.resolve(null) : renameWithin(tx, call.viewer, project, name),
    );
  };

/** What the page of a request for a budget shows before it is asked. */
export function budgetRequestInfo(ctx: AppContext): Handler<Operations['getBudgetRequestInfo']> {
  return async ({ viewer, params, language }) => {
    const { pool } = ctx;
    const project = await projectNow(pool, viewer, params.id, 'request');
    if (!project.ok) return project;
    const { lines } = project;
    const { requests } = await listRequests(pool, viewer, {
      ...{ box: 'own', projectId: params.id, page: 1, itemsPerPage: 20 },
    });
    return answer({
      projectId: project.id,
      projectName: project.name,
      catalogId: project.catalogId,
      lang: language,
      products: lines.length,
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      recipients: await answerersOf(pool, project),
      earlier: requests.map((row) => presentRow(ctx.catalogue.current(), viewer, row, language)),
    });
  };
}
