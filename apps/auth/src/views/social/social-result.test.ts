import { describe, expect, it } from 'vitest';
import { failureData } from '../../call/failure';
import { readSocialResult, socialFailure } from './social-result';

describe('the result of a social sign-in', () => {
  it('is read from the address that the provider came back to', () => {
    expect(readSocialResult({ status: 'success', expiresIn: '600' })).toEqual({
      status: 'success',
      expiresIn: 600,
    });
    expect(readSocialResult({ status: 'error', code: 'socialDenied' })).toEqual({
      status: 'error',
      code: 'socialDenied',
    });
  });

  it('is a failure where anything else is said', () => {
    const failed = { status: 'error', code: 'unexpected' };
    for (const told of [{}, null, 'success', { status: 'success' }, { status: 'success', expiresIn: -1 }]) {
      expect(readSocialResult(told)).toEqual(failed);
    }
  });

  it('names the provider in its failure, for a sentence that needs it', () => {
    expect(failureData(socialFailure('socialDenied', 'LinkedIn'))).toEqual({ provider: 'LinkedIn' });
  });
});
