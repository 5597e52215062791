import type { Preconfig, PreconfigCard } from '@lucerna/contract';
import {
  billOfSpace,
  drawingProblems,
  elementsOf,
  rebuildCreation,
  spaceOfPreconfig,
  spaceProblems,
} from '@lucerna/engine';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { engineCatalogues } from '../catalogue';
import { preconfigsOf } from './built-preconfig';

const today = '2026-09-01';
let server: TestServer;
let specifier: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  server.ctx.today = () => today;
  specifier = await server.as('specifier');
});

const list = '/api/v1/preconfigs/list';
const creation = '/api/v1/preconfigs/creation';
const idsOf = (cards: readonly PreconfigCard[]) => cards.map(({ id }) => id);

describe('the preconfigured products', () => {
  it('of a collection are listed with what their cards show, in the language asked for', async () => {
    const asked = `${list}?catalogId=16&familyId=24&subFamilyId=219&lang=de&visibility=website`;
    const { status, body } = await specifier.get<PreconfigCard[]>(asked);
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual([9002, 9020]);
    expect(body[0]).toMatchObject({
      name: 'Sticks wall to ceiling',
      description: 'Mit zwei Stäben von der Wand zur Decke',
      subFamily: { id: 219, name: 'Sticks' },
      configuratorType: { id: 2, description: 'drawing' },
      luminaires: 2,
      leadTimeWeeks: 6,
      price: { amount: 69000, currency: 'EUR' },
    });
    expect(body[0]?.articles).toContainEqual(
      expect.objectContaining({ model: '2195', quantity: 2, color: '20', kind: 'complement' }),
    );
  });

  it.each([
    [201, 16],
    [201, 21],
    [214, 16],
    [214, 21],
    [219, 16],
    [219, 21],
    [225, 16],
    [225, 21],
    [234, 16],
    [234, 21],
  ])('of collection %s in catalogue %s are at least two', async (subFamilyId, catalogId) => {
    const { body } = await server
      .anyone()
      .get<PreconfigCard[]>(`${list}?subFamilyId=${subFamilyId}&catalogId=${catalogId}`);
    expect(body.length).toBeGreaterThanOrEqual(2);
  });

  it('show a price to who may see one only', async () => {
    const prices = async (user: TestUser) =>
      (await user.get<PreconfigCard[]>(`${list}?subFamilyId=201`)).body.map(({ price }) => price);
    expect(await prices(specifier)).not.toContain(undefined);
    expect(new Set(await prices(server.anyone()))).toEqual(new Set([undefined]));
    const { body } = await (await server.as('webUser')).get<Preconfig>(`${creation}/9001`);
    expect([body.id, 'price' in body]).toEqual([9001, false]);
  });

  it('come as creations that can be ordered and cost what their cards and their compositions say', async () => {
    const catalogue = server.ctx.catalogue.current();
    for (const preconfig of preconfigsOf(catalogue)) {
      const { id, catalogId, drawing } = preconfig;
      const user = catalogId === 16 ? specifier : await server.as('specifier_usa');
      const { status, body } = await user.get<Preconfig>(`${creation}/${id}`);
      expect([id, status, body.problems]).toEqual([id, 200, []]);
      const { elements, parts } = engineCatalogues(catalogue, catalogId, today);
      const rebuilt = rebuildCreation(body.creation, elements);
      const composed = spaceOfPreconfig(preconfig, elements);
      if (!rebuilt.ok || !composed.ok) return expect.fail(`${id}: ${JSON.stringify([rebuilt, composed])}`);
      expect([id, rebuilt.value.drawing !== null]).toEqual([id, drawing !== undefined]);
      const against = rebuilt.value.drawing && drawingProblems(rebuilt.value.drawing, elements);
      expect([id, against ?? [], spaceProblems(rebuilt.value.space, elements)]).toEqual([id, [], []]);
      const colliding = [...elementsOf(rebuilt.value.space)].filter((each) => each.collides);
      expect([id, ...colliding.map((each) => each.id)]).toEqual([id]);
      for (const space of [rebuilt.value.space, composed.value]) {
        const bill = billOfSpace(space, parts, { rateId: catalogId === 16 ? 10 : 12, quantity: 1 });
        expect([id, bill.ok && bill.value.prices?.unitGross]).toEqual([id, body.price]);
      }
    }
  });

  it('that do not exist are not found', async () => {
    expect((await specifier.get(`${creation}/1`)).status).toBe(404);
    expect((await specifier.get(`${creation}/one`)).status).toBe(400);
  });
});
