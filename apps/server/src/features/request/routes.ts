import { operations as call } from '@lucerna/contract';
import { defaultCatalogId } from '@lucerna/engine';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { answer } from '../../http/answer';
import { serve } from '../../http/serve';
import { moveRequest } from './move-request';
import { readRequest } from './present';
import { readRequestFile, readRequests } from './read-requests';
import { decideRegistration, getRegistration, registerProject, updateRegistration } from './registration';
import { budgetRequestInfo, requestBudget, requestBudgetUsa } from './request-budget';
import { requestSupport } from './request-support';
import { activitiesIn, typesIn } from './support-types';
import { writeToRequest } from './write-message';

export function requestRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, call.requestBudget, requestBudget(ctx));
  serve(app, ctx, call.requestBudgetUsa, requestBudgetUsa(ctx));
  serve(app, ctx, call.getBudgetRequestInfo, budgetRequestInfo(ctx));
  serve(app, ctx, call.registerProjectUsa, registerProject(ctx));
  serve(app, ctx, call.getProjectRegistration, getRegistration(ctx));
  serve(app, ctx, call.updateProjectRegistration, updateRegistration(ctx));
  serve(app, ctx, call.decideProjectRegistration, decideRegistration(ctx));
  serve(app, ctx, call.requestSupport, requestSupport(ctx));
  serve(app, ctx, call.listRequests, readRequests(ctx));
  serve(app, ctx, call.getRequest, ({ viewer, params, language }) =>
    readRequest(ctx, viewer, params.id, language),
  );
  serve(app, ctx, call.writeToRequest, writeToRequest(ctx));
  serve(app, ctx, call.moveRequest, moveRequest(ctx));
  serve(app, ctx, call.getRequestFile, readRequestFile(ctx));
  serve(app, ctx, call.listSupportTypes, ({ viewer, query, language }) => {
    const held = query.roleIds?.split(',').map(Number) ?? viewer?.roles ?? [];
    const catalogId = query.catalogId ?? viewer?.catalogId ?? defaultCatalogId;
    return answer(typesIn(ctx.catalogue.current(), catalogId, held, language));
  });
  serve(app, ctx, call.listBusinessActivities, ({ language }) => answer(activitiesIn(language)));
}
