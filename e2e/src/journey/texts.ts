import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

type Texts = Record<string, Record<string, string>>;

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../apps/server/texts');
const texts: Texts = Object.assign(
  {},
  ...readdirSync(folder).flatMap((domain) =>
    readdirSync(path.join(folder, domain)).map(
      (file) => JSON.parse(readFileSync(path.join(folder, domain, file), 'utf8')) as Texts,
    ),
  ),
) as Texts;

/** The product's own text in a language, simple arguments filled in: a visitor looks for what is written. */
export function text(language: string, key: string, values: Readonly<Record<string, string>> = {}): string {
  const found = texts[key]?.[language];
  if (found === undefined) throw new Error(`No text ${key} in ${language}.`);
  return found.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A text whose arguments may be anything. */
export function textPattern(language: string, key: string): RegExp {
  const escaped = text(language, key).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replace(/\{[^}]*\}/g, '.+'));
}
