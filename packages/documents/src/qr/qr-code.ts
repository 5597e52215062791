/** Error correction of level M; a version for each length of text that a link has. */
interface Version {
  readonly number: number;
  /** Bytes of data of each block. */
  readonly blocks: readonly number[];
  /** Bytes of correction behind each block. */
  readonly correction: number;
  /** Middles of the alignment patterns. */
  readonly alignment: readonly number[];
}

/** ISO/IEC 18004, tables 9 and E.1, of level M. */
const versions: readonly Version[] = [
  { number: 1, blocks: [16], correction: 10, alignment: [] },
  { number: 2, blocks: [28], correction: 16, alignment: [6, 18] },
  { number: 3, blocks: [44], correction: 26, alignment: [6, 22] },
  { number: 4, blocks: [32, 32], correction: 18, alignment: [6, 26] },
  { number: 5, blocks: [43, 43], correction: 24, alignment: [6, 30] },
  { number: 6, blocks: [27, 27, 27, 27], correction: 16, alignment: [6, 34] },
  { number: 7, blocks: [31, 31, 31, 31], correction: 18, alignment: [6, 22, 38] },
  { number: 8, blocks: [38, 38, 39, 39], correction: 22, alignment: [6, 24, 42] },
  { number: 9, blocks: [36, 36, 36, 37, 37], correction: 22, alignment: [6, 26, 46] },
];

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

/** Multiplication in the field of 256 elements of the standard, whose polynomial is 0x11d. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

/** The bytes of correction of a block: the rest of its division by the generator of that degree. */
function correctionOf(data: readonly number[], degree: number): number[] {
  const generator = Array.from({ length: degree }, (_, at): number => (at === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1)
      generator[at] = times(generator[at]!, root) ^ (generator[at + 1] ?? 0);
    root = times(root, 2);
  }
  const rest: number[] = Array.from({ length: degree }, () => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    for (let at = 0; at < degree; at += 1) rest[at]! ^= times(generator[at]!, factor);
  }
  return rest;
}

/** The bytes of a version in the order in which they are laid: data of all blocks in turn, then their correction. */
function codewords(text: Uint8Array, { blocks, correction }: Version): number[] {
  const capacity = sum(blocks);
  const bits: number[] = [];
  const push = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  // Bytes, their number, and an end.
  push(4, 4);
  push(text.length, 8);
  for (const byte of text) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    bytes.push(bits.slice(at, at + 8).reduce((value, bit) => value * 2 + bit, 0));
  for (let pad = 0xec; bytes.length < capacity; pad ^= 0xec ^ 0x11) bytes.push(pad);
  let from = 0;
  const parts = blocks.map((length) => bytes.slice(from, (from += length)));
  const corrections = parts.map((part) => correctionOf(part, correction));
  const inTurn = (lists: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...lists.map((each) => each.length)) }).flatMap((_, at) =>
      lists.flatMap((list) => list[at] ?? []),
    );
  return [...inTurn(parts), ...inTurn(corrections)];
}

type Grid = boolean[][];

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The rest of a value shifted left, as formats and versions are protected. */
function protectedBits(value: number, generator: number, degree: number): number {
  let rest = value;
  for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * generator);
  return (value << degree) | (rest & ((1 << degree) - 1));
}

