/** Programs and systems by what they write of themselves, those first that also write the name of another. */
const programs = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Version\/.*Safari\//],
] as const;
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
] as const;

/**
 * Program and system of a session by its User-Agent (RFC 9110, 10.1.5): `{ program: 'Firefox', system: 'Windows' }`.
 * A program that is no browser is named by its first word; null for what is not told.
 */
export function programOf(userAgent: string | null): { program: string | null; system: string | null } {
  const told = userAgent ?? '';
  const named = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(told))?.[0] ?? null;
  const first = told.match(/^[^/\s()]{1,40}/)?.[0] ?? null;
  return { program: named(programs) ?? (first === 'Mozilla' ? null : first), system: named(systems) };
}
