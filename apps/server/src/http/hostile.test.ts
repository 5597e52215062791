import type { Project } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let user: TestUser;
let project: Project;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.as('distributor');
  const made = await user.post<Project>('/api/v1/projects', {
    name: 'Casa Norte',
    products: [{ model: '2015', quantity: 2 }],
  });
  project = made.body;
});

const json = { 'content-type': 'application/json' };
const sends = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  user.raw('/api/v1/projects', { method: 'POST', body, headers: { ...json, ...headers } });

/** Every call with a free text, with `text` in it. */
/** A product of the project as an order names it. */
const seen = (id: string) => ({
  referenceCode: project.products.byId[id]?.referenceCode,
  unitNet: null,
});

function textCalls(text: string): [string, () => Promise<{ status: number; body: unknown }>][] {
  const at = encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
  const base = `/api/v1/projects/${project.id}`;
  const products = project.products.orderedIds.map((_id) => ({ _id }));
  const quote = { projectId: project.id, products };
  const wish = {
    projectId: project.id,
    products: products.map(({ _id }) => ({ _id, quantity: 2, ...seen(_id) })),
  };
  const company = { name: text, companyType: 'other' };
  const person = { userType: 2, profession: 'other' };
  const someone = { email: `${text}@example.test`, password: 'a long enough one' };
  return [
    ['search of projects', () => user.get(`/api/v3/projects?search=${at}`)],
    ['search of orders', () => user.get(`/api/v3/orders?search=${at}`)],
    ['search of articles', () => user.get(`/api/v1/article/search?search=${at}`)],
    ['type of project', () => user.get(`/api/v3/projects?type=${at}`)],
    ['reference', () => user.get(`/api/v1/articles/byReference?reference=${at}`)],
    ['name of a project', () => user.post('/api/v1/projects', { name: text })],
    ['new name of a project', () => user.put(base, { fieldsToUpdate: { name: text } })],
    ['reference of a line', () => user.post(`${base}/products`, [{ reference: text }])],
    ['colour of a line', () => user.post(`${base}/products`, [{ model: '2015', choices: { color: text } }])],
    ['client of a budget', () => user.post('/api/v2/budget', { ...quote, clientName: text })],
    ['comments of a budget', () => user.post('/api/v2/budget', { ...quote, comments: text })],
    ['comments of an order', () => user.post('/api/v1/orders/process', { ...wish, comments: text })],
    ['number of an order', () => user.post('/api/v1/orders/process', { ...wish, internalOrderNumber: text })],
    ['first name', () => user.patch(`/users/v1/users/${project.id}`, { firstName: text })],
    ['name of a company', () => user.patch(`/users/v1/users/${project.id}/about-company`, company)],
    ['telephone', () => user.patch(`/users/v1/users/${project.id}/about-you`, { ...person, phone: text })],
    ['name of a key', () => user.post('/users/v1/api-keys', { name: text })],
    ['token of a letter', () => user.post('/users/v1/auth/verify-email', { token: text })],
    ['way back of a channel', () => user.post('/users/v1/auth/social/facebook', { returnTo: `/${text}` })],
    ['e-mail', () => server.anyone().post('/users/v1/auth/login', someone)],
    ['e-mail of a new account', () => server.anyone().post('/users/v1/auth/sign-up', someone)],
  ];
}