/** Lays everything but the data: its place is where `isTaken` is false. */
function drawFrame({ number, alignment }: Version, mask: number): { grid: Grid; isTaken: Grid } {
  const size = 17 + 4 * number;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const isTaken: Grid = grid.map((row) => [...row]);
  const set = (x: number, y: number, dark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid[y]![x] = dark;
    isTaken[y]![x] = true;
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const square = (x: number, y: number, reach: number, isDark: (far: number) => boolean): void => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (far) => far !== 2 && far !== 4);
  const last = alignment.length - 1;
  for (const [i, x] of alignment.entries())
    for (const [j, y] of alignment.entries()) {
      const isAtFinder = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!isAtFinder) square(x, y, 2, (far) => far !== 1);
    }
  // Level M is 00 in the format.
  const format = protectedBits(mask, 0x537, 10) ^ 0x5412;
  const bitOf = (value: number, at: number): boolean => ((value >> at) & 1) === 1;
  for (let at = 0; at < 15; at += 1) {
    const dark = bitOf(format, at);
    if (at < 6) set(8, at, dark);
    else if (at < 8) set(8, at + 1, dark);
    else if (at === 8) set(7, 8, dark);
    else set(14 - at, 8, dark);
    if (at < 8) set(size - 1 - at, 8, dark);
    else set(8, size - 15 + at, dark);
  }
  set(8, size - 8, true);
  if (number >= 7) {
    const told = protectedBits(number, 0x1f25, 12);
    for (let at = 0; at < 18; at += 1) {
      const [long, short] = [size - 11 + (at % 3), Math.floor(at / 3)];
      set(long, short, bitOf(told, at));
      set(short, long, bitOf(told, at));
    }
  }
  return { grid, isTaken };
}

function drawData(
  { grid, isTaken }: { grid: Grid; isTaken: Grid },
  bytes: readonly number[],
  mask: number,
): Grid {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    // The column of the timing pattern is left out.
    const column = right <= 6 ? right - 1 : right;
    const isUp = ((column + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1)
      for (const x of [column, column - 1]) {
        const y = isUp ? size - 1 - step : step;
        if (isTaken[y]![x]) continue;
        const bit = at < bytes.length * 8 && ((bytes[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
        grid[y]![x] = bit !== masks[mask]!(x, y);
        at += 1;
      }
  }
  return grid;
}

/** How hard a pattern is to read: long runs, squares, what looks like a finder, and too much of one colour. */
function penaltyOf(grid: Grid): number {
  const size = grid.length;
  let penalty = 0;
  const finder = /(?=10111010000|00001011101)/g;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))];
  for (const line of lines) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
    penalty += 40 * (text.match(finder)?.length ?? 0);
  }
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1) {
      const same = grid[y]![x];
      if (same === grid[y - 1]![x] && same === grid[y]![x - 1] && same === grid[y - 1]![x - 1]) penalty += 3;
    }
  const dark = sum(grid.map((row) => row.filter(Boolean).length));
  return penalty + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/**
 * A text as a QR code of level M (ISO/IEC 18004): rows of modules, true for dark. Null for a text of more than 180 bytes,
 * which no camera reads well in the size of a document.
 */
export function qrModules(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text);
  // Four bits of mode and eight of length stand before the bytes.
  const version = versions.find(({ blocks }) => sum(blocks) >= bytes.length + 2);
  if (!version) return null;
  const laid = codewords(bytes, version);
  const drawn = masks.map((_, mask) => drawData(drawFrame(version, mask), laid, mask));
  const penalties = drawn.map(penaltyOf);
  return drawn[penalties.indexOf(Math.min(...penalties))]!;
}

function drawQr(text: string): string | null {
  const modules = qrModules(text);
  if (!modules) return null;
  const size = modules.length + 8;
  const path = modules
    .flatMap((row, y) =>
      // Dark modules beside each other are one rectangle.
      Array.from(
        row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
        ({ 0: { length }, index }) => `M${index + 4} ${y + 4}h${length}v1h-${length}z`,
      ),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="M0 0h${size}v${size}h-${size}z" fill="#fff"/><path d="${path}" fill="#000" shape-rendering="crispEdges"/></svg>`;
}

/** All documents of a maker lead to few addresses, and a code takes some milliseconds. */
const recent = new Map<string, string | null>();
const maxRecent = 20;

/** A QR code as an SVG with its quiet zone of four modules; null as `qrModules`. */
export function qrSvg(text: string): string | null {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const svg = drawQr(text);
  const [oldest] = recent.keys();
  if (recent.size >= maxRecent && oldest !== undefined) recent.delete(oldest);
  recent.set(text, svg);
  return svg;
}
