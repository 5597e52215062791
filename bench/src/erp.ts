import type { ErpResults, Order, OrderDraft, Project } from '@lucerna/contract';
import { erpArrivals } from '@lucerna/testkit/erp-messages';
import os from 'node:os';
import { post, type Headers } from './long-project';
import { startMeasured, withDatabase } from './measured';
import type { Report } from './report';
import { signIn } from './sign-in';

const orderCount = 200;
const arrivals = 10_000;
const ofCall = 250;
const sides = 2;

/** 10,000 messages of an ERP, one in ten of them wrong, late or there twice, from two sides at once; and the same once more. */
export function run(report: Report): Promise<void> {
  return withDatabase(async (home, databaseUrl) => {
    const server = await startMeasured(home, databaseUrl);
    const { url } = server;
    report.figure('messages of an ERP, load of the machine', os.loadavg()[0]!, 'processes');
    try {
      const buyer = { cookie: await signIn(url) };
      const erp = { cookie: await signIn(url, 'admin@lucerna.test') };
      const orders: Order[] = [];
      while (orders.length < orderCount) orders.push(await placesOrder(url, buyer));
      const told = orders.map(({ orderNumber, clientCode, products }) => ({
        ...{ orderNumber, clientCode, line: products.orderedIds[0]! },
      }));
      const { messages, expected, wrong, twice } = erpArrivals(told, arrivals, 1);
      for (const round of ['the first time', 'once more']) {
        const outcomes = new Map<string, number>();
        const { milliseconds, longestHoldMs } = await server.during(() =>
          sendAll(url, erp, messages, outcomes),
        );
        report.figure(`${arrivals} messages, ${round}`, milliseconds / 1000, 's');
        report.figure(`${arrivals} messages, ${round}, longest hold`, longestHoldMs, 'ms');
        for (const [outcome, count] of outcomes) {
          report.figure(`${arrivals} messages, ${round}, ${outcome}`, count, 'messages');
        }
        let others = 0;
        for (const { orderId, orderNumber } of orders) {
          const order = (await (
            await fetch(`${url}/api/v3/orders/${orderId}`, { headers: buyer })
          ).json()) as Order;
          const shipments = order.shipments
            .map(({ number, products }) => ({ number, quantity: products[0]!.quantity }))
            .sort((one, other) => (one.number < other.number ? -1 : 1));
          const { status, history } = order;
          if (JSON.stringify({ status, history, shipments }) !== JSON.stringify(expected.get(orderNumber)))
            others += 1;
        }
        report.figure(`${arrivals} messages, ${round}, orders in another state than told`, others, 'orders');
      }
      const listed = await fetch(`${url}/api/v1/erp/messages`, { headers: erp });
      const { meta } = (await listed.json()) as { meta: { totalDocs: number } };
      report.figure('messages that were wrong, and stand in the report', wrong, 'messages');
      report.figure('messages in the report', meta.totalDocs, 'messages');
      report.figure('messages that came twice', twice, 'messages');
    } finally {
      await server.stop();
    }
  });
}

async function placesOrder(url: string, headers: Headers): Promise<Order> {
  const products = [{ model: '2015', quantity: 20 }];
  const made = await post(`${url}/api/v1/projects`, headers, { name: 'Hotel', products });
  const { id } = (await made.json()) as Project;
  const asked = await fetch(`${url}/api/v1/orders/generate?projectId=${id}`, { headers });
  const draft = (await asked.json()) as OrderDraft;
  const wanted = draft.products.orderedIds.map((_id) => {
    const { quantity, referenceCode, prices } = draft.products.byId[_id]!;
    return { _id, quantity, referenceCode, unitNet: prices?.unitNet ?? null };
  });
  const placed = await post(`${url}/api/v1/orders/process`, headers, { projectId: id, products: wanted });
  return ((await placed.json()) as { order: Order }).order;
}

async function sendAll(
  url: string,
  headers: Headers,
  messages: readonly object[],
  outcomes: Map<string, number>,
): Promise<void> {
  let next = 0;
  const side = async () => {
    while (next < messages.length) {
      const some = messages.slice(next, (next += ofCall));
      const answer = await post(`${url}/api/v1/erp/messages`, headers, { messages: some });
      if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 300)}`);
      for (const { outcome } of ((await answer.json()) as ErpResults).results) {
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    }
  };
  await Promise.all(Array.from({ length: sides }, side));
}
