import { describe, expect, it } from 'vitest';
import { good, refusal, sample, textOf } from '../../test/files';
import { fluxOf, intensityAt, keywordText, problemText, readPhotometry } from '../index';

const lambert = textOf('lambert-1000cd.ies');
const relative = textOf('relative-2lamps-feet.ies');

/** Type C with nine planes of three angles, whose intensities say their plane. */
function ringed(planes: readonly number[], version = 'IES:LM-63-2019'): string {
  const rows = planes.map((c) => `${c + 1} ${c + 1} ${c + 1}`);
  return `${version}\nTILT=NONE\n1 -1 1 3 ${planes.length} 1 2 0 0 0\n1 1 10\n0 45 90\n${planes.join(' ')}\n${rows.join('\n')}`;
}

describe('LM-63', () => {
  it.each([
    ['IESNA91', '1991'],
    ['IESNA:LM-63-1995', '1995'],
    ['IESNA95', '1995'],
    ['IESNA:LM-63-2002', '2002'],
    ['IES:LM-63-2019', '2019'],
    ['IES LM-63-19', '2019'],
  ])('knows the version line %s', (line, version) => {
    expect(good(lambert.replace('IES:LM-63-2019', line)).version).toBe(version);
  });

  it('multiplies by the ballast-lamp factor up to 1995 only', () => {
    const older = fluxOf(good(relative).distribution);
    const newer = fluxOf(good(relative.replace('1995', '2002')).distribution);
    expect(older / newer).toBeCloseTo(0.9, 9);
  });

  it('takes a TILT= at the start of a line only, and keeps the tilt without applying it', () => {
    expect(good(textOf('lm63-1986-commas.ies')).labels[1]).toContain('TILT word');
    const file = good(lambert.replace('TILT=NONE', 'TILT=LAMP1.TLT'));
    expect(file.tilt).toEqual({ file: 'LAMP1.TLT' });
    expect(sample('tilt-include.ies').tilt).toMatchObject({
      geometry: 1,
      angles: [0, 15, 30, 45, 60, 75, 90],
    });
    expect(sample('tilt-include.ies').distribution.candela[0]![0]).toBe(1000);
  });

  it('keeps keywords in their order, unknown ones too, and joins [MORE]', () => {
    const text = lambert.replace('[LAMPCAT] LED', '[_CCT] 2700\n[MORE] to 3000\n[STRANGE]');
    const { keywords } = good(text);
    expect(keywords.slice(-3)).toEqual([
      { keyword: '_CCT', text: '2700\nto 3000' },
      { keyword: 'STRANGE', text: '' },
      { keyword: 'LAMP', text: 'LED module' },
    ]);
    expect(keywordText({ keywords }, 'MANUFAC')).toBe('Demo Lighting');
    expect(keywordText({ keywords }, 'NEARFIELD')).toBe('');
  });

  it('takes any line end, tabs, commas, numbers wrapped anywhere, an end mark and text behind', () => {
    const [head, numbers] = [
      lambert.slice(0, lambert.indexOf('1 -1')),
      lambert.slice(lambert.indexOf('1 -1')),
    ];
    const truth = good(lambert).distribution;
    const joined = numbers.trim().replaceAll(/\s+/g, '\t');
    for (const text of [
      lambert.replaceAll('\n', '\r\n'),
      lambert.replaceAll('\n', '\r'),
      `\uFEFF${lambert}`,
      head + joined,
      head + joined.replaceAll('\t', '\n'),
      head + joined.replaceAll('\t', ', '),
      `${lambert}\u001A garbage 1 2 3`,
      `${lambert}\nEND OF FILE 7\n`,
    ])
      expect(good(text).distribution).toEqual(truth);
  });

  it.each([
    [[0, 30, 60, 90], 'quadrant', [1, 31, 91, 31, 1, 31]],
    [[0, 30, 90, 150, 180], 'c0-c180', [1, 31, 91, 151, 181, 31]],
    [[90, 150, 180, 210, 270], 'c90-c270', [181, 151, 91, 151, 181, 211]],
    [[0, 30, 90, 150, 180, 330, 360], 'none', [1, 31, 91, 151, 181, 331]],
    [[0, 30, 90, 150, 180, 330], 'none', [1, 31, 91, 151, 181, 331]],
  ] as const)('knows the symmetry of horizontal angles %j', (planes, symmetry, values) => {
    const { distribution } = good(ringed(planes));
    expect(distribution.symmetry).toBe(symmetry);
    expect([0, 30, 90, 150, 180, 330].map((c) => intensityAt(distribution, c, 45))).toEqual(values);
  });

  it.each([[[5]], [[0, 45]], [[0, 100]], [[90, 180]], [[30, 200]]])(
    'refuses horizontal angles %j',
    (planes) => {
      expect(refusal(ringed(planes))).toEqual({ code: 'angles-range', line: 6 });
    },
  );

  it.each([
    ['1995', '-0.5 0 0', { shape: 'disc', length: 0.5, width: 0.5, height: 0 }],
    ['1995', '-0.5 0 0.2', { shape: 'cylinder', length: 0.5, width: 0.5, height: 0.2 }],
    ['1995', '-0.5 0 -0.5', { shape: 'ellipsoid', length: 0.5, width: 0.5, height: 0.5 }],
    ['1995', '0 1.2 -0.1', { shape: 'cylinder-along', length: 1.2, width: 0.1, height: 0.1 }],
    ['1995', '1.2 0 -0.1', { shape: 'cylinder-across', length: 0.1, width: 1.2, height: 0.1 }],
    ['1995', '-0.2 0.6 0', { shape: 'disc', length: 0.6, width: 0.2, height: 0 }],
    ['1995', '-0.2 0.6 -0.3', { shape: 'ellipsoid', length: 0.6, width: 0.2, height: 0.3 }],
    ['2002', '-0.5 -0.5 0', { shape: 'disc', length: 0.5, width: 0.5, height: 0 }],
    ['2002', '-0.5 -0.5 0.2', { shape: 'cylinder', length: 0.5, width: 0.5, height: 0.2 }],
    ['2002', '-0.5 -0.5 -0.5', { shape: 'ellipsoid', length: 0.5, width: 0.5, height: 0.5 }],
    ['2002', '-0.1 1.2 -0.1', { shape: 'cylinder-along', length: 1.2, width: 0.1, height: 0.1 }],
    ['2002', '1.2 -0.1 -0.1', { shape: 'cylinder-across', length: 0.1, width: 1.2, height: 0.1 }],
    ['2002', '-0.5 0 -0.5', { shape: 'disc-upright', length: 0, width: 0.5, height: 0.5 }],
    ['2002', '0.3 1.2 0', { shape: 'rectangle', length: 1.2, width: 0.3, height: 0 }],
    ['2002', '0.3 1.2 0.1', { shape: 'box', length: 1.2, width: 0.3, height: 0.1 }],
    ['2002', '0 0 0', { shape: 'point', length: 0, width: 0, height: 0 }],
    ['2002', '0 1.2 0', { shape: 'rectangle', length: 1.2, width: 0, height: 0 }],
  ])('LM-63-%s reads the opening %s', (version, sizes, opening) => {
    const text = lambert.replace('2019', version).replace('1 1 2 0 0 0', `1 1 2 ${sizes}`);
    expect(good(text).opening).toEqual(opening);
  });

  it('turns type B so that the beam points down', () => {
    // 800 cd to the right of the beam, 200 cd above it, 1000 in it.
    const text = [
      ...['IESNA:LM-63-2002', 'TILT=NONE', '1 -1 1 3 3 2 2 0 0 0', '1 1 10', '-90 0 90', '-90 0 90'],
      ...['0 0 0', '0 1000 200', '0 800 0'],
    ].join('\n');
    const { distribution, measured } = good(text);
    expect(measured).toBe('B');
    expect([0, 90, 180, 270].map((c) => intensityAt(distribution, c, 0))).toEqual([1000, 1000, 1000, 1000]);
    expect([0, 90, 180, 270].map((c) => intensityAt(distribution, c, 90))).toEqual([800, 200, 0, 0]);
  });

  it.each([
    ['a type A file', '19 1 3 2', 'type-a', 11],
    ['a photometric type that does not exist', '19 1 4 2', 'value-out-of-range', 11],
    ['units that do not exist', '19 1 1 0', 'value-out-of-range', 11],
    ['no angles', '0 1 1 2', 'value-out-of-range', 11],
    ['half an angle', '18.5 1 1 2', 'number-not-whole', 11],
    ['too many intensities', '3000 3000 1 2', 'too-many-intensities', 11],
    ['an intensity where an angle should be', '19 2 1 2', 'value-out-of-range', 16],
  ])('refuses %s', (_, counts, code, line) => {
    expect(refusal(lambert.replace('19 1 1 2', counts))).toEqual({ code, line });
  });

  it.each([
    ['a negative number', '-500', 'value-out-of-range'],
    ['a hexadecimal number', '0x1F4', 'number-expected'],
    ['a number that is none', 'NaN', 'number-expected'],
    ['an endless number', '1e999', 'number-expected'],
  ])('refuses %s as an intensity', (_, value, code) => {
    expect(refusal(lambert.replace(' 500 ', ` ${value} `))).toEqual({ code, line: 17 });
  });

  it('refuses a number too many, a light that gives none and lumens below -1', () => {
    expect(refusal(`${lambert}\n12`).code).toBe('number-extra');
    expect(refusal(lambert.replace('1 -1 1 19', '1 -1 0 19')).code).toBe('no-light');
    expect(refusal(lambert.replace('1 -1 1 19', '1 -2 1 19'))).toEqual({
      code: 'value-out-of-range',
      line: 11,
    });
  });

  it('says in words what is wrong and where', () => {
    const read = readPhotometry(lambert.replace('19 1 1 2', '19 1 3 2'));
    expect(read.ok ? '' : problemText(read.problem)).toBe(
      'Line 11: Type A photometry, of vehicles, is not read; type C and type B are',
    );
  });
});
