import type { Project } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.as('specifier');
});

const product = { model: '2010', quantity: 2 };

async function newProject(): Promise<Project> {
  const { body } = await user.post<Project>('/api/v1/projects', { name: 'Hotel', products: [product] });
  return body;
}

const counted = async (sql: string, value: string) => {
  const { rows } = await server.pool.query<{ n: number }>(`select count(*) as n from ${sql}`, [value]);
  return rows[0]?.n;
};

describe('a write that is repeated', () => {
  it('adds one line when twenty repeats arrive at once', async () => {
    const { id } = await newProject();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        user.post<Project>(`/api/v1/projects/${id}/products`, [product], headers),
      ),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(201);
      expect(body).toEqual(answers[0]?.body);
    }
    expect(await counted('project_line where project_id = $1', id)).toBe(2);
  });

  it('creates one project when ten repeats arrive at once', async () => {
    const name = `Once ${randomUUID().slice(0, 8)}`;
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => user.post<Project>('/api/v1/projects', { name }, headers)),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await counted('project where name = $1', name)).toBe(1);
  });

  it('is done once for every kind of change', async () => {
    const project = await newProject();
    const base = `/api/v1/projects/${project.id}`;
    const line = `${base}/products/${project.products.orderedIds[0]}`;
    const clone = `/api/v2/projects/${project.id}/products/${project.products.orderedIds[0]}/clone`;
    const changes: ((headers: Record<string, string>) => ReturnType<TestUser['post']>)[] = [
      (headers) => user.put(base, { fieldsToUpdate: { name: 'Again' } }, headers),
      (headers) => user.put(line, { attributesToUpdate: { quantity: 7 } }, headers),
      (headers) => user.post(clone, undefined, headers),
      (headers) => user.del(line, undefined, headers),
      (headers) => user.del(base, undefined, headers),
    ];
    for (const [at, change] of changes.entries()) {
      const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${at + 1}"` };
      const first = await change(headers);
      expect(first.status).toBeLessThan(300);
      const again = await change(headers);
      expect([again.status, again.body]).toEqual([first.status, first.body]);
    }
  });

  it('is refused with other content under the same key', async () => {
    const project = await newProject();
    const headers = { 'idempotency-key': randomUUID() };
    const path = `/api/v1/projects/${project.id}/products`;
    expect((await user.post(path, [product], headers)).status).toBe(201);
    const other = await user.post(path, [{ ...product, quantity: 3 }], headers);
    expect([other.status, other.body.code]).toEqual([409, 'idempotencyMismatch']);
    const renamed = await user.put(
      `/api/v1/projects/${project.id}`,
      { fieldsToUpdate: { name: 'X' } },
      headers,
    );
    expect([renamed.status, renamed.body.code]).toEqual([409, 'idempotencyMismatch']);
  });

  it('may be tried again under its key when it was refused', async () => {
    const { id, version } = await newProject();
    const key = randomUUID();
    const path = `/api/v1/projects/${id}/products`;
    const stale = await user.post(path, [product], { 'idempotency-key': key, 'if-match': '"99"' });
    expect(stale.status).toBe(409);
    const right = await user.post(path, [product], { 'idempotency-key': key, 'if-match': `"${version}"` });
    expect(right.status).toBe(201);
  });
});

