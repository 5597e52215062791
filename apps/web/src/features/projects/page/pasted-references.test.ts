import { describe, expect, it } from 'vitest';
import { linesWithoutReference, readPastedLines } from './pasted-references';

describe('typed and pasted references', () => {
  it('have the quantity of the field when they say none', () => {
    expect(readPastedLines(' 201010/1Z_10_200 ', 3)).toEqual([
      { reference: '201010/1Z_10_200', quantity: 3 },
    ]);
  });

  it('may say their quantity before or after', () => {
    for (const text of [
      '12 x 201010/1Z_10_200',
      '201010/1Z_10_200\t12',
      '201010/1Z_10_200;12',
      '12x 201010/1Z_10_200',
    ]) {
      expect(readPastedLines(text, 1)).toEqual([{ reference: '201010/1Z_10_200', quantity: 12 }]);
    }
  });

  it('may be rows of a spreadsheet with a heading', () => {
    expect(
      readPastedLines('Reference\tPieces\r\n201010/1Z_10_200\t4\r\n2010-10/1Z_10_200-2US\t6\r\n\r\n', 1),
    ).toEqual([
      { reference: '201010/1Z_10_200', quantity: 4 },
      { reference: '2010-10/1Z_10_200-2US', quantity: 6 },
    ]);
  });

  it('may stand in one line', () => {
    expect(readPastedLines('201010/1Z_10_200 2, 201120/1Z_10_200', 1)).toEqual([
      { reference: '201010/1Z_10_200', quantity: 2 },
      { reference: '201120/1Z_10_200', quantity: 1 },
    ]);
  });

  it('are none in words', () => {
    expect(readPastedLines('twelve white pendants', 1)).toEqual([]);
  });

  it('leave out lines that can be told, but for a heading', () => {
    const text = 'Reference\tPieces\n201010/1Z_10_200\t4\n\n Almar 99;3 \nto be named';
    expect(linesWithoutReference(text)).toEqual(['Almar 99 3', 'to be named']);
    expect(linesWithoutReference('201010/1Z_10_200 2, 201120/1Z_10_200')).toEqual([]);
  });
});
