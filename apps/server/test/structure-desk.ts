import type { Project, ProjectStructure } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll } from 'vitest';

export type Refused = { code: string; details: unknown };

type Changed = Project & Refused;

const products = ['2010', '2011', '2015', '2016'].map((model) => ({ model, quantity: 2 }));

export const of = (id: string) => `/api/v1/projects/${id}`;

export const structureOf = ({ structure }: Project): ProjectStructure => {
  if (!structure) throw new Error('The project is a plain list');
  return structure;
};

export const net = ({ totals }: { totals: { net?: { amount: number } | null } }) => totals.net?.amount ?? 0;

/** A server for the tests of a file, with the owner of projects that are arranged. */
export function openStructureDesk() {
  let server: TestServer;
  let owner: TestUser;

  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.as('distributor');
  });

  const begin = async () => (await owner.post<Project>('/api/v1/projects', { name: 'Hotel', products })).body;

  const read = async (id: string, user = owner) => (await user.get<Project>(`/api/v2/projects/${id}`)).body;

  const add = (id: string, kind: string, body: object, headers = {}, user = owner) =>
    user.post<Changed>(`${of(id)}/${kind}`, body, headers);

  const change = (id: string, part: string, body: object) => owner.put<Changed>(`${of(id)}/${part}`, body);

  const arrange = (id: string, line: string, attributesToUpdate: object, headers = {}, user = owner) =>
    user.put<Changed>(`${of(id)}/products/${line}`, { attributesToUpdate }, headers);

  /** Two sections with a line each, an area, freight, and the second line as a chosen alternative to the first. */
  async function arranged() {
    const { id, products: started } = await begin();
    const [a, b, c, d] = started.orderedIds as [string, string, string, string];
    const first = structureOf((await add(id, 'sections', { name: 'Ground floor' })).body).sections[0]!.id;
    const second = structureOf((await add(id, 'sections', { name: 'جناح ملكي' })).body).sections[1]!.id;
    const area = structureOf((await add(id, 'areas', { floor: '1', room: 'Lobby' })).body).areas[0]!.id;
    await arrange(id, a, { section: second, area, mark: 'A1', note: 'Dimmed' });
    await arrange(id, b, {
      section: second,
      option: { kind: 'alternative', alternativeTo: a },
      isChosen: true,
    });
    await arrange(id, c, { section: first, option: { kind: 'optional' } });
    const unitPrice = { amount: 12_050, currency: started.byId[a]!.prices!.unitNet.currency };
    const { body } = await add(id, 'free-lines', {
      text: 'Freight',
      section: second,
      quantity: 2,
      unitPrice,
    });
    return { project: body, id, a, b, c, d, first, second, area };
  }

  return {
    get server() {
      return server;
    },
    get owner() {
      return owner;
    },
    begin,
    read,
    add,
    change,
    arrange,
    arranged,
  };
}
