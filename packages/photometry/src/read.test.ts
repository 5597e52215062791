import { describe, expect, it } from 'vitest';
import { refusal, textOf } from '../test/files';
import { photometryLimits, problemText } from './index';

describe('a file of unknown kind', () => {
  it.each([
    ['nothing', ''],
    ['a picture', '\u0089PNG\r\n\u001A\n'],
    ['a page', '<!doctype html>\n<p>Not found</p>'],
    ['a letter', 'Dear all,\n\nthe file follows.\n'],
  ])('is refused when it is %s', (_, text) => {
    expect(refusal(text)).toEqual({ code: 'file-unrecognised', line: null });
  });

  it('is refused before it is read when it is too large', () => {
    expect(refusal(new Uint8Array(photometryLimits.bytes + 1)).code).toBe('file-too-large');
  });

  it('is refused for an endless line and for an endless head', () => {
    const long = ' '.repeat(photometryLimits.lineLength + 1);
    expect(refusal(`${textOf('lambert-1000cd.ies')}\n${long}`)).toEqual({ code: 'line-too-long', line: 19 });
    const head = '[OTHER] again\n'.repeat(photometryLimits.headerLines);
    expect(refusal(`IES:LM-63-2019\n${head}TILT=NONE`)).toEqual({ code: 'header-too-long', line: null });
  });

  it('has every placeholder of its sentence filled', () => {
    expect(
      problemText({ code: 'angles-not-ascending', line: 4, values: { field: 'C', value: 1, before: 2 } }),
    ).toBe('Line 4: C must ascend, but 1 follows 2');
  });
});
