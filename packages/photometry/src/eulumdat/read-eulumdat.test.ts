import { describe, expect, it } from 'vitest';
import { good, refusal, sample, textOf } from '../../test/files';
import { fluxOf, intensityAt, keywordText, lightOutputRatio, maxCandela, withLampSet } from '../index';

const axial = textOf('isym1-mc1.ldt');

/** A file with line `number` (from 1) changed. */
function withLine(text: string, number: number, value: string): string {
  const lines = text.split(/\r?\n/);
  lines[number - 1] = value;
  return lines.join('\r\n');
}

/** Eight planes 45 degrees apart of two angles; the stored intensities count from 1. */
function planed(symmetry: number, stored: number, angles = [0, 45, 90, 135, 180, 225, 270, 315]): string {
  const head = axial.split(/\r?\n/).slice(0, 42);
  head.splice(1, 6, '3', `${symmetry}`, `${angles.length}`, '45', '2', '90');
  const rows = Array.from({ length: stored }, (_, plane) => [plane + 1, plane + 1]);
  return [...head, ...angles, 0, 90, ...rows.flat()].join('\r\n');
}

describe('EULUMDAT', () => {
  it.each([
    [0, 8, [1, 2, 3, 4, 5, 6, 7, 8]],
    [1, 1, [1, 1, 1, 1, 1, 1, 1, 1]],
    [2, 5, [1, 2, 3, 4, 5, 4, 3, 2]],
    // Stored from C270 over C0 to C90.
    [3, 5, [3, 4, 5, 4, 3, 2, 1, 2]],
    [4, 3, [1, 2, 3, 2, 1, 2, 3, 2]],
  ])('symmetry %i stores %i of eight planes', (symmetry, stored, values) => {
    const { distribution } = good(planed(symmetry, stored));
    const angles = [0, 45, 90, 135, 180, 225, 270, 315];
    expect(angles.map((c) => intensityAt(distribution, c, 45))).toEqual(values);
  });

  it('refuses C planes that its symmetry cannot have', () => {
    expect(refusal(planed(2, 5, [0, 45, 90, 135, 190, 225, 270, 315]))).toEqual({
      code: 'planes-do-not-fit',
      line: 3,
    });
    expect(refusal(planed(3, 4, [0, 60, 120, 180, 240, 300]))).toEqual({
      code: 'planes-do-not-fit',
      line: 3,
    });
    expect(refusal(planed(4, 2, [0, 90, 180])).code).toBe('planes-do-not-fit');
  });

  it('has the lines of its head under the keywords of LM-63', () => {
    const photometry = sample('two-sets-scaled.ldt');
    const names = ['MANUFAC', 'TEST', 'LUMINAIRE', 'LUMCAT', '_LDTFILE', 'ISSUEDATE'];
    expect(names.map((name) => keywordText(photometry, name))).toEqual([
      'Demo Lighting',
      'SYN-two-sets-scaled',
      'Synthetic two-sets-scaled',
      'TWO-SETS-SCALED',
      'two-sets.ldt',
      '2026-01-01/script',
    ]);
    expect(photometry.housing).toEqual({ length: 0.3, width: 0, height: 0.08 });
    expect(photometry.opening).toEqual({ shape: 'disc', length: 0.28, width: 0.28, height: 0 });
    expect(sample('isym4.ldt').opening).toEqual({ shape: 'rectangle', length: 1.18, width: 0.28, height: 0 });
  });

  it('gives the light of each lamp set', () => {
    const photometry = sample('two-sets-scaled.ldt');
    const second = withLampSet(photometry, 1)!;
    expect(second.lamps).toHaveLength(1);
    expect(fluxOf(second.distribution)).toBeCloseTo(3200, 4);
    expect(maxCandela(second.distribution)).toBe(1018.5916);
    expect(lightOutputRatio(second)).toBeCloseTo(0.8, 8);
    expect(withLampSet(photometry, 2)).toBeNull();
  });

  it('multiplies by the conversion factor', () => {
    const changed = good(withLine(axial, 24, '0,5'));
    expect(fluxOf(changed.distribution)).toBeCloseTo(fluxOf(good(axial).distribution) / 2, 6);
  });

  it.each([
    ['UTF-8', new TextEncoder().encode(withLine(axial, 1, 'Leuchtenbau Müller & Söhne, Grün'))],
    ['Windows-1252', bytes(withLine(axial, 1, 'Leuchtenbau M\u00FCller & S\u00F6hne, Gr\u00FCn'))],
    ['code page 850', bytes(withLine(axial, 1, 'Leuchtenbau M\u0081ller & S\u0094hne, Gr\u0081n'))],
    ['UTF-16', utf16(withLine(axial, 1, 'Leuchtenbau Müller & Söhne, Grün'))],
  ])('reads accents in %s', (_, file) => {
    expect(keywordText(good(file), 'MANUFAC')).toBe('Leuchtenbau Müller & Söhne, Grün');
  });

  it.each([
    ['a symmetry that does not exist', 3, '5', 'value-out-of-range'],
    ['no planes', 4, '0', 'value-out-of-range'],
    ['a word for a number', 6, 'many', 'number-expected'],
    ['twenty-one lamp sets', 26, '21', 'value-out-of-range'],
    ['lamp sets without end', 26, '1000000000', 'value-out-of-range'],
    ['angles without end', 6, '1000000000', 'value-out-of-range'],
    ['lamps without light', 29, '0', 'value-out-of-range'],
    ['a flux that is left out', 29, '', 'number-expected'],
    ['an angle that goes back', 45, '0', 'angles-not-ascending'],
  ])('refuses %s', (_, line, value, code) => {
    expect(refusal(withLine(axial, line, value))).toEqual({ code, line });
  });

  it('refuses a file that ends early and one that goes on', () => {
    const lines = axial.trim().split(/\r?\n/);
    expect(refusal(lines.slice(0, -3).join('\n'))).toEqual({
      code: 'number-missing',
      line: lines.length - 3,
    });
    expect(refusal([...lines, '5'].join('\n'))).toEqual({ code: 'number-extra', line: lines.length + 1 });
    expect(good([...lines, '', 'made by a program'].join('\n')).version).toBe('EULUMDAT');
  });

  it('takes an empty line for a size, a ratio or watts that are not known', () => {
    let text = axial;
    for (const line of [5, 7, 13, 14, 15, 16, 17, 18, 22, 23, 25, 32, 33]) text = withLine(text, line, '');
    expect(good(text).lamps[0]!.watts).toBe(0);
  });
});

function bytes(latin1: string): Uint8Array {
  return Uint8Array.from(latin1, (letter) => letter.charCodeAt(0));
}

function utf16(text: string): Uint8Array {
  const words = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0));
  return new Uint8Array(words.buffer);
}
