import { httpProblems, operations, opensToKeys, type Access, type Operation } from '@lucerna/contract';
import { z } from 'zod';
import { described, describedShapes } from './creation-description';
import { mapInSlices, timeSlices } from './time-slice';

type AnyOperation = Operation<z.ZodType, z.ZodType, z.ZodType, z.ZodType, Access>;
type Json = Record<string, unknown>;

const target = 'draft-2020-12';

/** What comes in is described whole but for what the engine judges. */
function inputSchemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    ...{ io: 'input', unrepresentable: 'any', target, metadata: z.registry() },
    override({ zodSchema, jsonSchema }) {
      const name = described.get(zodSchema);
      if (!name) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      jsonSchema.$ref = referenceTo(name);
    },
  });
  return rest;
}

const referenceTo = (name: string) => `#/components/schemas/${name}`;

/** Has a schema look for the shapes that it names among the components. */
function lookAmongComponents(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  if ('$ref' in schema && typeof schema.$ref === 'string') {
    schema.$ref = schema.$ref.replace('#/$defs/', referenceTo(''));
  }
  Object.values(schema).forEach(lookAmongComponents);
}

/** What goes out names the shapes that several calls answer; `shared` collects what they are. */
function outputSchemaOf(schema: z.ZodType, shared: Json): unknown {
  // Within an array a shape with a name is named, too, where it is the whole answer.
  const made = z.toJSONSchema(z.array(schema), { io: 'output', unrepresentable: 'any', target });
  lookAmongComponents(made);
  for (const [name, { id: _, ...shape }] of Object.entries(made.$defs ?? {})) shared[name] = shape;
  return made.items;
}

const failure = { $ref: referenceTo('Failure') };

const descriptions: Readonly<Record<number, string>> = {
  400: 'A field is wrong; `details` names each one',
  401: 'Not signed in, or the session has ended',
  403: 'The right is missing, or the call comes from another site',
  404: 'Does not exist, or may not be seen',
  409: 'Stale, duplicate or not possible together',
  413: 'Larger than 1 MB, or than an upload may be',
  415: 'Not JSON, or no form where there is an upload',
  422: 'An ordinary "no"; `code` says which',
  429: 'Too many attempts; see Retry-After',
  500: 'Unexpected; recorded under the request id',
  503: 'Too much at the moment; see Retry-After',
};

/** A refusal by its status, as every call answers it. */
const refusals: Json = Object.fromEntries(
  Object.entries(descriptions).map(([status, description]) => [
    `Refused${status}`,
    { description, content: { 'application/json': { schema: failure } } },
  ]),
);

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchemaOf(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: each,
  }));
}

function headerParameters({ idempotent, versioned, delta }: AnyOperation): Json[] {
  const header = (name: string, description: string, pattern: string): Json => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string', pattern },
  });
  return [
    ...(idempotent ? [header('Idempotency-Key', 'Makes the call safe to repeat', '^[!-~]{1,200}$')] : []),
    ...(versioned ? [header('If-Match', 'Version that the caller has seen', '^"?\\d{1,9}"?$')] : []),
    ...(delta
      ? [
          header(
            'Prefer',
            'Asks for what changed since a version that the caller has, in place of all',
            '^return=minimal; *since="?\\d{1,9}"?$',
          ),
        ]
      : []),
  ];
}

/** Of a list that answers an array. */
const pageHeadersOfList: Json = {
  'X-Total-Count': { description: 'Rows of all pages', schema: { type: 'integer', minimum: 0 } },
  Link: {
    description: 'The first, previous, next and last page, where there are others (RFC 8288)',
    schema: { type: 'string' },
  },
};

/** Of a call that may answer no more than what changed. */
const deltaHeaders: Json = {
  'Preference-Applied': {
    description: '`return=minimal` where the body is what changed since a version (RFC 7240)',
    schema: { type: 'string' },
  },
};

function responses(operation: AnyOperation, shared: Json): Json {
  const { access, body, method, file, response, delta, errors = [] } = operation;
  const status = operation.status ?? (response || file ? 200 : 204);
  const content = file
    ? { [file]: { schema: { type: 'string', format: 'binary' } } }
    : response && {
        'application/json': {
          schema: outputSchemaOf(delta ? z.union([response, delta]) : response, shared),
        },
      };
  const refused = new Set<number>([400, ...errors, 500]);
  if (access !== 'open') refused.add(401);
  if (method !== 'GET' || (access !== 'open' && access !== 'signed-in')) refused.add(403);
  if (body || operation.upload) [413, 415].forEach((each) => refused.add(each));
  return {
    [status]: {
      description: 'Done',
      ...(operation.paged && { headers: pageHeadersOfList }),
      ...(delta && { headers: deltaHeaders }),
      ...(content && { content }),
    },
    ...Object.fromEntries(
      [...refused].sort().map((each) => [each, { $ref: `#/components/responses/Refused${each}` }]),
    ),
  };
}

/** A form with one file. */
const uploadBody: Json = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
    },
  },
};

function describe(id: string, operation: AnyOperation, alias: number | null, shared: Json): Json {
  const { access, body } = operation;
  return {
    operationId: alias === null ? id : `${id}_${alias}`,
    summary: operation.summary,
    tags: [operation.tag],
    'x-privilege': access,
    ...(alias !== null && { deprecated: true, description: `Older path of ${operation.path}` }),
    'x-for-keys': opensToKeys(operation),
    ...(access !== 'open' && {
      security: [{ session: [] }, ...(opensToKeys(operation) ? [{ key: [] }] : [])],
    }),
    parameters: [
      ...parameters(operation.params, 'path'),
      ...parameters(operation.query, 'query'),
      ...headerParameters(operation),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: inputSchemaOf(body) } } },
    }),
    ...(operation.upload && { requestBody: uploadBody }),
    responses: responses(operation, shared),
  };
}

/**
 * The machine page of the API, made from the table of operations that the routes are made from. It takes a few tenths of
 * a second, in slices of the event loop.
 */
export async function openApiDocument() {
  const slice = timeSlices();
  const paths: Record<string, Record<string, Json>> = {};
  const shared: Json = {};
  for (const [id, each] of Object.entries(operations)) {
    const operation: AnyOperation = each;
    const served = [{ method: operation.method, path: operation.path }, ...(operation.aliases ?? [])];
    served.forEach(({ method, path }, place) => {
      const templated = path.replace(/:(\w+)/g, '{$1}');
      (paths[templated] ??= {})[method.toLowerCase()] = describe(
        id,
        operation,
        place === 0 ? null : place,
        shared,
      );
    });
    await slice();
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lucerna',
      version: '1',
      description:
        'Sign in with POST /users/v1/auth/login; the two cookies that it sets carry every other call. ' +
        'A program sends a key of POST /users/v1/api-keys instead: Authorization: Bearer <key>. It has those scopes ' +
        '(privileges) that it was made for and that its account holds; a call that no key may make says so in its ' +
        'security and in x-for-keys. ' +
        'A failed call answers { code, message, details? }.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'access' },
        key: { type: 'http', scheme: 'bearer', description: 'A key of POST /users/v1/api-keys' },
      },
      responses: refusals,
      schemas: {
        ...Object.fromEntries(
          await mapInSlices(Object.entries(describedShapes), ([name, shape]): [string, Json] => [
            name,
            inputSchemaOf(shape),
          ]),
        ),
        ...shared,
        Failure: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string', examples: Object.keys(httpProblems) },
            message: { type: 'string', description: 'Id of the text in common-front/problems' },
            details: { description: 'Data of the problem, or the wrong fields' },
          },
        },
      },
    },
  };
}
