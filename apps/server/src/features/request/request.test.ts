import { mailOf } from '@lucerna/testkit/demo-maker';
import type { BudgetRequestInfo, Project, RequestRow, SupportRequest, UploadedFile } from '@lucerna/contract';
import { lettersTo } from '@lucerna/testkit/letters';
import { startTestServer, type Reply, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let asker: TestUser;
let sales: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  asker = await server.as('specifier');
  sales = await server.as('sales');
});

type Asked = SupportRequest & { readonly code?: string };
type Row = RequestRow;

const base = '/api/v1/support-request';
const projectOf = async (user: TestUser, products = [{ model: '2015', quantity: 3 }]) =>
  (await user.post<Project>('/api/v1/projects', { name: 'Hotel am Meer', products })).body;

async function upload(user: TestUser, name = 'plan.pdf', content = '%PDF-1.7\n'): Promise<UploadedFile> {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const sent = { method: 'POST', body: form, headers: { origin: server.url } };
  const response = await user.raw('/api/v1/files/temp?domain=eproject&entity=request', sent);
  return (await response.json()) as UploadedFile;
}

const ask = (project: string, more: object = {}, headers?: Record<string, string>, user = asker) =>
  user.post<Asked>(
    `${base}/project-budget`,
    { project, description: 'By Friday, please.', ...more },
    headers,
  );
const inbox = async (user: TestUser, query = '') =>
  (await user.get<{ docs: Row[] }>(`/api/v1/support-requests?box=inbox${query}`)).body.docs;
const read = async (user: TestUser, id: string) =>
  (await user.get<Asked>(`/api/v1/support-requests/${id}`)).body;
const write = (user: TestUser, id: string, text: string, files: readonly string[] = []) =>
  user.post<Asked>(`/api/v1/support-requests/${id}/messages`, { text, files });
const move = (user: TestUser, id: string, state: string) =>
  user.put<Asked>(`/api/v1/support-requests/${id}/state`, { state });
const letter = (to: string, subject: string) =>
  expect.poll(async () => (await lettersTo(server.url, to)).some((each) => each.subject === subject), {
    timeout: 10_000,
  });
const refusal = ({ status, body }: Reply<{ code?: string }>) => [status, body.code];

