import { describe, expect, it } from 'vitest';
import { staleAfter } from './tags';

describe('what a change makes stale', () => {
  it('is which version a project still is, where the project changes', () => {
    for (const id of ['renameProject', 'updateProduct', 'takeCatalogueChanges', 'processOrder'] as const) {
      expect([id, staleAfter(id)]).toEqual([id, expect.arrayContaining(['projects', 'project versions'])]);
      expect(staleAfter(id)).toContain('project');
    }
  });

  it('is no project that its page has from the answer', () => {
    expect(staleAfter('updateProduct', true)).toEqual(expect.not.arrayContaining(['project']));
    expect(staleAfter('updateProduct', true)).toContain('projects');
  });
});
