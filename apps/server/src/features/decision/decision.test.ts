import type { DecisionTree } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let visitor: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  server.ctx.today = () => '2026-09-01';
  visitor = server.anyone();
});

const path = '/api/v1/decision-trees';
const destinations = ({ nodes }: DecisionTree) =>
  nodes.flatMap(({ answers }) => answers.flatMap(({ to }) => (to.type === 'node' ? [] : [to])));

describe('a guided choice', () => {
  it('of the whole catalogue leads every answer to a question or to something offered', async () => {
    for (const catalogId of [16, 21]) {
      const { status, body } = await visitor.get<DecisionTree>(`${path}/1?catalogId=${catalogId}&lang=fr`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ layer: null, title: 'Trouver le bon éclairage', start: 'place' });
      const ids = new Set(body.nodes.map(({ id }) => id));
      for (const { answers } of body.nodes)
        for (const { to } of answers) if (to.type === 'node') expect(ids).toContain(to.node);
      const types = new Set(destinations(body).map(({ type }) => type));
      expect(types).toEqual(new Set(['collection', 'model', 'configurator', 'preconfig']));
      const preconfigs = destinations(body).flatMap((to) =>
        to.type === 'preconfig' ? [to.preconfigId] : [],
      );
      for (const id of preconfigs) {
        const found = await visitor.get<{ catalogId: number }>(`/api/v1/preconfigs/creation/${id}`);
        expect([found.status, found.body.catalogId]).toEqual([200, catalogId]);
      }
    }
  });

  it.each([
    ['crea', 201],
    ['crea', 234],
    ['sticks', 219],
    ['plusminus', 225],
  ])('of the layer %s is narrowed to collection %s', async (layer, subFamilyId) => {
    for (const catalogId of [16, 21]) {
      const query = `subFamilyId=${subFamilyId}&catalogId=${catalogId}&lang=en&visibility=website`;
      const { status, body } = await visitor.get<DecisionTree>(`${path}/layers/${layer}?${query}`);
      expect([status, body.layer]).toEqual([200, layer]);
      expect(new Set(destinations(body).map(({ subFamily }) => subFamily.id))).toEqual(
        new Set([subFamilyId]),
      );
    }
  });

  it('loses the answers of the other catalogue, and the questions that are left without any', async () => {
    const { body } = await visitor.get<DecisionTree>(`${path}/layers/plusminus?catalogId=16`);
    expect(body.nodes.find(({ id }) => id === 'lights')?.answers.map(({ id }) => id)).toEqual(['line']);
    const american = await visitor.get<DecisionTree>(`${path}/layers/plusminus?catalogId=21`);
    expect(american.body.nodes[0]?.answers.map(({ id }) => id)).toEqual(['straight', 'draw', 'count']);
    const grana = await visitor.get<DecisionTree>(`${path}/layers/crea?subFamilyId=234&catalogId=16`);
    expect(grana.body.nodes[0]?.answers.map(({ id }) => id)).toEqual(['long-table', 'high', 'own']);
  });

  it('that does not exist, or of another collection, is not found', async () => {
    expect((await visitor.get(`${path}/99`)).status).toBe(404);
    expect((await visitor.get(`${path}/layers/express`)).status).toBe(404);
    expect((await visitor.get(`${path}/layers/sticks?subFamilyId=225`)).status).toBe(404);
    expect((await visitor.get(`${path}/layers/sticks?familyId=25`)).status).toBe(404);
    expect((await visitor.get(`${path}/layers/sticks?familyId=24`)).status).toBe(200);
  });
});
