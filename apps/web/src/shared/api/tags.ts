import type { OperationId } from '@lucerna/contract';
import { operations } from 'virtual:operations';

/** What a query's answer is about; a change of one makes the other answers about it stale. */
export type Tag = string;

export const tags: readonly Tag[] = [...new Set(Object.values(operations).map(({ tag }) => tag))];

/** What else a change makes stale: a budget and an order are made from a project, an order changes its state. */
const touched: Readonly<Record<string, readonly Tag[]>> = {
  prices: ['prices', 'projects', 'project versions', 'budgets', 'orders'],
  projects: ['projects', 'project versions', 'budgets', 'orders'],
  'project versions': ['project versions', 'projects'],
  'project members': ['project members', 'projects'],
  budgets: ['budgets'],
  orders: ['orders', 'projects', 'project versions'],
};

/** The tags that a change makes stale. */
export const staleAfter = (id: OperationId): readonly Tag[] =>
  touched[operations[id].tag] ?? [operations[id].tag];
