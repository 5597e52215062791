import { operations as call } from '@lucerna/contract';
import { defaultCatalogId } from '@lucerna/engine';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
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

export function requestRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, call.requestBudget, requestBudget(frame));
  serve(app, frame, call.requestBudgetUsa, requestBudgetUsa(frame));
  serve(app, frame, call.getBudgetRequestInfo, budgetRequestInfo(frame));
  serve(app, frame, call.registerProjectUsa, registerProject(frame));
  serve(app, frame, call.getProjectRegistration, getRegistration(frame));
  serve(app, frame, call.updateProjectRegistration, updateRegistration(frame));
  serve(app, frame, call.decideProjectRegistration, decideRegistration(frame));
  serve(app, frame, call.requestSupport, requestSupport(frame));
  serve(app, frame, call.listRequests, readRequests(frame));
  serve(app, frame, call.getRequest, ({ viewer, params, language }) =>
    readRequest(frame, viewer, params.id, language),
  );
  serve(app, frame, call.writeToRequest, writeToRequest(frame));
  serve(app, frame, call.moveRequest, moveRequest(frame));
  serve(app, frame, call.getRequestFile, readRequestFile(frame));
  serve(app, frame, call.listSupportTypes, ({ viewer, query, language }) => {
    const held = query.roleIds?.split(',').map(Number) ?? viewer?.roles ?? [];
    const catalogId = query.catalogId ?? viewer?.catalogId ?? defaultCatalogId;
    return answer(typesIn(frame.catalogue.current(), catalogId, held, language));
  });
  serve(app, frame, call.listBusinessActivities, ({ language }) => answer(activitiesIn(language)));
}
