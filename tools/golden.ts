// Runs a file of golden cases through the engine: npm run golden -- FILE
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { disagreements, type GoldenCase } from '../packages/engine/test/golden/compare-golden';
import type { GoldenCatalogue } from '../packages/engine/test/golden/golden-catalogue';
import type { Model, Variation } from '../packages/engine/src/index';

const feed = join(import.meta.dirname, '..', 'catalogue');

function read<T>(path: string, otherwise?: T): T {
  if (otherwise !== undefined && !existsSync(path)) return otherwise;
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

function readCatalogue(): GoldenCatalogue {
  const composing = new Set(
    read<Model[]>(join(feed, 'models.json')).flatMap((model) =>
      model.isComposingPendant ? [model.model] : [],
    ),
  );
  return {
    variations: (model, catalogId) =>
      read<Variation[]>(join(feed, 'variations', `${model}_${catalogId}.json`)),
    rules: (subFamily) => read(join(feed, 'rules', `${subFamily}.json`), []),
    isComposingPendant: (model) => composing.has(model),
    drivers: read(join(feed, 'drivers.json')),
    canopies: read(join(feed, 'canopies.json')),
  };
}

function isCase(value: unknown): value is GoldenCase {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'input' in value &&
    'expected' in value &&
    'area' in value &&
    typeof value.area === 'string'
  );
}

function readCases(file: string): readonly GoldenCase[] {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const cases = typeof content === 'object' && content !== null && 'cases' in content ? content.cases : null;
  if (!Array.isArray(cases)) throw new Error('it has no list "cases"');
  const wrong = cases.findIndex((each) => !isCase(each));
  if (wrong >= 0) throw new Error(`case ${wrong + 1} lacks one of id, area, input, expected`);
  return cases as GoldenCase[];
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function casesOf(file: string): readonly GoldenCase[] {
  try {
    return readCases(file);
  } catch (error) {
    return fail(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const [file] = process.argv.slice(2);
if (file === undefined) fail('Usage: npm run golden -- FILE');
// npm runs a script in the package's folder; a relative file is meant from where the user stands.
const cases = casesOf(resolve(process.env['INIT_CWD'] ?? process.cwd(), file));
const found = disagreements(cases, readCatalogue());
for (const { id, area, expected, got } of found) {
  console.log(`${id} ${area}\n  expected ${JSON.stringify(expected)}\n  got      ${JSON.stringify(got)}`);
}
console.log(`${cases.length - found.length} of ${cases.length} agree`);
process.exitCode = found.length === 0 ? 0 : 1;
