import { describe, expect, it } from 'vitest';
import { readCreationCode, readTyped } from './read-typed';

describe('reading a reference that was typed', () => {
  it.each([
    ['201010/1Z_10_200', '201010/1Z_10_200'],
    [' 201010/1z _10_200 ', '201010/1Z_10_200'],
    ['2010-10/1Z_10_200-2us', '2010-10/1Z_10_200-2US'],
    ['201010', '201010'],
  ])('takes %s whole', (typed, text) => {
    expect(readTyped(typed)).toMatchObject({ text, isWhole: true });
  });

  it('takes the longest readable beginning of a broken one', () => {
    expect(readTyped('201010/1Z_10_2xx')).toMatchObject({ text: '201010/1Z_10', isWhole: false });
    expect(readTyped('201010?')).toMatchObject({ text: '201010', isWhole: false });
  });

  it.each(['', 'Almar', '2010', 'CR000000001'])('takes nothing of "%s"', (typed) => {
    expect(readTyped(typed)).toBeNull();
  });

  it.each([
    ['CR000000012', 'CR000000012'],
    [' cr 000 000 012 ', 'CR000000012'],
    ['2190LW000000003', '2190LW000000003'],
    ['201010/1Z_10_200', null],
    ['CR12', null],
  ])('finds the code of a creation in "%s"', (typed, code) => {
    expect(readCreationCode(typed)).toBe(code);
  });
});
