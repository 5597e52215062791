import { describe, expect, it } from 'vitest';
import { operations } from './operations';
import type { Operation } from './operation';
import { privileges } from './privilege';
import type { Privilege } from './privilege';

/** Rights whose calls are still to come, with what they are for; a right that gains a call leaves this list. */
const later: Partial<Record<Privilege, string>> = {
  'project.registration': 'registering a project in the USA',
  'budget.request': 'asking sales for a budget',
  'downloads.view': 'the downloads',
  'support.request': 'requests to support',
};

/** Rights that a call looks at beyond the one it asks for: they decide what it shows or takes. */
const within: Partial<Record<Privilege, string>> = {
  'project.view.company': 'whose projects may be read',
  'project.view.assigned.company': 'whose projects may be read and changed',
  'product.add.reference': 'adding products by reference',
};

const asked = new Map<string, string[]>();
for (const [id, { access }] of Object.entries<Operation>(operations)) {
  asked.set(access, [...(asked.get(access) ?? []), id]);
}

describe('the rights of the spec', () => {
  it.each(privileges)('%s is asked by a call, decides within one, or waits for its call', (right) => {
    const places = [asked.has(right), right in within, right in later].filter(Boolean);
    expect(places).toHaveLength(1);
  });

  it('stand each for what they name', () => {
    const byName: Partial<Record<Privilege, string[]>> = {
      'project.download': ['exportProduct'],
      'project.add': ['createProject', 'saveProject'],
      'project.delete': ['deleteProject', 'removeProject', 'restoreProject'],
      'project.asigment.thirdparty': ['assignProject'],
      'budget.add': ['createBudget', 'getBudgetDraft'],
      'order.add': ['getOrderDraft', 'processOrder'],
    };
    for (const [right, ids] of Object.entries(byName)) {
      expect([right, asked.get(right)?.sort()]).toEqual([right, [...ids].sort()]);
    }
  });
});
