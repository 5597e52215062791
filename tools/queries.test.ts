import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const sources = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../apps/server/src');

/** Statements whose rows are typed by hand, in features that are not converted yet. Lower it with each that is. */
const mostByHand = 168;

/** Features whose queries are all typed by the tables. */
const typedFeatures = ['budget', 'draft', 'order', 'project', 'sale'];

/** The floor under them: it opens connections and asks PostgreSQL about itself, not about our tables. */
const floor = /^(database|backup)\//;

const byHand = /\.query<|\.query\(\s*[`'"{]/g;

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(^|\/)test\//.test(name),
);
const statements = (name: string) => [...readFileSync(path.join(sources, name), 'utf8').matchAll(byHand)];

describe('a query', () => {
  it('is typed by the tables in every feature that was converted', () => {
    const converted = files.filter((name) =>
      typedFeatures.some((each) => name.startsWith(`features/${each}/`)),
    );
    expect(converted.length).toBeGreaterThan(20);
    expect(converted.filter((name) => statements(name).length > 0)).toEqual([]);
  });

  it('is written by hand nowhere anew', () => {
    const left = files.filter((name) => !floor.test(name)).flatMap(statements);
    expect(left.length).toBeLessThanOrEqual(mostByHand);
  });
});
