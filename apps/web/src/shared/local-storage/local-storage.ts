/**
 * Values kept in this browser across visits, as JSON under `lucerna.<name>`. A browser that keeps nothing (private
 * window, full storage) works all the same: reading answers null, writing does nothing.
 */
export function readLocal<Value>(name: string): Value | null {
  try {
    const text = localStorage.getItem(`lucerna.${name}`);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

export function writeLocal(name: string, value: unknown): void {
  try {
    localStorage.setItem(`lucerna.${name}`, JSON.stringify(value));
  } catch {
    // Nothing can be kept here.
  }
}

export function removeLocal(name: string): void {
  try {
    localStorage.removeItem(`lucerna.${name}`);
  } catch {
    // Nothing was kept.
  }
}

/** The names of all that is kept. */
export function localNames(): readonly string[] {
  try {
    const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    const own = names.filter((name) => name.startsWith('lucerna.'));
    return own.map((name) => name.slice('lucerna.'.length));
  } catch {
    return [];
  }
}

/** A kept word without quotes around it, which public/theme.js reads too. */
export function readLocalText(name: string): string | null {
  try {
    return localStorage.getItem(`lucerna.${name}`);
  } catch {
    return null;
  }
}

export function writeLocalText(name: string, word: string): void {
  try {
    localStorage.setItem(`lucerna.${name}`, word);
  } catch {
    // Nothing can be kept here.
  }
}
