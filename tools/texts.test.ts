import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = path.join(root, 'apps/server/texts');
const languages = ['es', 'en', 'de', 'it', 'fr', 'us'];

type Texts = Record<string, Record<string, string>>;
interface Subject {
  name: string;
  texts: Texts;
}

const subjects: Subject[] = readdirSync(folder).flatMap((domain) =>
  readdirSync(path.join(folder, domain)).map((file) => ({
    name: `${domain}/${file}`,
    texts: JSON.parse(readFileSync(path.join(folder, domain, file), 'utf8')) as Texts,
  })),
);
const keys = subjects.flatMap(({ texts }) => Object.keys(texts));

const sources = [
  'apps/web/src',
  'apps/server/src',
  'packages/kit/src',
  'packages/contract/src',
  'packages/engine/src',
]
  .flatMap((place) =>
    readdirSync(path.join(root, place), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8')),
  )
  .join('\n');
const literals = new Set(
  [...sources.matchAll(/['"`]([a-zA-Z][\w-]*(?:\.[\w-]+)+)['"`]/g)].map((match) => match[1]),
);
/** A template such as `problem.${code}` uses every key that begins with it. */
const prefixes = [
  ...new Set([...sources.matchAll(/`([a-zA-Z][\w-]*(?:\.[\w-]+)*\.)\$\{/g)].map((match) => match[1]!)),
];

/** The arguments that an ICU message asks for, those inside plurals included; throws on a malformed one. */
function argumentsOf(text: string): string[] {
  const found = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      found.add(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
      if (element.type === TYPE.tag) visit(element.children);
    }
  };
  visit(parse(text));
  return [...found].sort();
}

describe('the texts', () => {
  it('are there', () => expect(keys.length).toBeGreaterThan(100));

  it('have every key once', () => {
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each(subjects)('$name has all six languages for each key', ({ texts }) => {
    const missing = Object.entries(texts).flatMap(([key, each]) =>
      languages.filter((language) => !each[language]?.trim()).map((language) => `${key} ${language}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(subjects)('$name asks for the same arguments in each language', ({ texts }) => {
    const differing = Object.entries(texts).flatMap(([key, each]) => {
      const asked = argumentsOf(each.en ?? '').join();
      return languages
        .filter((language) => argumentsOf(each[language] ?? '').join() !== asked)
        .map((language) => `${key} ${language}`);
    });
    expect(differing).toEqual([]);
  });

  it.each(subjects)('$name is translated: no sentence stands in English in another language', ({ texts }) => {
    const untranslated = Object.entries(texts).flatMap(([key, each]) =>
      (each.en ?? '')
        .replaceAll(/\{[^}]*\}/g, '')
        .trim()
        .split(/\s+/).length > 3
        ? ['es', 'de', 'it', 'fr']
            .filter((language) => each[language] === each.en)
            .map((language) => `${key} ${language}`)
        : [],
    );
    expect(untranslated).toEqual([]);
  });

  it('has no key that nothing uses', () => {
    expect(
      keys.filter((key) => !literals.has(key) && !prefixes.some((prefix) => key.startsWith(prefix))),
    ).toEqual([]);
  });

  it('has no use of a key that is missing', () => {
    const known = new Set(keys);
    const subjectsKnown = new Set(keys.map((key) => key.split('.')[0]));
    const asked = [
      ...sources.matchAll(
        /(?:\bid[:=]\s*\{?|\bt\(|useText\(|text\()\s*['"]([a-zA-Z][\w-]*(?:\.[\w-]+)+)['"]/g,
      ),
    ].map((match) => match[1]!);
    expect(
      [...new Set(asked)].filter((key) => subjectsKnown.has(key.split('.')[0]) && !known.has(key)),
    ).toEqual([]);
  });
});
