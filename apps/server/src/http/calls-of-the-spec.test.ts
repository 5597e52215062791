import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi';

interface Described {
  readonly parameters: readonly { readonly name: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}
interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Rows of P7 and of C7; paths as the table of prefixes of the calls has them. */
const rows = readFileSync(new URL('../../test/calls-of-the-spec.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [part = '', method = '', path = '', fields = '', state = ''] = row.split('\t');
    return {
      name: `${part} ${method} ${path}`,
      method,
      path,
      fields: fields.split(', ').filter(Boolean),
      state,
    };
  });

/** A path without the names that its places have. */
const shape = (path: string) => path.replace(/\{\w+\}/g, '{}');

const fieldsOf = ({ properties = {}, anyOf = [], allOf = [] }: Schema): string[] => [
  ...Object.keys(properties),
  ...[...anyOf, ...allOf].flatMap(fieldsOf),
];

const document = await openApiDocument();
const served = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => [
      `${method.toUpperCase()} ${shape(path)}`,
      each as unknown as Described,
    ]),
  ),
);
const callOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  served.get(`${method} ${shape(path)}`);

describe('the calls of the spec', () => {
  it.each(rows.filter(({ state }) => state === 'served'))('$name is served with its fields', (row) => {
    const call = callOf(row);
    expect(call, row.name).toBeDefined();
    const bodies = Object.values(call?.requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema));
    const known = [...(call?.parameters ?? []).map(({ name }) => name), ...bodies];
    expect(row.fields.filter((field) => !known.includes(field))).toEqual([]);
  });

  it('are all served', () => {
    expect(rows.filter(({ state }) => state !== 'served')).toEqual([]);
  });
});
