import fc from 'fast-check';

type Json = Record<string, unknown>;

interface Schema extends Json {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

/** One call as /openapi.json describes it. */
export interface DescribedCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
}

/** One request to try. */
export interface TriedRequest {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

interface Described {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** A schema with what its references name in their place. No component refers to itself. */
function resolved(schema: unknown, components: Record<string, unknown>): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((each) => resolved(each, components));
  const { $ref } = schema as Schema;
  if (typeof $ref === 'string') return resolved(components[$ref.split('/').at(-1)!], components);
  return Object.fromEntries(Object.entries(schema).map(([name, each]) => [name, resolved(each, components)]));
}

/** Every call of an OpenAPI document. */
export function describedCalls(document: {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, unknown> };
}): DescribedCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => {
      const { operationId, parameters = [], requestBody } = each as Described;
      const written = requestBody?.content['application/json']?.schema;
      const body = written && (resolved(written, document.components.schemas) as Schema);
      return { id: operationId, method: method.toUpperCase(), path, parameters, body };
    }),
  );
}

/** What breaks parsers, databases and typed code: empty, huge, negative, wrong kinds, odd characters. */
const nasty = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  "'; drop table account; --",
  '%00',
  '../../etc/passwd',
  '__proto__',
  'x'.repeat(5000),
  -1,
  0,
  0.1,
  1e12,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '1e400',
  'NaN',
  true,
  [],
  {},
  [[]],
  { length: -1 },
  '2026-02-31',
  '31/02/2026',
);

/** Values of a schema, as far as it says; `known` are values that exist, such as ids. */
function valueOf(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return fc.oneof(...choice.map((each) => valueOf(each, known)));
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map((each) => valueOf(each, known)))
      .map((all) => Object.assign({}, ...all) as Json);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -2_147_483_648),
        max: Math.min(schema.maximum ?? 100_000, 2_147_483_647),
      });
    case 'number':
      return fc
        .integer({ min: (schema.minimum ?? -100) * 100, max: (schema.maximum ?? 1000) * 100 })
        .map((n) => n / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const bounds = {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      };
      return fc.array(valueOf(schema.items ?? {}, known), bounds);
    }
    case 'object': {
      const properties = Object.entries(schema.properties ?? {}).map(([name, each]) => [
        name,
        valueOf(each, known),
      ]);
      return fc.record(Object.fromEntries(properties) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: schema.required ?? [],
      });
    }
    case 'string':
      return textOf(schema, known);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function textOf(
  { format, pattern, minLength = 0, maxLength = 60 }: Schema,
  known: readonly string[],
): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.uuid(), fc.constantFrom(...known));
  if (format === 'email') return fc.emailAddress();
  if (format === 'date')
    return fc.date({ min: new Date(0), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  // What no generator reads: classes of Unicode. All these are letters and signs of names.
  if (pattern?.includes('\\p{')) {
    const unit = fc.constantFrom(...'aZ9 é߀ßŁλЖשع光한ไ’&/.,%(-–');
    return fc.oneof(
      fc.string({ unit, minLength, maxLength: Math.min(maxLength, minLength + 60) }),
      fc.constantFrom(...known),
    );
  }
  if (pattern && !format) {
    const matching = fc.stringMatching(new RegExp(pattern, 'u')).filter((text) => text.length <= 5000);
    return fc.oneof(matching, fc.constantFrom(...known));
  }
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60) }),
    fc.constantFrom(...known),
  );
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A value of the schema, or now and then something nasty. */
const sometimesNasty = (schema: Schema, known: readonly string[]) =>
  fc.oneof({ weight: 4, arbitrary: valueOf(schema, known) }, { weight: 1, arbitrary: nasty });

/** A body of the schema; now and then with one field made nasty, or altogether something else. */
function bodyOf(schema: Schema, known: readonly string[]): fc.Arbitrary<string> {
  const good = valueOf(schema, known);
  const spoilt = fc.tuple(good, nasty, fc.nat()).map(([body, value, place]) => {
    if (typeof body !== 'object' || body === null) return value;
    const keys = Object.keys(body);
    const key = keys[place % Math.max(keys.length, 1)] ?? 'extra';
    return { ...body, [key]: value };
  });
  return fc
    .oneof({ weight: 4, arbitrary: good }, { weight: 4, arbitrary: spoilt }, { weight: 1, arbitrary: nasty })
    .map((value) => JSON.stringify(value));
}

/** Requests of a call: mostly of the described shape, sometimes not. */
export function requestsOf(
  { path, parameters, body }: DescribedCall,
  known: readonly string[],
): fc.Arbitrary<TriedRequest> {
  const given = parameters.map((each) => {
    const value = sometimesNasty(each.schema, known).map(written);
    return each.required ? value : fc.option(value, { nil: undefined });
  });
  return fc
    .tuple(fc.tuple(...given), body ? bodyOf(body, known) : fc.constant(undefined))
    .map(([values, text]) => {
      let target = path;
      const query = new URLSearchParams();
      const headers: Record<string, string> = {};
      parameters.forEach((parameter, place) => {
        const value = values[place];
        if (value === undefined) return;
        if (parameter.in === 'path') target = target.replace(`{${parameter.name}}`, encodePath(value));
        else if (parameter.in === 'query') query.set(parameter.name, value);
        else headers[parameter.name] = value.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 300);
      });
      const asked = query.toString();
      return { path: asked ? `${target}?${asked}` : target, headers, body: text };
    });
}

/** Half a surrogate pair cannot be written in an address; `..` would be resolved away before it is sent. */
function encodePath(value: string): string {
  return encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '?')).replaceAll('.', '%2E') || '%20';
}