describe('a request for a budget', () => {
  it('is stored with a number, the lines of that moment and a file, and mailed to both sides', async () => {
    const project = await projectOf(asker);
    const file = await upload(asker);
    const { status, body } = await ask(project.id, { files: [file.id] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'budget',
      state: 'received',
      project: { id: project.id, name: 'Hotel am Meer' },
      projectVersion: project.version,
      lines: [{ quantity: 3 }],
      clientCode: 'C-1002',
      thread: [{ text: 'By Friday, please.', isAnswer: false, isYou: true, files: [{ name: 'plan.pdf' }] }],
      may: { write: true, move: ['closed'], quote: false },
    });
    expect(body.number).toMatch(/^\d{4}-\d{6}$/);
    expect(body.lines[0]?.reference).toMatch(/^2015/);
    await letter('specifier@lucerna.test', `We received your request ${body.number}`).toBe(true);
    await letter('sales@lucerna.test', `Request ${body.number} from Demo Architects`).toBe(true);
    const { rows } = await server.pool.query('select kind, payload from event where subject_id = $1', [
      body.id,
    ]);
    expect(rows).toEqual([
      { kind: 'requestMade', payload: { kind: 'budget', number: body.number, project: project.id } },
    ]);
    // The project goes on; what was asked about stays.
    await asker.put(`/api/v1/projects/${project.id}/products/${project.products.orderedIds[0]}`, {
      attributesToUpdate: { quantity: 9 },
    });
    expect((await read(asker, body.id)).lines).toMatchObject([{ quantity: 3 }]);
  });

  it('tells beforehand what it is about and who may get it, and goes to one of them', async () => {
    const { id } = await projectOf(asker);
    const info = await asker.get<BudgetRequestInfo>(`${base}/info-project-budget/${id}`);
    expect(info.body).toMatchObject({ projectName: 'Hotel am Meer', products: 1, pieces: 3, earlier: [] });
    const importer = info.body.recipients.find(({ name }) => name.startsWith('Importer'))!;
    const { body } = await ask(id, { recipient: importer.id });
    expect(body.recipient).toBe(importer.name);
    const stranger = (
      await server.pool.query<{ id: string }>(`select id from account where email = 'admin@lucerna.test'`)
    ).rows[0]!.id;
    expect(refusal(await ask(id, { recipient: stranger }))).toEqual([422, 'recipientUnknown']);
  });

  it('goes to anyone who may answer, also where more sell than are told, and to nobody who could not', async () => {
    const usa = await server.as('specifier_usa');
    const { id } = await projectOf(usa);
    const sells = async (name: string, isProven = true) => {
      const { rows } = await server.pool.query<{ id: string }>(
        `insert into account (email, last_name, roles, catalog_id, register_type, email_verified_at)
           select $1, 'Zz', roles, 21, 4, case when $2 then now() end from account where email = 'sales_usa@lucerna.test'
           returning id`,
        [`${name}@example.test`, isProven],
      );
      return rows[0]!.id;
    };
    const many: string[] = [];
    for (let n = 10; n < 35; n += 1) many.push(await sells(`rep${n}`));
    const unproven = await sells('unproven', false);
    const asks = (recipient: string) =>
      usa.post<Asked>(`${base}/project-budget-usa`, {
        ...{ siteLocation: 'private', catalogId: 21, project: id, recipient },
      });
    const { body: info } = await usa.get<BudgetRequestInfo>(`${base}/info-project-budget/${id}`);
    expect(info.recipients).toHaveLength(20);
    expect(info.recipients.map((each) => each.id)).not.toContain(many.at(-1));
    expect((await asks(many.at(-1)!)).status).toBe(201);
    expect(refusal(await asks(unproven))).toEqual([422, 'recipientUnknown']);
  });

  it('is asked once under a key', async () => {
    const { id } = await projectOf(asker);
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await ask(id, {}, key), await ask(id, {}, key)];
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(refusal(await ask(id, { description: 'Another' }, key))).toEqual([409, 'idempotencyMismatch']);
    const info = await asker.get<BudgetRequestInfo>(`${base}/info-project-budget/${id}`);
    expect(info.body.earlier).toHaveLength(1);
  });

  it.each([
    ['nothing is written', { description: '   ' }, 400, 'badRequest'],
    ['markup is written', { description: '<b>' }, 400, 'badRequest'],
    ['too much is written', { description: 'a'.repeat(4001) }, 400, 'badRequest'],
    ['a file is not there', { files: [randomUUID()] }, 422, 'fileGone'],
    ['there are eleven files', { files: Array.from({ length: 11 }, () => randomUUID()) }, 400, 'badRequest'],
    ['the catalogue is another', { catalogId: 21 }, 422, 'requestElsewhere'],
    ['there is no such catalogue', { catalogId: 17 }, 400, 'badRequest'],
  ])('is refused when %s, and nothing is stored', async (_what, more, status, code) => {
    const { id } = await projectOf(asker);
    expect(refusal(await ask(id, more))).toEqual([status, code]);
    const info = await asker.get<BudgetRequestInfo>(`${base}/info-project-budget/${id}`);
    expect(info.body.earlier).toEqual([]);
  });

  it('names no file of somebody else, and none twice', async () => {
    const { id } = await projectOf(asker);
    const foreign = await upload(sales);
    expect(refusal(await ask(id, { files: [foreign.id] }))).toEqual([422, 'fileGone']);
    const own = await upload(asker);
    expect((await ask(id, { files: [own.id] })).status).toBe(201);
    expect(refusal(await ask(id, { files: [own.id] }))).toEqual([422, 'fileGone']);
  });

  it('is not for a stranger’s project, an empty one, a web user or an account that is not qualified', async () => {
    const project = await projectOf(await server.as('sales_usa'));
    expect(refusal(await ask(project.id))).toEqual([404, 'notFound']);
    expect(refusal(await ask((await projectOf(asker, [])).id))).toEqual([422, 'requestEmpty']);
    const webUser = await server.as('webUser');
    expect((await ask((await projectOf(webUser)).id, {}, {}, webUser)).status).toBe(403);
    const own = await projectOf(asker);
    await server.pool.query(`update account set register_type = 3 where email = 'specifier@lucerna.test'`);
    expect(refusal(await ask(own.id))).toEqual([403, 'qualificationNeeded']);
    await server.pool.query(`update account set register_type = 4 where email = 'specifier@lucerna.test'`);
  });
});

