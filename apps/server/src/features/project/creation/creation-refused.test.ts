import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  changes,
  createsProject,
  linesOf,
  preconfigured,
  productsPath,
  startsComposing,
} from '../../../../test/composing';
import type { Composed } from '../../../../test/composing';

let server: TestServer;
let user: TestUser;
let composed: Composed;
let drawn: Composed;
beforeAll(async () => {
  ({ server, user } = await startsComposing('specifier'));
  [composed, drawn] = [await preconfigured(user, 9001), await preconfigured(user, 9030)];
});

/** The creation with every light's field put through. */
function withLights(change: (light: object, at: number) => object): object {
  let at = 0;
  const compositions = composed.space.compositions.map((each) => ({
    ...each,
    clusters: each.clusters.map((cluster) => ({
      ...cluster,
      lights: cluster.lights.map((light) => change(light, at++)),
    })),
  }));
  return { ...composed, space: { ...composed.space, compositions } };
}

function manyLights(count: number): object {
  const [composition] = composed.space.compositions;
  const [cluster] = composition!.clusters;
  const [light] = cluster!.lights;
  const clusters = Array.from({ length: count }, (_, at) => ({
    ...{ ...cluster, id: `c${at}`, elementOrderValue: at + 1 },
    lights: [{ ...light, id: `l${at}` }],
  }));
  return { ...composed, space: { ...composed.space, compositions: [{ ...composition, clusters }] } };
}

const emptyLights = (count: number) => {
  const clusters = Array.from({ length: count }, () => ({ lights: [{}] }));
  return { ...composed, space: { ...composed.space, compositions: [{ clusters }] } };
};

const drawing = () => drawn.drawing as Record<string, unknown> & { lights: object[]; runs: { id: string }[] };
const firstVersion = (more: object) => ({
  version: 1,
  space: { type: 'space', version: 1, id: 9001, compositions: [more] },
});
const pile = { attributes: {}, complements: [{ model: '2195', quantity: 1e9 }] };

const refused: Record<string, [creation: () => unknown, status: number, code: string]> = {
  'of a newer version': [() => ({ ...composed, version: 99 }), 422, 'domain-newer'],
  'with a room of a newer version': [
    () => ({ ...composed, space: { ...composed.space, version: 99 } }),
    422,
    'domain-newer',
  ],
  'without a version': [() => ({ space: composed.space }), 400, 'badRequest'],
  'that is no object': [() => 'creation', 400, 'badRequest'],
  'without anything in it': [() => ({ version: 1 }), 422, 'domain-data-missing'],
  'cut in half': [
    () => ({ ...composed, space: { ...composed.space, compositions: undefined } }),
    422,
    'domain-data-missing',
  ],
  'with nothing in its room': [
    () => ({ ...composed, space: { ...composed.space, compositions: [] } }),
    422,
    'articles-not-found',
  ],
  'with an unknown model': [
    () => withLights((each) => ({ ...each, model: '9999' })),
    422,
    'variations-not-found',
  ],
  'with a finish that is not offered': [
    () =>
      withLights((each) => ({
        ...each,
        attributes: { ...(each as { attributes: object }).attributes, color: 'zz' },
      })),
    422,
    'value-not-offered',
  ],
  'whose lights are outside the room': [
    () => withLights((each) => ({ ...each, position: { x: 50, y: 3, z: 0 } })),
    422,
    'element-collides',
  ],
  'with an id that cannot be stored': [
    () => withLights((each, at) => ({ ...each, id: `l\u0000${at}` })),
    422,
    'domain-incorrect',
  ],
  'of 1,500 elements in one place': [() => manyLights(1500), 422, 'element-collides'],
  'of 10,000 elements': [() => emptyLights(10_000), 422, 'creation-full'],
  'of the first version with a billion belts': [() => firstVersion(pile), 422, 'creation-full'],
  'drawn with a light beyond its belt': [
    () => ({
      ...drawn,
      drawing: { ...drawing(), lights: drawing().lights.map((each) => ({ ...each, at: 999 })) },
    }),
    422,
    'domain-incorrect',
  ],
  'with a head that is turned by no figure': [
    () => withLights((each) => ({ ...each, aim: { head: '30' } })),
    422,
    'domain-incorrect',
  ],
  'drawn with a head that is turned further than it can': [
    () => ({
      ...drawn,
      drawing: { ...drawing(), lights: [{ ...drawing().lights[0], model: '2255', aim: { head: 75 } }] },
    }),
    422,
    'aim-beyond-range',
  ],
  'drawn without a feed': [
    () => ({ ...drawn, drawing: { ...drawing(), feeds: [] } }),
    422,
    'run-without-feed',
  ],
};

describe('a creation', () => {
  it.each(Object.entries(refused))(
    '%s is refused, and nothing is written',
    async (_name, [make, status, code]) => {
      const project = await createsProject(user, [{ model: '2015', quantity: 2 }]);
      const body = [{ creation: make() }];
      const added = await user.post<{ code: string }>(productsPath(project), body);
      expect([added.status, added.body.code, added.body]).toEqual([status, code, added.body]);
      const [creation] = body;
      const created = await user.post('/api/v1/projects', { name: 'Bar', products: body });
      expect([created.status, created.body['code']]).toEqual([status, code]);
      const edited = await changes(user, project, creation!);
      expect([edited.status, (edited.body as unknown as { code: string }).code]).toEqual([status, code]);
      const { body: after } = await user.get(`/api/v2/projects/${project.id}`);
      expect(after).toEqual(project);
      const { rowCount } = await server.pool.query('select from project_creation where project_id = $1', [
        project.id,
      ]);
      expect(rowCount).toBe(0);
    },
  );

  it('of an older version is read and stored in that of today', async () => {
    const { space } = firstVersion({
      attributes: { color: '10', control: 'B' },
      lights: [{ model: '2010' }, { model: '2010' }],
    });
    for (const creation of [{ version: 1, space }, space]) {
      const project = await createsProject(user, [{ creation }]);
      const [line] = linesOf(project);
      expect(line).toMatchObject({ type: 'CREATION', problems: [] });
      const { body } = await user.get<{ creation: Composed }>(`/api/v1/product/config/${line!._id}`);
      expect(body.creation).toMatchObject({ version: 1, space: { version: 2 }, drawing: null });
    }
  });

  it('of too many bytes is refused before it is read', async () => {
    const project = await createsProject(user);
    const { status } = await user.post(productsPath(project), [
      { creation: { version: 1, space: 'x'.repeat(2 ** 20) } },
    ]);
    expect(status).toBe(413);
  });

  it('goes into no project of somebody else', async () => {
    const theirs = await createsProject(await server.as('sales'));
    expect((await user.post(productsPath(theirs), [{ creation: composed }])).status).toBe(404);
  });

  it('is named when it is one of several that are sent', async () => {
    const project = await createsProject(user);
    const { body } = await user.post<{ details: object }>(productsPath(project), [
      { creation: composed },
      { creation: { ...composed, version: 99 } },
    ]);
    expect(JSON.stringify(body)).toContain('"product":2');
  });

  it('is not changed by choices', async () => {
    const project = await createsProject(user, [{ creation: composed }]);
    const { status, body } = await changes(user, project, { choices: { color: '20' } });
    expect([status, (body as unknown as { code: string }).code]).toEqual([422, 'creationInConfigurator']);
    const both = await changes(user, project, { choices: { color: '20' }, creation: composed });
    expect(both.status).toBe(400);
  });
});
