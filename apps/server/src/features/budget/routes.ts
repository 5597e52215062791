import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { no } from '../../http/answer';
import { serve } from '../../http/serve';
import { createBudget } from './create-budget';
import { downloadDocument, remakeDocument } from './document';
import { draftBudget } from './draft';
import { maySeeBudgets } from './policy';
import { checkBudget, previousBudgets, readBudget } from './read-budget';

export function budgetRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, operations.getBudgetDraft, ({ viewer, params, query }) =>
    draftBudget(frame, viewer, params.id, query.withPrices !== 'false'),
  );

  serve(app, frame, operations.createBudget, (call) =>
    maySeeBudgets(call.viewer)
      ? createBudget(frame, call, call.viewer, call.body)
      : no({ code: 'forbidden' }),
  );

  serve(app, frame, operations.getBudget, ({ viewer, params }) => readBudget(frame, viewer, params.id));

  serve(app, frame, operations.listPreviousBudgets, ({ viewer, query }) =>
    previousBudgets(frame, viewer, query),
  );

  serve(app, frame, operations.checkBudget, ({ viewer, params, body }) =>
    checkBudget(frame, viewer, params.id, body.isChecked),
  );

  serve(app, frame, operations.makeBudgetDocument, ({ viewer, params }) =>
    remakeDocument(frame, viewer, params.id),
  );

  serve(app, frame, operations.getBudgetDocument, ({ viewer, params }) =>
    downloadDocument(frame, viewer, params.id),
  );
}