describe('a mail server that is away', () => {
  it('delays the letters of a request and loses none', async () => {
    const alone = await startTestServer({ smtpUrl: 'smtp://127.0.0.1:1' });
    const user = await alone.as('specifier');
    const sent = { type: 'product', subject: 'installation', description: 'How?' };
    expect((await user.post(base, sent)).status).toBe(201);
    // To the asker, and to sales and importer, who look after the client; each is tried again later.
    const waiting = `select count(*)::int as letters from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'sendRequestLetter' and j.attempts > 0 and j.run_at > now()`;
    await expect
      .poll(async () => (await alone.pool.query<{ letters: number }>(waiting)).rows[0]?.letters, {
        timeout: 15_000,
      })
      .toBe(3);
  });
});

describe('a request in the USA', () => {
  it('names the project anew, and goes to who sells there where nobody looks after a client', async () => {
    const usa = await server.as('specifier_usa');
    const { id } = await projectOf(usa);
    const { status, body } = await usa.post<Asked>(`${base}/project-budget-usa`, {
      ...{ siteLocation: 'private', catalogId: 21, lang: 'us' },
      ...{ project: id, changeProjectName: 'Pier 9 Lobby' },
    });
    expect([status, body.kind, body.project?.name]).toEqual([201, 'budgetUsa', 'Pier 9 Lobby']);
    expect((await usa.get<Project>(`/api/v2/projects/${id}`)).body.name).toBe('Pier 9 Lobby');
    const seller = await server.as('sales_usa');
    expect((await inbox(seller)).map((row) => row.number)).toContain(body.number);
    expect((await inbox(sales)).map((row) => row.number)).not.toContain(body.number);
    const international = await usa.post(`${base}/project-budget`, { project: id, description: 'x' });
    expect(refusal(international)).toEqual([422, 'requestElsewhere']);
  });
});

