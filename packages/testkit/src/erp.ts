import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { plainPdf } from './plain-pdf';

/** How a stand-in behaves; without a setting it is quick and well-behaved. */
export interface ErpManners {
  /** Milliseconds that an answer and a message may take at most. */
  readonly slow?: number;
  /** Share of the orders that are refused with 503 when they are first offered, 0 to 1. */
  readonly refuse?: number;
  /** Share of the messages that are sent twice. */
  readonly repeat?: number;
  /** Whether messages go out in any order. */
  readonly shuffle?: boolean;
  /** What decides all of that: the same seed behaves the same. */
  readonly seed?: number;
}

/** Where the product answers, and a key of an account with backoffice. */
interface Lucerna {
  readonly url: string;
  readonly key: string;
}

interface ErpSettings extends ErpManners {
  /** 0 for any free one. */
  readonly port?: number;
  /** What an order must come with. */
  readonly token?: string;
  /** Without it the ERP only takes orders. */
  readonly lucerna?: Lucerna;
  /** Told what happens, in one line each. */
  readonly tell?: (line: string) => void;
}

/** What the stand-in reads of an order (docs/erp.md). */
export interface TakenOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly clientCode: string;
  readonly currency: string;
  readonly totalNet: number;
  readonly shippingDate: string | null;
  readonly lines: readonly {
    readonly line: string;
    readonly reference?: string;
    readonly quantity: number;
  }[];
}

/** A client as a row of the feed of clients has it (docs/client-feed.md). */
export type ToldClient = { readonly code: string } & Readonly<Record<string, unknown>>;