describe('a write on an old version', () => {
  it('is refused with the version in force, and writes nothing', async () => {
    const project = await newProject();
    const base = `/api/v1/projects/${project.id}`;
    const line = `${base}/products/${project.products.orderedIds[0]}`;
    await user.put(base, { fieldsToUpdate: { name: 'Newer' } });
    const headers = { 'if-match': '"1"' };
    const tries = [
      await user.put(base, { fieldsToUpdate: { name: 'Older' } }, headers),
      await user.post(`${base}/products`, [product], headers),
      await user.put(line, { attributesToUpdate: { quantity: 9 } }, headers),
      await user.del(line, undefined, headers),
      await user.del(base, undefined, headers),
    ];
    for (const { status, body } of tries) {
      expect([status, body]).toEqual([
        409,
        { code: 'stale', message: 'problem.stale', details: { version: 2 } },
      ]);
    }
    const read = await user.get<Project>(`/api/v2/projects/${project.id}`);
    expect(read.body).toMatchObject({ name: 'Newer', version: 2, totals: { products: 1, quantity: 2 } });
  });

  it('of two at once loses: one is done, the other learns of it', async () => {
    const { id } = await newProject();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((quantity) =>
        user.post(`/api/v1/projects/${id}/products`, [{ ...product, quantity }], { 'if-match': '"1"' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('without If-Match is done in turn, and every line has its place', async () => {
    const { id } = await newProject();
    await Promise.all(
      Array.from({ length: 24 }, () => user.post(`/api/v1/projects/${id}/products`, [product, product])),
    );
    const { rows } = await server.pool.query(
      `select p.version, p.line_count, count(*) as lines, count(distinct l.position) as places
       from project p join project_line l on l.project_id = p.id where p.id = $1 group by p.id`,
      [id],
    );
    expect(rows).toEqual([{ version: 25, line_count: 49, lines: 49, places: 49 }]);
  });
});

describe('bad input', () => {
  const fields: readonly [string, unknown, string][] = [
    ['a quantity of 0', [{ model: '2010', quantity: 0 }], '0.quantity'],
    ['a negative quantity', [{ model: '2010', quantity: -1 }], '0.quantity'],
    ['half a piece', [{ model: '2010', quantity: 1.5 }], '0.quantity'],
    ['a million million pieces', [{ model: '2010', quantity: 1e12 }], '0.quantity'],
    ['a quantity in words', [{ model: '2010', quantity: 'two' }], '0.quantity'],
    ['a model that is a number', [{ model: 2010 }], '0.model'],
    ['a model and a reference', [{ model: '2010', reference: '201020/4B_31_200' }], '0.model'],
    ['neither model nor reference', [{ quantity: 1 }], '0.model'],
    ['a colour that is a list', [{ model: '2010', choices: { color: ['10'] } }], '0.choices.color'],
    ['half a centimetre', [{ model: '2010', choices: { pendantHeight: 0.5 } }], '0.choices.pendantHeight'],
    ['an unknown choice', [{ model: '2010', choices: { wattage: '1' } }], '0.choices'],
    ['no product', [], ''],
    ['no list', { model: '2010' }, ''],
  ];
  it.each(fields)('%s is refused with its field', async (_, body, path) => {
    const { id } = await newProject();
    const refused = await user.post(`/api/v1/projects/${id}/products`, body);
    expect([refused.status, refused.body.code]).toEqual([400, 'badRequest']);
    expect(refused.body['details']).toEqual(expect.arrayContaining([expect.objectContaining({ path })]));
    expect(await counted('project_line where project_id = $1', id)).toBe(1);
  });

  const answers: readonly [string, object, string, object][] = [
    ['a reference that is none', { reference: '20109' }, 'reference-invalid', { reference: '20109' }],
    ['a partial reference', { reference: '201020/4B' }, 'reference-invalid', { reference: '201020/4B' }],
    ['a reference of the other catalogue', { reference: '2010-10/1A_31_200-2US' }, 'reference-invalid', {}],
    ['an unknown model', { model: '9999' }, 'article-not-found', { model: '9999' }],
    ['an umbrella model', { model: '0001' }, 'model-umbrella', { model: '0001' }],
    ['an inactive model', { model: '2103' }, 'model-inactive', { model: '2103' }],
    [
      'a value that no variation offers',
      { model: '2010', choices: { color: 'ZZ' } },
      'value-not-offered',
      { attribute: 'color', value: 'ZZ' },
    ],
    [
      'an expired value',
      { model: '2300', choices: { color: '70' } },
      'value-not-offered',
      { attribute: 'color', value: '70' },
    ],
    [
      'a height out of range',
      { model: '2010', choices: { pendantHeight: 9999 } },
      'height-out-of-range',
      { value: 9999 },
    ],
  ];
  it.each(answers)('%s is an ordinary no', async (_, line, code, data) => {
    const { id } = await newProject();
    const refused = await user.post(`/api/v1/projects/${id}/products`, [line]);
    expect([refused.status, refused.body.code]).toEqual([422, code]);
    expect(refused.body['details']).toMatchObject(data);
    expect((await user.post('/api/v1/projects', { name: 'None', products: [line] })).status).toBe(422);
  });

  it('a combination that is not allowed names its rules', async () => {
    const { id } = await newProject();
    const refused = await user.post(`/api/v1/projects/${id}/products`, [{ reference: '201099/4C_31_200' }]);
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        code: 'combination-incompatible',
        message: 'problem.combination-incompatible',
        details: { attributes: ['temperature', 'control'], values: ['4', 'C'], rules: ['*/4/C/*/*'] },
      },
    ]);
  });

  it('of several products none is added, and the wrong ones are named', async () => {
    const { id } = await newProject();
    const refused = await user.post(`/api/v1/projects/${id}/products`, [product, { model: '9999' }, product]);
    expect(refused.body['details']).toEqual({ model: '9999', product: 2 });
    expect(await counted('project_line where project_id = $1', id)).toBe(1);
  });

  it('names are 1 to 50 characters of the text pattern', async () => {
    for (const name of ['', '   ', 'x'.repeat(51), '<script>', 5, null, undefined]) {
      const refused = await user.post('/api/v1/projects', { name });
      expect([refused.status, refused.body.code]).toEqual([400, 'badRequest']);
    }
    expect((await user.post('/api/v1/projects', { name: 'x'.repeat(50) })).status).toBe(201);
  });

  it('ids, versions and keys have their shape', async () => {
    const { id } = await newProject();
    expect((await user.get('/api/v2/projects/1')).status).toBe(400);
    const path = `/api/v1/projects/${id}/products`;
    expect((await user.post(path, [product], { 'if-match': 'last' })).status).toBe(400);
    expect((await user.post(path, [product], { 'idempotency-key': 'x'.repeat(300) })).status).toBe(400);
    expect((await user.put(`${path}/${randomUUID()}`, { attributesToUpdate: {} })).status).toBe(400);
    expect((await user.put(`${path}/${randomUUID()}`, { attributesToUpdate: { quantity: 1 } })).status).toBe(
      404,
    );
    expect((await user.post(path, [product], { origin: 'https://elsewhere.example' })).status).toBe(403);
  });
});