describe('who answers', () => {
  it('finds it, takes it up, opens the project, answers with a file, and is asked back', async () => {
    const { id: project } = await projectOf(asker);
    const { id, number } = (await ask(project)).body;
    expect((await inbox(sales, `&search=${number}&state=received`)).map((row) => row.id)).toEqual([id]);
    expect((await inbox(sales, `&search=${number}&state=closed`)).length).toBe(0);
    expect((await move(sales, id, 'inWork')).body).toMatchObject({
      state: 'inWork',
      takenBy: 'Sales Demo',
      may: { move: ['answered', 'closed'], quote: true },
    });
    expect((await sales.get(`/api/v2/projects/${project}`)).status).toBe(200);
    const file = await upload(sales, 'offer.txt', 'Our answer');
    const answered = await write(sales, id, 'Which height?', [file.id]);
    expect([answered.status, answered.body.state]).toEqual([201, 'answered']);
    await letter('specifier@lucerna.test', `Sales Demo wrote about request ${number}`).toBe(true);
    const seen = await read(asker, id);
    expect(seen.thread.at(-1)).toMatchObject({ text: 'Which height?', isAnswer: true, isYou: false });
    const content = await asker.raw(`/api/v1/support-requests/${id}/files/${file.id}`);
    expect([content.status, await content.text()]).toEqual([200, 'Our answer']);
    expect(content.headers.get('content-disposition')).toContain('attachment');
    expect((await write(asker, id, '3.2 m')).body.state).toBe('inWork');
    await letter('sales@lucerna.test', `Specifier Demo wrote about request ${number}`).toBe(true);
  });

  it('opens the project by taking it up first, and only while who asked may ask', async () => {
    const importer = await server.as('importer');
    const opens = async (user: TestUser, project: string) =>
      (await user.get(`/api/v2/projects/${project}`)).status;
    const answers = async () => {
      const { id: project } = await projectOf(asker);
      const { id } = (await ask(project)).body;
      await server.pool.query('update project set client_code = null where id = $1', [project]);
      return { id, project };
    };
    const { id, project } = await answers();
    expect((await write(sales, id, 'Which height?')).status).toBe(201);
    expect((await write(importer, id, 'And which colour?')).status).toBe(201);
    await move(importer, id, 'inWork');
    expect([await opens(sales, project), await opens(importer, project)]).toEqual([200, 404]);
    const lost = await answers();
    await server.pool.query(
      'update project set owner_id = (select id from account where email = $2) where id = $1',
      [...[lost.project, 'distributor@lucerna.test']],
    );
    expect((await move(sales, lost.id, 'inWork')).body.takenBy).toBe('Sales Demo');
    expect(await opens(sales, lost.project)).toBe(404);
  });

  it('gives it the number of the budget that is made of it', async () => {
    const { id: projectId, products } = await projectOf(asker);
    const { id, number } = (await ask(projectId)).body;
    await move(sales, id, 'inWork');
    const body = { projectId, products: [{ _id: products.orderedIds[0] }], requestId: id };
    const budget = await sales.post<{ id: string; budgetNumber: string }>('/api/v2/budget', body);
    expect(budget.status).toBe(201);
    const { budgetNumber } = budget.body;
    const quoted = `Quote ${budgetNumber} for your request ${number}`;
    // A draft is the seller's: who asked learns of it when it is sent.
    expect(await read(asker, id)).toMatchObject({ state: 'inWork', budgetNumber: null, budgetId: null });
    expect((await read(asker, id)).begunQuote).toBeNull();
    expect((await read(sales, id)).begunQuote).toEqual({ id: budget.body.id, number: budgetNumber });
    expect((await lettersTo(server.url, 'specifier@lucerna.test')).map((each) => each.subject)).not.toContain(
      quoted,
    );
    const sent = await sales.put(`/api/v1/budget/${budget.body.id}/state`, { state: 'sent', note: '' });
    expect(sent.status).toBe(200);
    expect(await read(asker, id)).toMatchObject({
      state: 'answered',
      budgetNumber,
      budgetId: budget.body.id,
    });
    expect((await read(sales, id)).begunQuote).toBeNull();
    await letter('specifier@lucerna.test', quoted).toBe(true);
    const other = await projectOf(sales);
    const elsewhere = {
      projectId: other.id,
      products: [{ _id: other.products.orderedIds[0] }],
      requestId: id,
    };
    expect(refusal(await sales.post('/api/v2/budget', elsewhere))).toEqual([403, 'requestForbidden']);
  });

  it('is nobody else: a stranger learns nothing, and the asker only closes', async () => {
    const { id } = (await ask((await projectOf(asker)).id, { files: [(await upload(asker)).id] })).body;
    const file = (await read(asker, id)).thread[0]!.files[0]!.id;
    const stranger = await server.as('distributor');
    const tries = [
      await stranger.get(`/api/v1/support-requests/${id}`),
      await stranger.get(`/api/v1/support-requests/${id}/files/${file}`),
      await write(stranger, id, 'Hello'),
      await move(stranger, id, 'closed'),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await inbox(stranger)).length).toBe(0);
    expect(refusal(await move(asker, id, 'inWork'))).toEqual([403, 'requestForbidden']);
    expect((await move(asker, id, 'closed')).body.state).toBe('closed');
    expect(refusal(await write(asker, id, 'One more'))).toEqual([422, 'requestClosed']);
    expect(refusal(await move(sales, id, 'answered'))).toEqual([409, 'stale']);
    expect((await move(sales, id, 'inWork')).body.state).toBe('inWork');
  });
});

