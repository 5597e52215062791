import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const sources = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../apps/server/src');

/** What is not written by the tables, each with the reason. */
const otherStatements: Readonly<Record<string, string>> = {
  'database/': 'the floor: it opens connections and asks PostgreSQL about itself',
  'backup/': 'copies every table of the database, whatever tables there are',
  'features/project/find-projects.ts':
    'a union of branches that stop at a limit each, so that a long list is found by its index',
  'features/order/find-orders.ts': 'the same for orders',
  'features/budget/find-quotes.ts': 'the same for quotes',
  'jobs/': 'the queue is graphile-worker’s, and so are its tables; presence is held by advisory locks',
  'features/catalogue/feed/': 'checks rows in temporary tables that a feed is copied into',
  'features/catalogue/import-catalogue.ts':
    'begins and ends the transaction of those tables on its own connection',
  'features/catalogue/revision/load-catalogue.ts':
    'begins and ends a transaction that reads one state of the catalogue',
};

const byHand = /\.query<|\.query\(\s*[`'"{]|\.execute</g;

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(^|\/)test\//.test(name),
);
const statements = (name: string) => [...readFileSync(path.join(sources, name), 'utf8').matchAll(byHand)];

const reasons = Object.keys(otherStatements);
const withStatements = files.filter((name) => statements(name).length > 0);

describe('a query', () => {
  it('is typed by the tables, but where there is a reason', () => {
    expect(files.length).toBeGreaterThan(300);
    const others = withStatements.filter((name) => !reasons.some((place) => name.startsWith(place)));
    expect(others).toEqual([]);
  });

  it('has no reason left over', () => {
    const unused = reasons.filter((place) => !withStatements.some((name) => name.startsWith(place)));
    expect(unused).toEqual([]);
  });
});
