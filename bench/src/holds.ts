import type { BudgetDraft, CatalogueChanges, OrderDraft, Project } from '@lucerna/contract';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { writeLargeFeed } from '../../tools/catalogue-large';
import {
  composed,
  composes,
  expired,
  fill,
  lines,
  modelsOf,
  post,
  states,
  undoOrders,
  writtenAs,
} from './long-project';
import type { Headers } from './long-project';
import { putInForce, startMeasured, withDatabase, type Measured } from './measured';
import type { Report } from './report';
import { signIn } from './sign-in';

/** More than a million rows. */
const large = { models: 9800, variations: 50 };
const rounds = 3;
/** The most products that one call takes. */
const maxAdded = 500;
/** Models whose sheets are read one after the other. */
const sheets = 50;

/**
 * How long each call holds the event loop with a million rows in force and projects of 2,000 lines of yesterday, one of
 * luminaires and one with creations: the longest of all rounds, the first one cold.
 */
export function run(report: Report): Promise<void> {
  return withDatabase(async (home, databaseUrl) => {
    const feed = path.join(home, 'large');
    await writeLargeFeed(feed, large.models, large.variations);
    const server = await startMeasured(home, databaseUrl);
    report.figure('holds, load of the machine', os.loadavg()[0]!, 'processes');
    try {
      const imported = await server.during(() => putInForce(server, databaseUrl, feed));
      report.figure('hold: notice of a new revision', imported.longestHoldMs, 'ms');
    } finally {
      await server.stop();
    }
    await callsOf(report, home, databaseUrl);
    report.figure('holds, load of the machine at the end', os.loadavg()[0]!, 'processes');
  });
}

/** The calls, on a database in which the large feed is in force; with the catalogue of the demo in an empty one. */
export async function callsOf(report: Report, home: string, databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const server = await startMeasured(home, databaseUrl);
  try {
    report.figure('hold: start', server.first.longestHoldMs, 'ms');
    const headers = { cookie: await signIn(server.url) };
    const { rows } = await pool.query<{ model: string }>(
      `select model from catalogue_article
       where revision = (select revision from catalogue_current) and catalog_id = 16 order by position desc limit $1`,
      [lines],
    );
    const isLarge = rows.length === lines;
    // Not every model of the demo can stand in a project as it is.
    const models = isLarge ? rows.map(({ model }) => model) : await modelsOf(pool, server.url, headers);
    const subject = { report, pool, server, headers, models };
    await listCalls(subject);
    await server.ask('tomorrow');
    await listCalls({ ...subject, name: 'after midnight, ' });
    for (const [name, creations] of [
      ['', false],
      [`with ${composed} creations, `, true],
    ] as const) {
      // Anew: on a busy machine the calls take longer than a session lasts without its renewal.
      const fresh = { cookie: await signIn(server.url) };
      const project = await fill(server.url, fresh, models);
      if (creations) await composes(pool, server.url, fresh, project);
      await projectCalls({ ...subject, headers: fresh, name }, project);
    }
  } finally {
    await server.stop();
    await pool.end();
  }
}

interface Subject {
  readonly report: Report;
  readonly pool: pg.Pool;
  readonly server: Measured;
  readonly headers: Headers;
  readonly models: readonly string[];
  readonly name?: string;
}

type Call = () => Promise<Response>;

