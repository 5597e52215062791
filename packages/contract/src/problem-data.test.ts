import { describe, expect, it } from 'vitest';
import { refusedProblems } from './problem-data';

describe('the problems of a refused call', () => {
  it('are the one that it names, with its data', () => {
    const details = { reference: 'x', lengths: [1, 2], none: null };
    expect(refusedProblems({ code: 'reference-invalid', details })).toEqual([
      { code: 'reference-invalid', data: { reference: 'x', lengths: '1, 2' } },
    ]);
    expect(refusedProblems({ code: 'notFound' })).toEqual([{ code: 'notFound', data: {} }]);
  });

  it('are each of a list with the data of its own', () => {
    const details = ['one', 'two'].map((reference) => ({
      code: 'reference-invalid',
      message: 'problem.reference-invalid',
      data: { reference },
    }));
    expect(refusedProblems({ code: 'reference-invalid', details })).toEqual([
      { code: 'reference-invalid', data: { reference: 'one' } },
      { code: 'reference-invalid', data: { reference: 'two' } },
    ]);
  });

  it('are not the wrong fields of a bad request', () => {
    const details = [{ in: 'body', path: 'name', code: 'required', message: 'formError.required' }];
    expect(refusedProblems({ code: 'badRequest', details })).toEqual([{ code: 'badRequest', data: {} }]);
  });
});
