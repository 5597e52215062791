import type { OperationId } from '@lucerna/contract';
import { operations } from 'virtual:operations';

/** What a query's answer is about; a change of one makes the other answers about it stale. */
export type Tag = string;

export const tags: readonly Tag[] = [...new Set(Object.values(operations).map(({ tag }) => tag))];

/** What else a change makes stale: a budget and an order are made from a project, an order changes its state. */
const touched: Readonly<Record<string, readonly Tag[]>> = {
  'catalogue changes': ['catalogue changes', 'project', 'projects', 'project versions', 'budgets', 'orders'],
  projects: ['project', 'projects', 'project versions', 'budgets', 'orders'],
  'project lines': ['catalogue changes', 'project', 'projects', 'project versions', 'budgets', 'orders'],
  'project versions': ['project versions', 'project', 'projects'],
  'project structure': ['projects', 'project versions', 'budgets', 'orders'],
  'project members': ['project members', 'project', 'projects'],
  requests: ['requests', 'registrations', 'project', 'projects'],
  registrations: ['registrations', 'requests'],
  budgets: ['budgets', 'requests'],
  orders: ['orders', 'project', 'projects', 'project versions'],
};

/** The tags that a change makes stale; a project is not where its page takes over what changed. */
export function staleAfter(id: OperationId, takesOver = false): readonly Tag[] {
  const stale = touched[operations[id].tag] ?? [operations[id].tag];
  return takesOver ? stale.filter((tag) => tag !== 'project') : stale;
}
