import { describe, expect, it } from 'vitest';
import { failureKeys } from './failure-keys';

describe('the error dialog', () => {
  it('looks for the most specific text first', () => {
    const failure = { status: 409, code: 'stale', address: '/' };
    expect(failureKeys({ action: 'addProducts', failure })).toEqual([
      'errors-dialog.addProducts-409',
      'errors-dialog.addProducts',
      'errors-dialog.409',
      'errors-dialog.generic',
    ]);
  });
});
