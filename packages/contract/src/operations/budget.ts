import { z } from 'zod';
import { operation } from '../operation';
import { budget, budgetCheck, budgetDraft, budgetRow, newBudget, previousBudgets } from '../shape/budget';
import { id, languageQuery, largestPage, pageOf } from '../shape/common';

const tag = 'budgets';

/** Budgets (P7; BUD-03, BUD-06, BUD-07). */
export const budgetOperations = {
  getBudgetDraft: operation({
    method: 'GET',
    path: '/api/v1/budget/project/:id',
    aliases: [{ method: 'GET', path: '/api/v2/projects/:id/project-to-budget' }],
    access: 'budget.add',
    summary: 'The lines of a project as a budget before it is generated',
    tag,
    params: z.object({ id }),
    query: z.object({ lang: languageQuery, withPrices: z.enum(['true', 'false']).optional() }),
    response: budgetDraft,
    errors: [404],
  }),
  createBudget: operation({
    method: 'POST',
    path: '/api/v2/budget',
    aliases: [{ method: 'POST', path: '/api/v1/budget' }],
    access: 'budget.add',
    summary: 'Generate a budget: stored frozen and numbered, its PDF made by a job',
    tag,
    body: newBudget,
    response: budget,
    status: 201,
    errors: [404, 409, 422],
    idempotent: true,
    versioned: true,
  }),
  getBudget: operation({
    method: 'GET',
    path: '/api/v1/budget/:id',
    access: 'budget',
    summary: 'Read a generated budget',
    tag,
    params: z.object({ id }),
    response: budget,
    errors: [404],
  }),
  listPreviousBudgets: operation({
    method: 'GET',
    path: '/api/v1/budget/previous',
    access: 'budget',
    summary: 'The earlier budgets of a project',
    tag,
    query: z.object({ projectId: id, lang: languageQuery, ...pageOf(largestPage) }),
    response: previousBudgets,
    errors: [404],
  }),
  checkBudget: operation({
    method: 'PUT',
    path: '/api/v1/budget/:id/checked',
    access: 'budget',
    summary: 'Tick a previous budget or untick it',
    tag,
    params: z.object({ id }),
    body: budgetCheck,
    response: budgetRow,
    errors: [404],
  }),
  makeBudgetDocument: operation({
    method: 'POST',
    path: '/api/v1/budget/:id/document',
    access: 'budget',
    summary: 'Ask again for the PDF of a budget whose making failed',
    tag,
    params: z.object({ id }),
    response: budgetRow,
    status: 202,
    errors: [404],
  }),
  getBudgetDocument: operation({
    method: 'GET',
    path: '/api/v1/budget/:id/document',
    access: 'budget',
    summary: 'The PDF of a generated budget',
    tag,
    params: z.object({ id }),
    file: 'application/pdf',
    errors: [404, 409],
  }),
};
