import { describe, expect, it } from 'vitest';
import { staleAfter } from './tags';

describe('what a change makes stale', () => {
  it('is which version a project still is, where the project changes', () => {
    for (const id of ['renameProject', 'updateProduct', 'refreshPrices', 'processOrder'] as const) {
      expect([id, staleAfter(id)]).toEqual([id, expect.arrayContaining(['projects', 'project versions'])]);
    }
  });
});
