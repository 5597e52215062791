import type { OrderDraft, Project } from '@lucerna/contract';
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { withDatabase } from './measured';
import { median, type Report } from './report';
import { startLucerna } from './server-process';
import { password, signIn } from './sign-in';

/** Apart from what everybody installs: it is large and seldom wanted. */
const folder = fileURLToPath(new URL('../vendure', import.meta.url));

const clients = 8;
const rounds = 5;
const seconds = 6;
const models = ['2010', '2015', '2050'];

/** Fills and places one order of three lines; each client has its own. */
type Buyer = () => Promise<void>;

/**
 * Orders of three lines that 8 clients fill and place one after the other, here and in a shop of Vendure on the same database
 * server, in turns. Both in three requests: fill; read what it comes to and how it can be sent; place. There without a sign-in,
 * and all steps of the checkout in one request.
 */
export function run(report: Report): Promise<void> {
  if (!existsSync(path.join(folder, 'node_modules')))
    // One of its packages asks for a newer Node than it needs, and our own strictness reaches it through the environment.
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--engine-strict=false'], { cwd: folder });
  return withDatabase(async (home, databaseUrl) => {
    const shop = await startVendure(databaseUrl);
    const lucerna = await startLucerna(home, password, databaseUrl).catch(async (error: Error) => {
      await shop.stop();
      throw error;
    });
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    report.figure('sales, load of the machine', os.loadavg()[0]!, 'processes');
    try {
      const cookie = await signIn(lucerna.url);
      const ours = Array.from({ length: clients }, () => buysHere(lucerna.url, cookie));
      const theirs = Array.from({ length: clients }, () => buysAtVendure(shop));
      const here = async () => {
        const orders = await ordersASecond(ours);
        // The letters of the orders are no part of what the other one is measured with.
        while (await isAtWork(pool)) await pause(100);
        return orders;
      };
      await here();
      await ordersASecond(theirs);
      const pairs: { readonly ours: number; readonly theirs: number }[] = [];
      for (let round = 0; round < rounds; round += 1)
        pairs.push({ ours: await here(), theirs: await ordersASecond(theirs) });
      const name = `fill and place an order, ${clients} clients`;
      report.figure(name, median(pairs.map((pair) => pair.ours)), 'orders/s');
      report.figure(`${name}, Vendure`, median(pairs.map((pair) => pair.theirs)), 'orders/s');
      report.figure(`${name}, ratio`, median(pairs.map((pair) => pair.ours / pair.theirs)), 'times Vendure');
      report.figure('sales, load of the machine at the end', os.loadavg()[0]!, 'processes');
    } finally {
      await pool.end();
      await shop.stop();
      await lucerna.stop();
    }
  });
}

async function isAtWork(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ waiting: boolean }>(
    'select exists (select from graphile_worker._private_jobs where run_at <= now()) as waiting',
  );
  return rows[0]?.waiting ?? false;
}

async function ordersASecond(buyers: readonly Buyer[]): Promise<number> {
  const began = performance.now();
  let orders = 0;
  const buysUntil = async (buy: Buyer) => {
    while (performance.now() - began < seconds * 1000) {
      await buy();
      orders += 1;
    }
  };
  await Promise.all(buyers.map(buysUntil));
  return (orders * 1000) / (performance.now() - began);
}

function buysHere(url: string, cookie: string): Buyer {
  const ask = async <T>(to: string, body?: object): Promise<T> => {
    const answer = await fetch(url + to, {
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${to} answered ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return async () => {
    const { id } = await ask<Project>('/api/v1/projects', {
      name: 'Three lines',
      products: models.map((model) => ({ model, quantity: 2 })),
    });
    const { products } = await ask<OrderDraft>(`/api/v1/orders/generate?projectId=${id}`);
    const { processOrderSuccess } = await ask<{ processOrderSuccess: boolean }>('/api/v1/orders/process', {
      projectId: id,
      products: products.orderedIds.map((_id) => {
        const { quantity, referenceCode, prices } = products.byId[_id]!;
        return { _id, quantity, referenceCode, unitNet: prices?.unitNet ?? null };
      }),
    });
    if (!processOrderSuccess) throw new Error('An order was not placed');
  };
}

/** A shop of Vendure with three articles. */
interface Shop {
  readonly url: string;
  readonly variants: readonly string[];
}

async function startVendure(lucernaUrl: string): Promise<Shop & { stop(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: lucernaUrl, max: 1 });
  await pool.query('create database vendure');
  await pool.end();
  const address = new URL(lucernaUrl);
  address.pathname = '/vendure';
  const child = fork(path.join(folder, 'shop.mjs'), {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: address.href, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  const started = await Promise.race([
    once(child, 'message') as Promise<[Shop]>,
    ended.then(([code]) => {
      throw new Error(`Vendure ended with ${code} before it was ready`);
    }),
  ]);
  return {
    ...started[0],
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const placed = 'PaymentAuthorized';

interface Checkout {
  readonly activeOrder: { readonly lines: readonly unknown[] } | null;
  readonly eligibleShippingMethods: readonly { readonly id: string }[];
}

function buysAtVendure({ url, variants }: Shop): Buyer {
  return async () => {
    let token = '';
    const ask = async <T>(query: string): Promise<T> => {
      const answer = await fetch(`${url}/shop-api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query }),
      });
      token = answer.headers.get('vendure-auth-token') ?? token;
      return ((await answer.json()) as { data: T }).data;
    };
    const items = variants.map((id) => `{ productVariantId: ${id}, quantity: 2 }`).join(', ');
    await ask(
      `mutation { addItemsToOrder(inputs: [${items}]) { order { id lines { id unitPriceWithTax linePriceWithTax } } } }`,
    );
    const { activeOrder, eligibleShippingMethods } = await ask<Checkout>(`{
      activeOrder { id subTotalWithTax totalWithTax lines { id quantity unitPriceWithTax linePriceWithTax productVariant { sku name } } }
      eligibleShippingMethods { id name priceWithTax }
    }`);
    const [shipping] = eligibleShippingMethods;
    if (activeOrder?.lines.length !== variants.length || !shipping)
      throw new Error('Vendure filled no order');
    const { paid } = await ask<{ paid: { state?: string } }>(`mutation {
      setCustomerForOrder(input: { firstName: "Ana", lastName: "Test", emailAddress: "ana@client.test" }) { __typename }
      setOrderShippingAddress(input: { streetLine1: "1 Road", city: "London", postalCode: "N1", countryCode: "GB" }) { __typename }
      setOrderShippingMethod(shippingMethodId: [${shipping.id}]) { __typename }
      transitionOrderToState(state: "ArrangingPayment") { __typename }
      paid: addPaymentToOrder(input: { method: "invoice", metadata: {} }) {
        ... on Order { id code state totalWithTax lines { id quantity linePriceWithTax } }
      }
    }`);
    if (paid.state !== placed) throw new Error(`Vendure placed no order: ${paid.state}`);
  };
}
