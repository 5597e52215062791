import type { Project } from '@lucerna/contract';
import { elementCatalogue, exportFormats } from '@lucerna/engine';
import { exportCreation } from '@lucerna/scene/files';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { createsProject, firstLine, linesOf, preconfigured, startsComposing } from '../../../test/composing';
import { fileOf } from '../creation';

let server: TestServer;
let user: TestUser;
let drawn: Project;
beforeAll(async () => {
  ({ server, user } = await startsComposing('specifier'));
  drawn = await createsProject(user, [{ creation: await preconfigured(user, 9030) }]);
});

async function exports({ id, products }: Project, query = '', line = products.orderedIds[0], by = user) {
  const response = await by.raw(`/api/v1/project/${id}/product/${line}/export${query}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** How a file of each format begins. */
const beginnings: Record<(typeof exportFormats)[number], string> = {
  gltf: 'glTF',
  obj: 'PK',
  stl: '',
  usdz: 'PK',
  dxf: '',
  // With the light files that it points to.
  ifc: 'PK',
};

describe('a product', () => {
  it.each(exportFormats)('that was drawn comes as %s, named by its code', async (format) => {
    const { response, bytes } = await exports(drawn, `?format=${format}`);
    expect([response.status, response.status === 200 ? '' : bytes.toString()]).toEqual([200, '']);
    expect(response.headers.get('content-disposition')).toContain(firstLine(drawn).referenceCode);
    expect(bytes.toString('latin1', 0, 20).startsWith(beginnings[format])).toBe(true);
    expect(bytes.length).toBeGreaterThan(1000);
  });

  it.each([9001, 9030])(
    'that is composed as preconfigured product %i is written from the models that it has alone',
    async (id) => {
      const catalogue = server.ctx.catalogue.current();
      const day = server.ctx.today();
      const through = { catalogue, catalogId: 16, day, today: day } as const;
      const named = { name: 'Bar', code: 'CR000000001' };
      const asked = fileOf(through, await preconfigured(user, id), 'obj', named);
      if (!asked.ok) throw new Error(JSON.stringify(asked.problems));
      const { about, creation, sheets, canopies } = asked.value;
      const written = async (models: readonly string[]) => {
        const prepared = models.flatMap((model) => {
          const each = catalogue.prepared(16, model, day);
          return each.ok ? [each.value] : [];
        });
        const file = await exportCreation(creation, elementCatalogue(prepared, canopies), 'stl', about);
        return file.ok ? Buffer.from(file.value.bytes) : file;
      };
      const all = [...catalogue.models.keys()];
      const few = sheets.map(({ model }) => model.model);
      expect(few.length).toBeLessThan(10);
      expect(await written(few)).toEqual(await written(all));
    },
  );

  it('comes as glTF when no format is asked for', async () => {
    const { response } = await exports(drawn);
    expect(response.headers.get('content-type')).toBe('model/gltf-binary');
  });

  it('of every model comes alone', async () => {
    const catalogue = server.ctx.catalogue.current();
    const offered = [...catalogue.models.values()].filter((each) => catalogue.isOffered(16, each));
    const project = await createsProject(
      user,
      offered.map(({ model }) => ({ model, quantity: 50 })),
    );
    const refused: unknown[] = [];
    for (const line of linesOf(project)) {
      const { response, bytes } = await exports(project, '?format=stl', line._id);
      if (response.status !== 200) refused.push([line.model, bytes.toString()]);
    }
    expect([offered.length > 30, refused]).toEqual([true, []]);
  }, 120_000);

  it('of somebody else or in another format is not there', async () => {
    expect((await exports(drawn, '?format=exe')).response.status).toBe(400);
    const stranger = await server.as('sales_usa');
    expect((await exports(drawn, '', drawn.products.orderedIds[0], stranger)).response.status).toBe(404);
    expect((await exports(drawn, '', drawn.id)).response.status).toBe(404);
  });
});
