import type { CollectionSheet } from '@lucerna/contract';
import { describe, expect, it } from 'vitest';
import { gatherSheets } from './gather-sheets';

const almar = { families: [{ id: 201, name: 'Almar' }] } as unknown as CollectionSheet;
const read = { status: 'fulfilled', value: almar } as const;
const refused = (status: number | 'offline') => ({
  status: 'rejected' as const,
  reason: { status, code: 'notFound', address: '' },
});

describe('the collections of an editor', () => {
  it('are those that the catalogue has, beside one that it has no more', () => {
    const gathered = gatherSheets([refused(404), read]);
    expect(gathered).toEqual({ type: 'sheets', sheets: new Map([[201, almar]]) });
  });

  it('are missed where none was read, and where the server did not answer', () => {
    expect(gatherSheets([refused(404)])).toMatchObject({ failure: { status: 404 } });
    expect(gatherSheets([read, refused('offline')])).toMatchObject({ failure: { status: 'offline' } });
  });
});
