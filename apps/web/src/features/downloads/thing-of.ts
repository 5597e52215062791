import type { DocumentedThing } from '../../shared/downloads/document-address';

/** What somebody typed: four digits are a model, the code of a creation one, and everything else a reference. */
export function thingOf(text: string): DocumentedThing {
  const code = text.replaceAll(/\s+/g, '').toUpperCase();
  if (/^\d{4}$/.test(code)) return { model: code };
  return /^(CR|\d{4}LW)\d{9,12}$/.test(code) ? { creationCode: code } : { reference: code };
}