describe('a hostile text', () => {
  it('with a null byte is refused wherever a text is taken', async () => {
    const answers: [string, number][] = [];
    for (const [what, call] of textCalls('a\u0000b')) answers.push([what, (await call()).status]);
    expect(answers.filter(([, status]) => status !== 400)).toEqual([]);
  });

  it.each([
    ['half a surrogate pair', '\ud800'],
    ['SQL', `'; drop table account; --`],
    ['wildcards', '%_\\'],
    ['a header', 'a\r\nSet-Cookie: access=1'],
    ['a template', '{{constructor.constructor("return 1")()}} #{1} ${1}'],
    ['the direction turned', '\u202efdp.exe'],
    ['a script', '"><script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['a formula', '=HYPERLINK("https://evil.example")'],
  ])('with %s never breaks the server', async (_what, text) => {
    const answers: [string, number][] = [];
    for (const [what, call] of textCalls(text)) answers.push([what, (await call()).status]);
    expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
  });

  it('with a script is answered as data, never as a page', async () => {
    const script = '<script>a()</script>';
    expect((await sends(JSON.stringify({ name: script }))).status).toBe(400);
    // One that came in before the rule on texts, or past it.
    const { id } = (await (await sends('{"name":"Casa Sur"}')).json()) as Project;
    await server.pool.query('update project set name = $2 where id = $1', [id, script]);
    for (const path of [
      `/api/v2/projects/${id}`,
      `/api/v3/projects?search=${encodeURIComponent(script)}`,
      `/api/v1/nothing/${encodeURIComponent(script)}`,
      `/nothing/${encodeURIComponent(script)}`,
      `/users/v1/auth/verify-email?token=${encodeURIComponent(script)}`,
      `/pictures/luminaire/2015.svg?revision=${encodeURIComponent(script)}`,
    ]) {
      const response = await user.raw(path);
      const type = response.headers.get('content-type') ?? '';
      expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
      if (!type.startsWith('application/json')) expect(await response.text(), path).not.toContain(script);
    }
  });

  it('finds only what holds it, when it is searched for', async () => {
    expect((await sends('{"name":"Casa Norte"}')).status).toBe(201);
    for (const search of ['%', '\\', 'Casa%', 'C_sa', 'Cas__Norte']) {
      const path = `/api/v3/projects?search=${encodeURIComponent(search)}`;
      expect((await user.get(path)).body, search).toMatchObject({ docs: [], meta: { totalDocs: 0 } });
    }
    expect((await user.get('/api/v3/projects?search=casa')).body).toMatchObject({ meta: { totalDocs: 1 } });
  });
});

describe('a hostile number', () => {
  it.each([1e12, 0, -1, 1.5, '2', 1e308])('%j is no quantity', async (quantity) => {
    const path = `/api/v1/projects/${project.id}/products`;
    expect((await user.post(path, [{ model: '2015', quantity }])).status).toBe(400);
    const change = { attributesToUpdate: { quantity } };
    expect((await user.put(`${path}/${project.products.orderedIds[0]}`, change)).status).toBe(400);
  });

  it.each(['1000000000', '0', '-1', '1.5', 'NaN', '1e400', '%00'])('%s is no page', async (page) => {
    for (const list of ['/api/v3/projects', '/api/v3/orders'])
      expect((await user.get(`${list}?page=${page}`)).status).toBe(400);
  });

  it('of the last page there may be answers an empty list', async () => {
    expect((await user.get('/api/v3/projects?page=100000&itemsPerPage=100')).body).toMatchObject({
      docs: [],
    });
  });
});

describe('a hostile body', () => {
  it('with a prototype, anywhere, is refused', async () => {
    for (const text of [
      '{"name":"x","__proto__":{"roles":[1]}}',
      '{"name":"x","products":[{"model":"2015","choices":{"__proto__":{"color":"30"}}}]}',
      '{"name":"x","constructor":{"prototype":{"a":1}}}',
    ])
      expect((await sends(text)).status, text).toBe(400);
    expect(({} as Record<string, unknown>)['roles']).toBeUndefined();
  });

  it('that says a thing twice means the last', async () => {
    const response = await sends('{"name":"first","name":"second"}');
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ name: 'second' });
  });

  it('of a hundred thousand levels is refused', async () => {
    const deep = 100_000;
    for (const text of [
      '['.repeat(deep) + ']'.repeat(deep),
      `{"name":"x","products":${'['.repeat(deep)}${']'.repeat(deep)}}`,
      '{"name":'.repeat(deep) + '1' + '}'.repeat(deep),
    ])
      expect((await sends(text)).status).toBe(400);
  });

  it('of five thousand levels is refused in a draft, in a creation and anywhere else', async () => {
    const deep = '['.repeat(5000) + ']'.repeat(5000);
    const bodies = [
      ['/api/v1/drafts/deep', 'PUT', `{"at":1,"stored":${deep}}`],
      ['/api/v1/shares', 'POST', `{"name":"x","creation":{"version":1,"space":${deep}}}`],
      ['/api/v1/projects', 'POST', `{"name":"x","products":[{"creation":{"version":1,"a":${deep}}}]}`],
    ] as const;
    for (const [path, method, body] of bodies) {
      const response = await user.raw(path, {
        method,
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect([path, response.status]).toEqual([path, 400]);
      expect(await response.json()).toMatchObject({ details: [{ message: 'formError.tooDeep' }] });
    }
    const quoted = JSON.stringify({ at: 1, stored: `${deep}\\"[` });
    const kept = await user.raw('/api/v1/drafts/quoted', {
      method: 'PUT',
      body: quoted,
      headers: { 'content-type': 'application/json' },
    });
    expect(kept.status).toBe(200);
  });

  it('with a place, a number of pieces or a value that no creation has is an ordinary no, at once', async () => {
    const element = (x: unknown) => ({ model: '2010', pendantHeight: 1, x, z: 0 });
    const spaceOf = (lights: unknown[], complements: unknown[] = []) => ({
      version: 1,
      space: { type: 'space', version: 1, id: 'a', compositions: [{ attributes: {}, lights, complements }] },
    });
    const hostile: [object, number][] = [
      [spaceOf([element(1e16)]), 400],
      [spaceOf([element(1e300)]), 400],
      [spaceOf([element(1e11)]), 422],
      [spaceOf([element({ toString: 1 })]), 422],
      [
        spaceOf(
          [],
          [
            { model: '2250', quantity: 1e9 },
            { model: '2250', quantity: -1e9 },
          ],
        ),
        422,
      ],
      [{ version: 1, space: { type: 'space', version: 2, id: 'x'.repeat(501) } }, 400],
      [{ version: 1e9, space: null }, 400],
    ];
    for (const [creation, status] of hostile) {
      const began = performance.now();
      for (const [path, body] of [
        ['/api/v1/shares', { name: 'x', creation }],
        ['/api/v1/projects', { name: 'x', products: [{ creation }] }],
      ] as const) {
        const answer = await user.post(path, {
          ...body,
          ...(path.endsWith('shares') && { creation: { drawing: null, ...creation } }),
        });
        expect([answer.status, path, JSON.stringify(creation).slice(0, 200)]).toEqual([
          status,
          path,
          expect.any(String),
        ]);
      }
      expect(performance.now() - began).toBeLessThan(2000);
    }
  });

  it('that is packed is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1_048_576, 'x'));
    for (const encoding of ['gzip', 'br', 'deflate', 'rot13'])
      expect((await sends(bomb, { 'content-encoding': encoding })).status).toBe(415);
  });

  it('that is no JSON is refused by its type', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])
      expect((await sends('{"name":"x"}', { 'content-type': type })).status, type).toBe(415);
  });
});

