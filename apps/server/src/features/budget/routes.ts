import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { no } from '../../http/answer';
import { serve } from '../../http/serve';
import { compareBudgets } from './compare-budgets';
import { createBudget } from './create-budget';
import { downloadDocument, remakeDocument } from './document';
import { draftBudget } from './draft';
import { generateQuoteNumber } from './final-quote';
import { listQuotes } from './list-quotes';
import { approveBudget, refuseDiscount } from './decide-discount';
import { moveBudget, readRevisions } from './move-budget';
import { maySeeBudgets } from './policy';
import { checkBudget, previousBudgets, readBudget } from './read-budget';
import { downloadSheet } from './quote-sheet';
import { draftRevision, reviseBudget } from './revise-budget';

export function budgetRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, operations.getBudgetDraft, ({ viewer, params, query }) =>
    draftBudget(ctx, viewer, params.id, query.withPrices !== 'false'),
  );

  serve(app, ctx, operations.createBudget, (call) =>
    maySeeBudgets(call.viewer) ? createBudget(ctx, call, call.viewer, call.body) : no({ code: 'forbidden' }),
  );

  serve(app, ctx, operations.generateQuoteNumber, ({ viewer }) => generateQuoteNumber(ctx, viewer));

  serve(app, ctx, operations.createFinalQuote, (call) =>
    maySeeBudgets(call.viewer)
      ? createBudget(ctx, call, call.viewer, call.body, call.body)
      : no({ code: 'forbidden' }),
  );

  serve(app, ctx, operations.getBudget, ({ viewer, params }) => readBudget(ctx, viewer, params.id));

  serve(app, ctx, operations.listPreviousBudgets, ({ viewer, query }) => previousBudgets(ctx, viewer, query));

  serve(app, ctx, operations.checkBudget, ({ viewer, params, body }) =>
    checkBudget(ctx, viewer, params.id, body.isChecked),
  );

  serve(app, ctx, operations.makeBudgetDocument, ({ viewer, params }) =>
    remakeDocument(ctx, viewer, params.id),
  );

  serve(app, ctx, operations.getBudgetDocument, ({ viewer, params }) =>
    downloadDocument(ctx, viewer, params.id),
  );

  serve(app, ctx, operations.getBudgetSheet, ({ viewer, params, query }) =>
    downloadSheet(ctx, viewer, params.id, query.format),
  );

  serve(app, ctx, operations.listQuotes, ({ viewer, query }) => listQuotes(ctx, viewer, query));

  serve(app, ctx, operations.getRevisionDraft, ({ viewer, params }) =>
    maySeeBudgets(viewer) ? draftRevision(ctx, viewer, params.id) : no({ code: 'forbidden' }),
  );

  serve(app, ctx, operations.reviseBudget, (call) =>
    maySeeBudgets(call.viewer)
      ? reviseBudget(ctx, call, call.params.id, call.body)
      : no({ code: 'forbidden' }),
  );

  serve(app, ctx, operations.listBudgetRevisions, ({ viewer, params }) =>
    readRevisions(ctx, viewer, params.id),
  );

  serve(app, ctx, operations.compareBudgets, ({ viewer, params }) =>
    compareBudgets(ctx, viewer, params.id, params.other),
  );

  serve(app, ctx, operations.moveBudget, (call) => moveBudget(ctx, call, call.params.id, call.body));

  serve(app, ctx, operations.approveBudget, (call) => approveBudget(ctx, call, call.params.id));

  serve(app, ctx, operations.refuseDiscount, (call) =>
    refuseDiscount(ctx, call, call.params.id, call.body.reason),
  );
}
