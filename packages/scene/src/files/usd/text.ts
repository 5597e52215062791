/** A string of USD. */
export function quoted(text: string): string {
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
}

/** A name that USD takes for a prim: letters, digits and underscores. */
export function primName(text: string): string {
  const name = text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return /^[A-Za-z]/.test(name) ? name : `Piece_${name}`;
}

/** A number with at most six decimals. */
export function decimal(value: number): string {
  const rounded = Math.round(value * 1e6) / 1e6;
  return String(rounded === 0 ? 0 : rounded);
}

/** Vectors of three numbers each. */
export function vectors(numbers: Float32Array): string {
  const found: string[] = [];
  for (let at = 0; at < numbers.length; at += 3) {
    const [x = 0, y = 0, z = 0] = numbers.subarray(at, at + 3);
    found.push(`(${decimal(x)}, ${decimal(y)}, ${decimal(z)})`);
  }
  return `[${found.join(', ')}]`;
}
