import type { BudgetDraft, OrderDraft } from '@lucerna/contract';
import { copyRevision } from '@lucerna/testkit/copy-revision';
import os from 'node:os';
import pg from 'pg';
import {
  composed,
  composes,
  fill,
  modelsOf,
  post,
  revisions,
  states,
  undoOrders,
  writtenAs,
} from './long-project';
import type { Headers } from './long-project';
import { startMeasured, withDatabase, type Measured } from './measured';
import { median, type Report } from './report';
import { signIn } from './sign-in';

const rounds = 5;
/** Small reads in the quiet. */
const quietReads = 300;

/**
 * Places an order and generates a budget of a project of 2,000 lines, and makes the drafts of both, with lines of today, of
 * yesterday, of thirty revisions, and with creations of yesterday among them. The slowest of all rounds counts; and what a
 * small read of somebody else takes meanwhile.
 */
export function run(report: Report): Promise<void> {
  return withDatabase(async (home, databaseUrl) => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    const server = await startMeasured(home, databaseUrl);
    const { url } = server;
    report.figure('orders, load of the machine', os.loadavg()[0]!, 'processes');
    try {
      const headers = { cookie: await signIn(url), 'accept-encoding': 'identity' };
      const other = { cookie: await signIn(url, 'admin@lucerna.test') };
      const small = () => smallRead(url, other);
      await pool.query(noDocuments);
      await copyRevision(pool, revisions);
      await pool.query('vacuum analyze');
      const models = await modelsOf(pool, url, headers);
      await times(small, quietReads);
      const quiet = await times(small, quietReads);
      report.figure('small read of another, in the quiet, median', median(quiet), 'ms');
      report.figure('small read of another, in the quiet, slowest', Math.max(...quiet), 'ms');
      const ofYesterday = states['of yesterday'];
      const mixed = `of yesterday with ${composed} creations`;
      for (const [name, state] of Object.entries({ ...states, [mixed]: ofYesterday })) {
        const project = await fill(url, headers, models);
        if (name === mixed) await composes(pool, url, headers, project);
        await writtenAs(pool, project, state);
        await measure(report, name, { server, headers, pool, project, small });
      }
      report.figure('orders, load of the machine at the end', os.loadavg()[0]!, 'processes');
    } finally {
      await server.stop();
      await pool.end();
    }
  });
}

interface Subject {
  readonly server: Measured;
  readonly headers: Headers;
  readonly pool: pg.Pool;
  readonly project: string;
  readonly small: () => Promise<number>;
}

async function measure(report: Report, name: string, subject: Subject): Promise<void> {
  const { server, headers, pool, project } = subject;
  const get = (to: string) => fetch(server.url + to, { headers });
  const send = (to: string, body: unknown) => post(server.url + to, headers, body);
  const read = async <T>(to: string) => (await (await get(to)).json()) as T;
  const orderDraft = `/api/v1/orders/generate?projectId=${project}`;
  const budgetDraft = `/api/v1/budget/project/${project}`;
  /** Each reads first what its call asks for, and answers the call. */
  const calls: Readonly<Record<string, () => Promise<() => Promise<Response>>>> = {
    'draft of an order': async () => () => get(orderDraft),
    'draft of a budget': async () => () => get(budgetDraft),
    'a budget': async () => {
      const draft = await read<BudgetDraft>(budgetDraft);
      const products = draft.lines.map(({ _id, referenceCode, unitGross }) => ({
        ...{ _id, referenceCode, unitGross },
        discount: 10,
      }));
      return () => send('/api/v2/budget', { projectId: project, clientName: 'A client', iva: 21, products });
    },
    'an order': async () => {
      const draft = await read<OrderDraft>(orderDraft);
      const products = draft.products.orderedIds.map((_id) => {
        const { quantity, referenceCode, prices } = draft.products.byId[_id]!;
        return { _id, quantity, referenceCode, unitNet: prices?.unitNet ?? null };
      });
      return () => send('/api/v1/orders/process', { projectId: project, products });
    },
  };
  for (const [what, prepare] of Object.entries(calls)) {
    const found: Timed[] = [];
    for (let round = 0; round < rounds; round += 1) {
      found.push(await timed(subject, await prepare()));
      await undo(pool, project);
    }
    const times = found.map(({ ms }) => ms);
    const meanwhile = found.flatMap((each) => each.meanwhile);
    report.figure(`${what} ${name}, median`, median(times), 'ms');
    report.figure(`${what} ${name}, slowest`, Math.max(...times), 'ms');
    report.figure(`${what} ${name}, longest hold`, Math.max(...found.map(({ hold }) => hold)), 'ms');
    report.figure(`${what} ${name}, small reads of another meanwhile`, meanwhile.length, 'reads');
    report.figure(`${what} ${name}, small read of another, median`, median(meanwhile), 'ms');
    report.figure(`${what} ${name}, small read of another, slowest`, Math.max(...meanwhile), 'ms');
  }
}

interface Timed {
  readonly ms: number;
  readonly hold: number;
  /** Small reads of another meanwhile, ms each. */
  readonly meanwhile: readonly number[];
}

/** A call, and small reads of another, one after the other, until it is answered. */
async function timed({ server, small }: Subject, call: () => Promise<Response>): Promise<Timed> {
  const meanwhile: number[] = [];
  let isOver = false;
  let ms = 0;
  const { value: answer, longestHoldMs } = await server.during(async () => {
    const began = performance.now();
    const answering = call().finally(() => {
      ms = performance.now() - began;
      isOver = true;
    });
    while (!isOver) meanwhile.push(await small());
    return answering;
  });
  if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 300)}`);
  await answer.arrayBuffer();
  return { ms, hold: longestHoldMs, meanwhile };
}

async function times(call: () => Promise<number>, count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) found.push(await call());
  return found;
}

async function smallRead(url: string, headers: Headers): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/users/v1/account`, { headers });
  await answer.text();
  if (!answer.ok) throw new Error(`A small read answers ${answer.status}`);
  return performance.now() - began;
}

/** Documents are not made: who makes them is a process of its own, with a bench of its own. */
const noDocuments = `
  create function later() returns trigger language plpgsql as
    $$ begin new.run_at = now() + interval '1 day'; return new; end $$;
  create trigger later before insert on graphile_worker._private_jobs for each row
    when (new.key like 'budget:%') execute function later();`;

/** As if nothing had been sold: the same project again. */
async function undo(pool: pg.Pool, project: string): Promise<void> {
  await pool.query(`delete from graphile_worker._private_jobs where key like 'budget:%'`);
  await pool.query('delete from budget where project_id = $1', [project]);
  await undoOrders(pool, project);
}
