import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from './message-parser';

type Parse = (text: string, options: { requiresOtherClause: boolean }) => unknown;

// By its file: the app's build takes the parser under test for this name.
const whole = createRequire(import.meta.url).resolve('@formatjs/icu-messageformat-parser');
const { parse: parseWhole } = (await import(pathToFileURL(whole).href)) as { parse: Parse };

const folder = path.resolve(import.meta.dirname, '../../../../server/texts');
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const all = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    return Object.values(all).flatMap((each) => Object.values(each));
  });

const plain = (elements: unknown) => JSON.parse(JSON.stringify(elements)) as unknown;
const asWhole = (text: string) => plain(parseWhole(text, { requiresOtherClause: true }));

describe('a message', () => {
  it('of the product is read as FormatJS reads it, whatever the language', () => {
    expect(texts.length).toBeGreaterThan(1000);
    const differing = texts.filter((text) => {
      try {
        return JSON.stringify(plain(parse(text))) !== JSON.stringify(asWhole(text));
      } catch {
        return true;
      }
    });
    expect(differing).toEqual([]);
  });

  it.each([
    '',
    'plain',
    "l'area {name}",
    "it''s '{literal}' and '{'it''s'}'",
    "an '{open quote",
    '{ name }',
    '{n, plural, one {# line} other {# lines}}',
    '{n, plural, =0 {none} one {one of {total}} other {{who} has # of {total}}}',
    "{n, plural, one {'#' #} other {a '#' b}}",
    '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    '{who, select, male {he} female {she # } other {they}}',
    '{n, plural, one {{who, select, other {# of}}} other {#}}',
    '{n, number} at {d, date} {t, time}',
    '# outside',
    'a < b and a > b',
  ])('%j is read as FormatJS reads it', (text) => {
    expect(plain(parse(text))).toEqual(asWhole(text));
  });

  it.each(['{', '{}', '{a', 'a }', '{n, plural, one {x}}', '{n, spellout}', '{n, number, ::percent}'])(
    '%j is refused',
    (text) => expect(() => parse(text)).toThrow(SyntaxError),
  );
});
