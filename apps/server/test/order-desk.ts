import type { Order, OrderDraft, Project } from '@lucerna/contract';
import type { WorkCalendar } from '@lucerna/engine';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, expect } from 'vitest';

/** A pendant, a wall lamp, and a custom colour that is ordered from ten pieces on. */
export const almar = { model: '2010', choices: { color: '30', temperature: '2', control: 'B' }, quantity: 3 };
export const wall = { model: '2015', quantity: 2 };
export const custom = { model: '2010', choices: { color: '99' }, quantity: 3 };

/** What an order names of each line: the quantity, the reference and the net price that were seen. */
export const productsOf = (project: Project) =>
  project.products.orderedIds.map((_id) => {
    const line = project.products.byId[_id]!;
    const { quantity, referenceCode, prices } = line;
    return { _id, quantity, referenceCode, unitNet: prices?.unitNet ?? null };
  });

interface Processed {
  processOrderSuccess: boolean;
  code?: string;
  order: Order;
}

/** The working day that is so many weeks away. */
export function later(day: string, weeks: number, { everyYear, daysOff }: WorkCalendar): string {
  let time = Date.parse(day) + weeks * 7 * 86_400_000;
  const written = () => new Date(time).toISOString().slice(0, 10);
  const isOff = () =>
    [0, 6].includes(new Date(time).getUTCDay()) ||
    everyYear.includes(written().slice(5)) ||
    daysOff.includes(written());
  while (isOff()) time += 86_400_000;
  return written();
}

/** A server for the tests of a file, with a distributor who orders. */
export function openOrderDesk() {
  let server: TestServer;
  let buyer: TestUser;

  beforeAll(async () => {
    server = await startTestServer();
    buyer = await server.as('distributor');
  });

  async function createsProject(
    products: readonly object[] = [almar, wall],
    user = buyer,
    name = 'Casa Norte',
  ) {
    const { status, body } = await user.post<Project>('/api/v1/projects', { name, products });
    expect(status).toBe(201);
    return body;
  }

  async function orders(project: Project, change: object = {}, headers = {}, user = buyer) {
    const body = { projectId: project.id, products: productsOf(project), ...change };
    return user.post<Processed>('/api/v1/orders/process', body, headers);
  }

  const drafts = async (project: Project) =>
    (await buyer.get<OrderDraft>(`/api/v1/orders/generate?projectId=${project.id}`)).body;
  const reads = async (project: Project) => (await buyer.get<Project>(`/api/v2/projects/${project.id}`)).body;

  return {
    get server() {
      return server;
    },
    get buyer() {
      return buyer;
    },
    createsProject,
    orders,
    drafts,
    reads,
  };
}
