import type { Project, Registration, RegistrationData, RequestRow } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let specifier: TestUser;
let sales: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  specifier = await server.as('specifier_usa');
  sales = await server.as('sales_usa');
});

const path = '/api/v1/support-request';
const of = (id: string) => `${path}/project-registration/${id}`;
const share = (percent: number, agency = 'Coast Reps', role = 'specification') => ({ role, agency, percent });
const data: RegistrationData = {
  stage: 'bidding',
  bidDate: '2027-02-01',
  city: 'Oakland',
  state: 'California',
  specifier: { companyName: 'Studio Inc.', contactName: 'Ada', email: 'ada@example.test' },
  agency: { companyName: 'Coast Reps', contactName: 'Grace', email: 'grace@example.test' },
  creditSplit: [
    { role: 'specification', agency: 'Coast Reps', percent: 33.33 },
    { role: 'destination', agency: 'Bay Agents', percent: 33.33 },
    { role: 'order', agency: 'Valley Sales', percent: 33.34 },
  ],
  comments: '',
};
type Answer = Registration & { readonly code?: string };

const projectOf = async (user = specifier) =>
  (await user.post<Project>('/api/v1/projects', { name: 'Pier 9', products: [{ model: '2015' }] })).body;
const register = (project: string, registrationData: object = data, user = specifier) =>
  user.post<Answer>(`${path}/project-registration-usa`, { project, catalogId: 21, registrationData });

describe('the registration of a project in the USA', () => {
  it('is stored once, read later, and answered as a request', async () => {
    const { id } = await projectOf();
    const before = await specifier.get<Answer>(of(id));
    expect(before.body).toEqual({
      project: { id, name: 'Pier 9', catalogId: 21 },
      registration: null,
      may: { edit: true, decide: false },
    });
    const { status, body } = await register(id);
    expect([status, body.registration]).toMatchObject([
      201,
      { status: 'submitted', version: 1, registrationData: data },
    ]);
    expect((await specifier.get<Answer>(of(id))).body).toEqual(body);
    expect((await register(id)).body.code).toBe('registeredAlready');
    const inbox = await sales.get<{ docs: RequestRow[] }>(
      '/api/v1/support-requests?box=inbox&kind=registrationUsa',
    );
    expect(inbox.body.docs.filter((row) => row.number === body.registration!.number)).toHaveLength(1);
  });

  it.each([
    ['99.99 %', [share(99.99)]],
    ['100.01 %', [share(50), share(50.01, 'Other', 'order')]],
    ['parts of a hundredth', [share(33.333), share(66.667, 'Other', 'order')]],
    ['nothing', []],
    ['a negative share', [share(-10), share(110)]],
    ['nobody', [share(100, ' ')]],
  ])('is refused with a credit split of %s', async (_what, creditSplit) => {
    const { id } = await projectOf();
    const { status, body } = await register(id, { ...data, creditSplit });
    expect([status, body.code]).toEqual([400, 'badRequest']);
    expect((await specifier.get<Answer>(of(id))).body.registration).toBeNull();
  });

  it('is changed by who works on the project, and decided by the maker, each seeing what was last', async () => {
    const { id } = await projectOf();
    const { registration } = (await register(id)).body;
    const change = (user: TestUser, version: number, more: object = {}) =>
      user.put<Answer>(
        of(id),
        { registrationData: { ...data, stage: 'construction', ...more } },
        { 'if-match': `"${version}"` },
      );
    const changed = await change(specifier, 1);
    expect(changed.body.registration).toMatchObject({
      version: 2,
      registrationData: { stage: 'construction' },
    });
    expect((await change(specifier, 1)).body.code).toBe('stale');
    expect((await change(specifier, 2, { creditSplit: [share(99.99)] })).status).toBe(400);
    const decide = (user: TestUser) => user.put<Answer>(`${of(id)}/status`, { status: 'registered' });
    expect((await decide(specifier)).status).toBe(403);
    expect((await decide(sales)).status).toBe(404);
    await sales.put(`/api/v1/support-requests/${registration!.requestId}/state`, { state: 'inWork' });
    expect((await decide(sales)).body).toMatchObject({
      registration: { status: 'registered' },
      may: { decide: true },
    });
    const { rows } = await server.pool.query<{ status: string }>(
      `select payload ->> 'status' as status from event where kind = 'registrationChanged' and subject_id = $1 order by id`,
      [id],
    );
    expect(rows.map(({ status }) => status)).toEqual(['submitted', 'registered']);
  });

  it('is for projects of the USA, and for who may', async () => {
    const distributor = await server.as('distributor');
    const { id } = await projectOf(distributor);
    expect((await register(id, data, distributor)).status).toBe(403);
    expect((await register(id)).status).toBe(404);
    expect((await specifier.get(of(id))).status).toBe(404);
    const admin = await server.as('admin');
    const international = await projectOf(admin);
    const refused = await admin.post<Answer>(`${path}/project-registration-usa`, {
      project: international.id,
      registrationData: data,
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'requestElsewhere']);
  });
});
