import { accessHelp, fieldProblem, login, newProject, signUp } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.as('distributor');
});

interface Refusal {
  readonly details: readonly Record<string, unknown>[];
}

/** What a browser's form says of the values: it holds them against the same shape. */
const asAForm = (shape: z.ZodType, values: unknown) =>
  (shape.safeParse(values).error?.issues ?? []).map((issue) => ({ in: 'body', ...fieldProblem(issue) }));

const texts: readonly (readonly [string, string])[] = [
  ['empty', ''],
  ['only spaces', '   '],
  ['markup', '<script>'],
  ['punctuation of a comment', 'a.b, c: d'],
  ['a line break', 'a\nb'],
  ['another script', '灯具'],
  ['51 letters', 'x'.repeat(51)],
  ['121 letters', 'x'.repeat(121)],
  ['4001 letters', 'x'.repeat(4001)],
  ['half an e-mail', 'ana@'],
  ['an e-mail too long', `ana@${'b'.repeat(250)}.es`],
  ['what is accepted', "Casa Núñez & Søn (2+1) - l'été_"],
];

const forms: readonly (readonly [string, string, z.ZodType, (text: string) => object])[] = [
  [
    'signing up',
    '/users/v1/auth/sign-up',
    signUp,
    (text) => ({ email: text, password: text, firstName: text }),
  ],
  ['signing in', '/users/v1/auth/login', login, (text) => ({ email: text, password: text })],
  [
    'asking for help',
    '/api/v1/support-request/access',
    accessHelp,
    (text) => ({ email: text, description: text, language: 'es' }),
  ],
  ['making a project', '/api/v1/projects', newProject, (name) => ({ name, catalogId: 16, products: [] })],
];

describe.each(forms)('%s', (_form, path, shape, bodyOf) => {
  it.each(texts)('with %s is answered by the server as by the form', async (_text, text) => {
    const body = bodyOf(text);
    const inForm = asAForm(shape, body);
    const { status, body: answer } = await user.post<Refusal>(path, body);
    if (inForm.length === 0) expect(status).toBeLessThan(300);
    else expect([status, answer.details]).toEqual([400, inForm]);
  });
});
