import { bytesOf, sampleNames } from './files';

/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

const originals = sampleNames.map(bytesOf);

/** What a hand, a bad disk or an attacker writes into a number or a line. */
const oddities = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1',
    '2',
    '3',
    '4',
    '19',
    '1e6',
    '1e9',
    '1e308',
    '1e999',
    '-0',
    '0x10',
    'NaN',
    'Infinity',
  ],
  ...[
    '999999999999',
    '3601',
    '1000000',
    ',',
    '1,5',
    '1.5.5',
    '--1',
    'TILT=',
    'TILT=INCLUDE',
    '[MORE]',
    '[',
    '\0',
    '\u001A',
  ],
  ...['\r', '\n', '\r\n\r\n', '\uFEFF', '°', 'IES:LM-63-2019', 'IESNA91', '180', '360', '90', '270'],
];

type Change = (text: string, random: (below: number) => number) => string;

const token: Change = (text, random) => {
  const words = text.split(/([\s,]+)/);
  words[random(words.length)] = oddities[random(oddities.length)]!;
  return words.join('');
};

const changes: readonly Change[] = [
  token,
  token,
  (text, random) => {
    const at = random(text.length + 1);
    return text.slice(0, at) + String.fromCharCode(random(256)) + text.slice(at + random(2));
  },
  (text, random) => text.slice(0, random(text.length + 1)),
  (text, random) => {
    const [from, size] = [random(text.length + 1), random(200)];
    return text.slice(0, from) + text.slice(from + size);
  },
  (text, random) => {
    const [from, size, to] = [random(text.length + 1), random(400), random(text.length + 1)];
    return text.slice(0, to) + text.slice(from, from + size) + text.slice(to);
  },
  (text, random) => {
    const lines = text.split('\n');
    const [a, b] = [random(lines.length), random(lines.length)];
    [lines[a], lines[b]] = [lines[b]!, lines[a]!];
    return lines.join('\n');
  },
  (text, random) => text.replaceAll('\n', ['\r', '\r\n', ' ', '\t'][random(4)]!),
];

/** A sample with one to four things changed, always the same for a seed. */
export function mutated(seed: number): Uint8Array {
  const random = randomOf(seed);
  let text = Buffer.from(originals[random(originals.length)]!).toString('latin1');
  for (let left = 1 + random(4); left > 0; left -= 1) text = changes[random(changes.length)]!(text, random);
  return Buffer.from(text, 'latin1');
}