describe('a hostile header', () => {
  const renames = (headers: Record<string, string>) =>
    user.put(`/api/v1/projects/${project.id}`, { fieldsToUpdate: { name: 'Casa Norte' } }, headers);

  it.each(['garbage', '"abc"', '*', '-1', '1.5', '99999999999', '1, 2', ''])(
    'If-Match %j is refused',
    async (version) => {
      const { status, body } = await renames({ 'if-match': version });
      expect([status, body]).toMatchObject([400, { details: [{ in: 'header', path: 'If-Match' }] }]);
    },
  );

  it.each([
    ['of 10,000 characters', 'x'.repeat(10_000)],
    ['that is empty', ''],
    ['with a space', 'a b'],
    ['outside ASCII', '\u00e9'],
  ])('an Idempotency-Key %s is refused', async (_what, key) => {
    const { status, body } = await renames({ 'idempotency-key': key });
    expect([status, body]).toMatchObject([400, { details: [{ in: 'header', path: 'Idempotency-Key' }] }]);
  });

  it.each(['', '*', 'identity;q=0', 'br;q=x', 'zstd', ','.repeat(2000), 'gzip;q=1.0, *;q=0'])(
    'Accept-Encoding %j gets an answer',
    async (encoding) => {
      for (const path of ['/openapi.json', '/api/v3/projects']) {
        const response = await user.raw(path, { headers: { 'accept-encoding': encoding } });
        expect(response.status).toBeLessThan(500);
      }
    },
  );

  it('a session that is garbage is no session', async () => {
    for (const access of ['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'x'.repeat(5000)]) {
      const response = await server
        .anyone()
        .raw('/users/v1/account', { headers: { cookie: `access=${access}` } });
      expect(response.status).toBe(401);
    }
  });
});

describe('a hostile address', () => {
  it('of many thousand characters is refused or read, never more', async () => {
    for (const path of [
      `/api/v3/projects?search=${'x'.repeat(10_000)}`,
      `/api/v3/projects?${'a=1&'.repeat(3000)}`,
      `/api/v2/projects/${'x'.repeat(10_000)}`,
    ]) {
      const { status } = await user.get(path);
      expect([200, 400, 404, 414], path.slice(0, 40)).toContain(status);
    }
  });

  it('with an unknown language falls back to the own one', async () => {
    for (const language of ['xx', '__proto__', 'toString', 'EN-us'])
      expect((await user.get(`/api/v3/projects?lang=${language}&language=${language}`)).status).toBe(200);
  });

  it('that climbs out of a folder finds nothing', async () => {
    for (const path of [
      '/assets/..%2f..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/static/rules/..%2f..%2fsecret.json',
      '/static/..%5c..%5csecret.json',
    ]) {
      const response = await user.raw(path);
      expect([400, 403, 404], path).toContain(response.status);
    }
  });
});
