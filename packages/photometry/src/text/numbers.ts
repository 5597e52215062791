/** A number as photometric files write it, else NaN: no hexadecimal, no Infinity, nothing behind it. */
export function toNumber(text: string): number {
  const { length } = text;
  if (length === 0 || length > 40) return Number.NaN;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    const isDigit = code >= 48 && code <= 57;
    // + - . E e
    if (!isDigit && code !== 46 && code !== 45 && code !== 43 && code !== 69 && code !== 101)
      return Number.NaN;
  }
  // Adding 0 makes 0 of −0.
  const value = Number(text) + 0;
  return Number.isFinite(value) ? value : Number.NaN;
}

/** The shortest text that reads back as the same number, without an exponent where that is possible. */
export function plainNumber(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  const plain = value.toFixed(20).replace(/\.?0+$/, '');
  return Number(plain) === value ? plain : text;
}