export interface StandInErp {
  /** Where it takes orders. */
  readonly url: string;
  /** The orders that it took, each once. */
  readonly orders: readonly TakenOrder[];
  /** What the product answered to its messages. */
  readonly outcomes: readonly string[];
  /** From now on it tells the product of every order that it takes. */
  tells(lucerna: Lucerna): void;
  /** Sends all clients, each first as it was and then as it is, in the manners of the stand-in. */
  tellClients(clients: readonly ToldClient[]): Promise<void>;
  /** Sends all messages about an order: what is left in stock, confirmed, in production, shipped in two, finished, invoiced. */
  fulfil(order: TakenOrder): Promise<void>;
  close(): Promise<void>;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const dayMs = 86_400_000;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
/** Percent; a real ERP knows who pays which. */
const taxPercent = 21;

/** All that an ERP tells of an order in its life. */
function messagesOf(order: TakenOrder, now: number): Record<string, unknown>[] {
  const { orderNumber: number, lines, clientCode: client, currency, totalNet: net } = order;
  let minute = 0;
  const head = (kind: string, about: string) => {
    minute += 1;
    return { id: `${kind} ${about} ${minute}`, kind, at: new Date(now + minute * 60_000).toISOString() };
  };
  const state = (status: number, days: number) => ({
    ...head('orderState', number),
    ...{ order: number, status, day: dayOf(now + days * dayMs) },
  });
  const half = lines.map(({ line, quantity }) => ({ line, quantity: Math.ceil(quantity / 2) }));
  const rest = lines.flatMap(({ line, quantity }) =>
    quantity > 1 ? [{ line, quantity: Math.floor(quantity / 2) }] : [],
  );
  const shipment = (part: string, days: number, sent: typeof half) => ({
    ...head('shipment', `${number} ${part}`),
    ...{ shipment: `S-${number}-${part}`, order: number, day: dayOf(now + days * dayMs) },
    ...{ carrier: 'Road Express', tracking: `RX${number.replaceAll('-', '')}${part}`, lines: sent },
  });
  const tax = Math.round((net * taxPercent) / 100);
  const invoice = () => ({
    ...head('invoice', number),
    ...{ invoice: `R-${number}`, client, orders: [number], currency, net, tax, total: net + tax },
    ...{ day: dayOf(now), dueDay: dayOf(now + 30 * dayMs) },
  });
  const stock = () =>
    lines.flatMap(({ reference, quantity }) =>
      reference === undefined
        ? []
        : [
            {
              ...head('stock', reference),
              id: `stock ${number} ${reference}`,
              reference,
              quantity: 100 + quantity,
              next: { day: dayOf(now + 21 * dayMs), quantity: 200 },
            },
          ],
    );
  return [
    ...stock(),
    state(2, 0),
    state(3, 2),
    shipment('1', 10, half),
    ...(rest.length > 0 ? [shipment('2', 14, rest)] : []),
    state(4, 14),
    invoice(),
  ];
}

/** What an ERP tells of clients: each first without its discounts, and then whole. */
function clientMessagesOf(clients: readonly ToldClient[], now: number): Record<string, unknown>[] {
  return clients.flatMap(({ code, ...rest }, place) => {
    const at = (turn: number) => new Date(now + place * 2000 + turn * 1000).toISOString();
    const told = (turn: number) => ({
      ...{ id: `client ${code} ${now} ${turn}`, at: at(turn), kind: 'client', client: code },
    });
    return [
      { ...told(0), ...rest, discounts: {} },
      { ...told(1), ...rest },
    ];
  });
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

const isOrder = (value: unknown): value is TakenOrder => {
  if (typeof value !== 'object' || value === null) return false;
  const { orderId, orderNumber, lines } = value as Partial<TakenOrder>;
  return (
    typeof orderId === 'string' && typeof orderNumber === 'string' && Array.isArray(lines) && lines.length > 0
  );
};

/**
 * An ERP that stands in for a maker's own: takes orders once under their key, and tells of them what a real one would, as slowly,
 * often and out of order as it is set to.
 */
export async function startErp(settings: ErpSettings = {}): Promise<StandInErp> {
  const { slow = 0, refuse = 0, repeat = 0, shuffle = false, seed = 1, port = 0, token, tell } = settings;
  let { lucerna } = settings;
  const random = randomOf(seed);
  const orders = new Map<string, TakenOrder>();
  const refused = new Set<string>();
  const outcomes: string[] = [];
  const wait = () => (slow > 0 ? pause(random() * slow) : Promise.resolve());

  const call = (path: string, init: RequestInit) =>
    fetch(new URL(path, lucerna?.url), {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${lucerna?.key}` },
    });

  async function sendMessages(messages: readonly object[]): Promise<void> {
    await wait();
    const response = await call('/api/v1/erp/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messages }),
    });
    if (!response.ok) throw new Error(`The product answered ${response.status} to messages`);
    const { results } = (await response.json()) as { results: { id: string; outcome: string }[] };
    for (const { id, outcome } of results) {
      outcomes.push(outcome);
      tell?.(`${outcome.padEnd(8)} ${id}`);
    }
  }

  async function sendDocument(order: TakenOrder): Promise<void> {
    const form = new FormData();
    const { orderNumber, clientCode, currency, totalNet } = order;
    const text = [
      `Invoice R-${orderNumber}`,
      `Client ${clientCode}`,
      `Net ${(totalNet / 100).toFixed(2)} ${currency}`,
    ];
    form.append('file', new Blob([plainPdf(text)], { type: 'application/pdf' }), 'invoice.pdf');
    const path = `/api/v1/erp/invoices/${encodeURIComponent(`R-${orderNumber}`)}/document`;
    const { status } = await call(path, { method: 'PUT', body: form });
    tell?.(`${status === 204 ? 'kept    ' : status} document of R-${orderNumber}`);
  }

  async function fulfil(order: TakenOrder): Promise<void> {
    await sendInManners(messagesOf(order, Date.now()));
    await sendDocument(order);
  }

  /** Sends messages one by one, as often and in the order that the stand-in is set to. */
  async function sendInManners(messages: readonly object[]): Promise<void> {
    const sent = messages.flatMap((each) => (random() < repeat ? [each, each] : [each]));
    if (shuffle) {
      for (let place = sent.length - 1; place > 0; place -= 1) {
        const other = Math.floor(random() * (place + 1));
        [sent[place], sent[other]] = [sent[other]!, sent[place]!];
      }
    }
    for (const message of sent) await sendMessages([message]);
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const say = (status: number, message: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
    await wait();
    if (request.method !== 'POST') return void say(405, 'Orders are posted');
    if (token !== undefined && request.headers.authorization !== `Bearer ${token}`)
      return void say(401, 'Wrong token');
    const key = request.headers['idempotency-key'];
    const order = await bodyOf(request).catch(() => null);
    if (typeof key !== 'string' || !isOrder(order)) return void say(422, 'This is no order');
    if (orders.has(key)) return void say(200, 'Taken before');
    if (!refused.has(key) && random() < refuse) {
      refused.add(key);
      tell?.(`refused  order ${order.orderNumber}`);
      return void say(503, 'Closed for a moment');
    }
    orders.set(key, order);
    tell?.(`taken    order ${order.orderNumber}`);
    say(200, 'Taken');
    if (lucerna) fulfil(order).catch((error: unknown) => tell?.(`failed   ${String(error)}`));
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const { port: open } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${open}/orders`,
    get orders() {
      return [...orders.values()];
    },
    outcomes,
    tells: (product) => (lucerna = product),
    fulfil,
    tellClients: (clients) => sendInManners(clientMessagesOf(clients, Date.now())),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