/** Makes a call some times, each made ready by `prepare`, and says the longest hold. */
async function holdOf({ report, server, name = '' }: Subject, what: string, prepare: () => Promise<Call>) {
  let longest = 0;
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const call = await prepare();
    const { value, longestHoldMs, milliseconds } = await server.during(async () => {
      const answer = await call();
      return { answer, text: await answer.text() };
    });
    const { answer, text } = value;
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${text.slice(0, 300)}`);
    longest = Math.max(longest, longestHoldMs);
    slowest = Math.max(slowest, milliseconds);
  }
  report.figure(`hold: ${name}${what}`, longest, 'ms');
  report.figure(`slowest: ${name}${what}`, slowest, 'ms');
}

/** What is read of the catalogue. */
async function listCalls(subject: Subject): Promise<void> {
  const { server, headers, models } = subject;
  const paths: Readonly<Record<string, string>> = {
    'models of a catalogue': '/api/v1/articles/models?catalogId=16',
    'a late page of them': '/api/v1/articles/models?catalogId=16&itemsPerPage=100&page=90',
    collections: '/api/v1/categories/collections?catalogId=16',
    'sheet of a collection': '/api/v1/articles/collection-sheet?catalogId=16&subFamilyId=201',
    'models of a family': '/api/v1/articles/listModelsByFamily?catalogId=16&familyId=2',
    search: '/api/v1/article/search?catalogId=16&itemsPerPage=20&search=almar',
    'articles of a family': '/static/byFamily/201_16.json',
    'list of preconfigured products': '/api/v1/preconfigs/list?catalogId=16',
    'list of projects': '/api/v3/projects?itemsPerPage=100',
    'list of orders': '/api/v3/orders?itemsPerPage=100',
  };
  for (const [what, to] of Object.entries(paths)) {
    await holdOf(subject, what, () => Promise.resolve(() => fetch(server.url + to, { headers })));
  }
  await holdOf(subject, `${sheets} sheets of models`, () =>
    Promise.resolve(async () => {
      const asked = models
        .slice(0, sheets)
        .map((model) => fetch(`${server.url}/api/v1/articles/model-sheet?catalogId=16&model=${model}`));
      const answers = await Promise.all(asked);
      await Promise.all(answers.slice(1).map((answer) => answer.text()));
      return answers[0]!;
    }),
  );
}

/** What is done with a project of 2,000 lines; before each call its lines are of yesterday. */
async function projectCalls(subject: Subject, id: string): Promise<void> {
  const { pool, server, headers, models } = subject;
  const get = (to: string) => fetch(server.url + to, { headers });
  const json = async <T>(to: string) => (await (await get(to)).json()) as T;
  const put = (to: string, body: unknown) =>
    fetch(server.url + to, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const send = (to: string, body: unknown) => post(server.url + to, headers, body);
  const project = `/api/v2/projects/${id}`;
  const products = `/api/v1/projects/${id}/products`;
  const orderDraft = `/api/v1/orders/generate?projectId=${id}`;
  const budgetDraft = `/api/v1/budget/project/${id}`;
  const { orderedIds, byId } = (await json<Project>(project)).products;
  const composedLine = orderedIds.find((each) => byId[each]!.hasCreation) ?? orderedIds[0]!;
  const some = (length: number) => Array.from({ length }, (_, at) => orderedIds[(at * 97) % lines]!);
  const few = some(20);
  let budget = '';
  let order = '';
  const ready: Readonly<Record<string, () => Promise<Call>>> = {
    'read a project': async () => () => get(project),
    'change a quantity': async () => () =>
      put(`${products}/${few[0]}`, { attributesToUpdate: { quantity: 7 } }),
    'change a place': async () => () => put(`${products}/${few[1]}`, { attributesToUpdate: { position: 3 } }),
    'check a product': async () => () => put(`/api/v2/project/${id}/product/${few[2]}/validate`, {}),
    'remove a product': async () => {
      const { orderedIds: now } = (await json<Project>(project)).products;
      return () => fetch(`${server.url}${products}/${now.at(-1)}`, { method: 'DELETE', headers });
    },
    'copy a product': async () => () => send(`/api/v2/projects/${id}/products/${few[3]}/clone`, {}),
    'what a product was configured from': async () => () => get(`/api/v1/product/config/${composedLine}`),
    'what the catalogue changed': async () => () => get(`/api/v1/projects/${id}/catalogue-changes`),
    'take over what the catalogue changed': async () => {
      await writtenAs(pool, id, expired);
      await pool.query('update project set version = version + 1 where id = $1', [id]);
      const checks = await json<CatalogueChanges>(`/api/v1/projects/${id}/catalogue-changes`);
      const wanted = checks.lines.flatMap(({ _id, after }) =>
        after?.prices ? [{ _id, unitGross: after.prices.unitGross }] : [],
      );
      return () => put(`/api/v1/projects/${id}/catalogue-changes`, { products: wanted });
    },
    'list of projects with it': async () => () => get('/api/v3/projects?itemsPerPage=100'),
    'draft of a budget': async () => () => get(budgetDraft),
    'a budget': async () => {
      const draft = await json<BudgetDraft>(budgetDraft);
      const wanted = draft.lines.map(({ _id, referenceCode, unitGross }) => ({
        ...{ _id, referenceCode, unitGross },
        discount: 10,
      }));
      const body = { projectId: id, clientName: 'A client', iva: 21, products: wanted };
      return () => send('/api/v2/budget', body);
    },
    'read a budget': async () => {
      const { rows } = await pool.query<{ id: string }>('select id from budget where project_id = $1', [id]);
      budget = rows[0]!.id;
      return () => get(`/api/v1/budget/${budget}`);
    },
    'document of a budget': async () => async () => {
      for (;;) {
        const answer = await get(`/api/v1/budget/${budget}/document`);
        if (answer.status !== 409) return answer;
        await answer.text();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    'earlier budgets': async () => () => get(`/api/v1/budget/previous?projectId=${id}&itemsPerPage=100`),
    'draft of an order': async () => () => get(orderDraft),
    'an order': async () => {
      await undoOrders(pool, id);
      const draft = await json<OrderDraft>(orderDraft);
      const wanted = draft.products.orderedIds.map((_id) => {
        const { quantity, referenceCode, prices } = draft.products.byId[_id]!;
        return { _id, quantity, referenceCode, unitNet: prices?.unitNet ?? null };
      });
      return () => send('/api/v1/orders/process', { projectId: id, products: wanted });
    },
    'read an order': async () => {
      const { rows } = await pool.query<{ id: string }>('select id from "order" where project_id = $1', [id]);
      order = rows[0]!.id;
      return () => get(`/api/v3/orders/${order}`);
    },
    'orders of a project': async () => () => get(`/api/v1/orders/by-project/${id}`),
    [`a project with ${maxAdded} products`]: async () => {
      const wanted = models.slice(0, maxAdded).map((model) => ({ model, quantity: 2 }));
      return () => send('/api/v1/projects', { name: 'Many', products: wanted });
    },
    [`add ${maxAdded} references`]: async () => {
      const made = await send('/api/v1/projects', { name: 'References' });
      const { id: fresh } = (await made.json()) as Project;
      const references = Object.values(byId).filter((each) => each.type === 'REGULAR' && !each.hasCreation);
      const wanted = references
        .slice(0, maxAdded)
        .map(({ referenceCode }) => ({ reference: referenceCode, quantity: 2 }));
      return () => send(`/api/v1/projects/${fresh}/products`, wanted);
    },
    'add a creation': async () => {
      const made = await send('/api/v1/projects', { name: 'Creation' });
      const { id: fresh } = (await made.json()) as Project;
      const { creation } = await json<{ creation: unknown }>(`/api/v1/product/config/${composedLine}`);
      const product = creation ? { creation, quantity: 2 } : { model: models[0]!, quantity: 2 };
      return () => send(`/api/v1/projects/${fresh}/products`, [product]);
    },
  };
  for (const format of ['gltf', 'obj', 'stl', 'usdz', 'dxf', 'ifc']) {
    const to = `/api/v1/project/${id}/product/${composedLine}/export?format=${format}`;
    const call = () => Promise.resolve(() => get(to));
    await holdOf(subject, `export as ${format}`, call);
  }
  for (const [what, prepare] of Object.entries(ready)) {
    await writtenAs(pool, id, states['of yesterday']);
    await holdOf(subject, what, prepare);
  }
}
