import { randomOf } from './erp';

/** What messages are made about. */
export interface ToldOrder {
  readonly orderNumber: string;
  readonly clientCode: string;
  readonly line: string;
}

/** An order, as it stands once all messages have come, in whatever order. */
export interface ToldState {
  readonly status: number;
  readonly history: readonly { readonly status: number; readonly day: string }[];
  readonly shipments: readonly { readonly number: string; readonly quantity: number }[];
}

interface Arrivals {
  /** One in ten of them is wrong, late or there twice. */
  readonly messages: readonly Record<string, unknown>[];
  /** By the number of the order. */
  readonly expected: ReadonlyMap<string, ToldState>;
  /** How many stand in the report, and how many came before. */
  readonly wrong: number;
  readonly twice: number;
}

const first = Date.UTC(2026, 10, 24, 8);
const dayMs = 86_400_000;
const dayOf = (at: number) => new Date(first + at * dayMs).toISOString().slice(0, 10);

/** So many arrivals about orders, the same for the same seed. */
export function erpArrivals(orders: readonly ToldOrder[], count: number, seed: number): Arrivals {
  const random = randomOf(seed);
  const messages: Record<string, unknown>[] = [];
  const late: Record<string, unknown>[] = [];
  const days = new Map<string, Map<number, string>>();
  const shipped = new Map<string, Map<string, number>>();
  let [wrong, twice] = [0, 0];
  for (let made = 0; messages.length + late.length < count; made += 1) {
    const { orderNumber: order, clientCode: client, line } = orders[made % orders.length]!;
    const head = { id: `${seed} ${made}`, at: new Date(first + made * 1000).toISOString() };
    const turn = Math.floor(made / orders.length);
    const day = dayOf(turn % 60);
    const good: Record<string, unknown>[] = [
      { ...head, kind: 'orderState', order, status: 2 + (turn % 3), day },
      {
        ...{ ...head, kind: 'shipment', order, day, shipment: `${order} ${turn % 2}` },
        lines: [{ line, quantity: 1 + (turn % 7) }],
      },
      {
        ...{ ...head, kind: 'invoice', invoice: `R ${order}`, client, orders: [order], day, currency: 'EUR' },
        ...{ net: 10_000, tax: 2100, total: 12_100, paid: Math.min(turn * 100, 12_100) },
      },
    ];
    const message = good[Math.floor(random() * good.length)]!;
    const odd = made % 10 === 9 ? Math.floor(made / 10) % 3 : null;
    if (odd === 0) {
      const faults = [
        { order: `1999-${made}`, kind: 'orderState', status: 3, day },
        { order, kind: 'orderState', status: 3, day: 'soon' },
        { order, kind: 'orderState', status: 9, day },
        { ...good[2], total: 1 },
        { ...good[2], currency: 'USD' },
        { ...good[1], lines: [{ line, quantity: 1e300 }] },
      ];
      messages.push({ ...faults[Math.floor(made / 30) % faults.length], ...head });
      wrong += 1;
      continue;
    }
    if (message['kind'] === 'orderState') {
      const known = days.get(order) ?? new Map<number, string>();
      days.set(order, known.set(Number(message['status']), day));
    }
    if (message['kind'] === 'shipment') {
      const known = shipped.get(order) ?? new Map<string, number>();
      shipped.set(order, known.set(String(message['shipment']), 1 + (turn % 7)));
    }
    if (odd === 1) late.push(message);
    else messages.push(message);
    if (odd === 2) {
      late.push(message);
      twice += 1;
    }
  }
  // What is late comes anywhere behind its turn, what is there twice its second time too.
  for (const message of late) {
    const turn = messages.findIndex(({ at }) => String(at) >= String(message['at']));
    const from = turn < 0 ? messages.length : turn + 1;
    messages.splice(from + Math.floor(random() * (messages.length - from + 1)), 0, message);
  }
  const expected = orders.map(({ orderNumber }): [string, ToldState] => {
    const history = [...(days.get(orderNumber) ?? [])]
      .map(([status, day]) => ({ status, day }))
      .sort((one, other) => one.status - other.status);
    const shipments = [...(shipped.get(orderNumber) ?? [])]
      .map(([number, quantity]) => ({ number, quantity }))
      .sort((one, other) => (one.number < other.number ? -1 : 1));
    return [orderNumber, { status: Math.max(1, ...history.map(({ status }) => status)), history, shipments }];
  });
  return { messages, expected: new Map(expected), wrong, twice };
}
