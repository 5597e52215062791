import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
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

export function budgetRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, operations.getBudgetDraft, ({ viewer, params, query }) =>
    draftBudget(frame, viewer, params.id, query.withPrices !== 'false'),
  );

  serve(app, frame, operations.createBudget, (call) =>
    maySeeBudgets(call.viewer)
      ? createBudget(frame, call, call.viewer, call.body)
      : no({ code: 'forbidden' }),
  );

  serve(app, frame, operations.generateQuoteNumber, ({ viewer }) => generateQuoteNumber(frame, viewer));

  serve(app, frame, operations.createFinalQuote, (call) =>
    maySeeBudgets(call.viewer)
      ? createBudget(frame, call, call.viewer, call.body, call.body)
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

  serve(app, frame, operations.getBudgetSheet, ({ viewer, params, query }) =>
    downloadSheet(frame, viewer, params.id, query.format),
  );

  serve(app, frame, operations.listQuotes, ({ viewer, query }) => listQuotes(frame, viewer, query));

  serve(app, frame, operations.getRevisionDraft, ({ viewer, params }) =>
    maySeeBudgets(viewer) ? draftRevision(frame, viewer, params.id) : no({ code: 'forbidden' }),
  );

  serve(app, frame, operations.reviseBudget, (call) =>
    maySeeBudgets(call.viewer)
      ? reviseBudget(frame, call, call.params.id, call.body)
      : no({ code: 'forbidden' }),
  );

  serve(app, frame, operations.listBudgetRevisions, ({ viewer, params }) =>
    readRevisions(frame, viewer, params.id),
  );

  serve(app, frame, operations.compareBudgets, ({ viewer, params }) =>
    compareBudgets(frame, viewer, params.id, params.other),
  );

  serve(app, frame, operations.moveBudget, (call) => moveBudget(frame, call, call.params.id, call.body));

  serve(app, frame, operations.approveBudget, (call) => approveBudget(frame, call, call.params.id));

  serve(app, frame, operations.refuseDiscount, (call) =>
    refuseDiscount(frame, call, call.params.id, call.body.reason),
  );
}