describe('support', () => {
  const types = async (user: TestUser, query = '') =>
    (
      await user.get<{ id: string; description: string; subjects: { id: string }[] }[]>(
        `/api/v1/support-types${query}`,
      )
    ).body;

  it('offers topics by catalogue, language and role', async () => {
    const own = await types(asker, '?lang=de');
    expect(own.map(({ id }) => id)).not.toContain('order');
    expect(own.find(({ id }) => id === 'account')?.description).toBe('Konto');
    expect((await types(asker, '?roleIds=2,3')).map(({ id }) => id)).toContain('order');
    const subjects = async (catalogId: number) =>
      (await types(asker, `?catalogId=${catalogId}`))[0]!.subjects.map(({ id }) => id);
    expect([(await subjects(16)).includes('ulListing'), (await subjects(21)).includes('ulListing')]).toEqual([
      false,
      true,
    ]);
    expect((await asker.get('/api/v1/support-types?catalogId=17')).status).toBe(400);
    const activities = await asker.get<{ description: string }[]>('/api/v1/business-activity-types?lang=fr');
    expect(activities.body[0]?.description).toBe('Bureaux');
  });

  it('is written to the address that the maker has for a topic, until somebody takes it up', async () => {
    const sent = { type: 'design', subject: 'calculation', description: 'How bright?' };
    const { body } = await asker.post<Asked>(base, sent);
    const made = `Request ${body.number} from Demo Architects`;
    await letter(mailOf('design'), made).toBe(true);
    expect((await inbox(sales)).map(({ id }) => id)).toContain(body.id);
    await write(asker, body.id, 'In the hall, I mean.');
    const more = `Specifier Demo wrote about request ${body.number}`;
    await letter(mailOf('design'), more).toBe(true);
    await write(sales, body.id, '300 lx.');
    await write(asker, body.id, 'Thanks!');
    await letter('sales@lucerna.test', more).toBe(true);
    const subjects = async (to: string) => (await lettersTo(server.url, to)).map(({ subject }) => subject);
    expect((await subjects('sales@lucerna.test')).filter((each) => each === made)).toEqual([]);
    expect((await subjects(mailOf('design'))).filter((each) => each === more)).toHaveLength(1);
  });

  it('is asked by topic, listed for the asker and answered', async () => {
    const sent = {
      type: 'product',
      subject: 'installation',
      businessActivity: 'office',
      description: 'How?',
    };
    const { status, body } = await asker.post<Asked>(base, sent);
    expect([status, body]).toMatchObject([
      201,
      {
        kind: 'support',
        topic: 'Product · Installation',
        businessActivity: 'Offices',
        project: null,
        lines: [],
      },
    ]);
    const own = await asker.get<{ docs: Row[] }>('/api/v1/support-requests?lang=de&kind=support');
    expect(own.body.docs[0]).toMatchObject({ id: body.id, topic: 'Produkt · Montage', isOwn: true });
    expect((await write(sales, body.id, 'With two screws.')).body.state).toBe('answered');
    for (const wrong of [
      { type: 'general', subject: 'general' },
      { type: 'order', subject: 'delivery' },
      { subject: 'ulListing' },
      { businessActivity: 'war' },
    ]) {
      expect(refusal(await asker.post(base, { ...sent, ...wrong }))).toEqual([422, 'supportTypeUnknown']);
    }
  });
});
