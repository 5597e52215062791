import type { ProductValidation, Project } from '@lucerna/contract';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createsProject, firstLine, preconfigured, startsComposing } from '../../../test/composing';

let server: TestServer;
let seller: TestUser;
beforeAll(async () => {
  ({ server, user: seller } = await startsComposing('distributor'));
});

function validates(project: Project, headers = {}, user = seller) {
  const path = `/api/v2/project/${project.id}/product/${project.products.orderedIds[0]}/validate`;
  return user.put<ProductValidation>(path, undefined, headers);
}
const reads = async ({ id }: Project) => (await seller.get<Project>(`/api/v2/projects/${id}`)).body;

/** A project with a line that was written when price and lead time were others. */
async function ofEarlier(product: object): Promise<Project> {
  const project = await createsProject(seller, [product]);
  await server.pool.query(
    `update line_evaluation set unit_gross = 100, evaluation = jsonb_set(evaluation, '{leadTimeWeeks}', '1')
     where project_id = $1`,
    [project.id],
  );
  return project;
}

describe('a product that is validated', () => {
  it('moves its status from 0 to 1 when nothing stands against it', async () => {
    for (const product of [{ model: '2010' }, { creation: await preconfigured(seller, 9001) }]) {
      const project = await createsProject(seller, [product]);
      expect(firstLine(project).validation).toEqual({ status: 0 });
      const { status, body, headers } = await validates(project);
      expect([status, body]).toEqual([200, body]);
      expect(body).toMatchObject({ validation: { status: 1 }, changes: {}, problems: [], version: 2 });
      expect(headers.get('etag')).toBe('"2"');
      const line = firstLine(project);
      expect(firstLine(await reads(project))).toEqual({ ...line, validation: { status: 1 } });
    }
  });

  it('takes over what changed since, and tells it', async () => {
    for (const product of [{ model: '2010' }, { creation: await preconfigured(seller, 9020), quantity: 2 }]) {
      const project = await ofEarlier(product);
      const { unitGross } = firstLine(project).prices!;
      const { leadTimeWeeks } = firstLine(project);
      const { body } = await validates(project);
      expect(body.changes).toEqual({
        price: { before: { amount: 100, currency: 'EUR' }, after: unitGross },
        leadTimeWeeks: { before: 1, after: leadTimeWeeks },
      });
      expect((await validates(project)).body.changes).toEqual({});
    }
  });

  it('tells no price to who may not see one', async () => {
    const user = await server.as('webUser');
    const project = await createsProject(user, [{ creation: await preconfigured(user, 9001) }]);
    await server.pool.query('update line_evaluation set unit_gross = 100 where project_id = $1', [
      project.id,
    ]);
    const { status, body } = await validates(project, {}, user);
    expect([status, body.validation, body.changes]).toEqual([200, { status: 1 }, {}]);
  });

  it('stays as it is when something stands against it', async () => {
    const project = await createsProject(seller, [{ model: '2010', choices: { color: '99' }, quantity: 3 }]);
    const { status, body } = await validates(project);
    expect([status, body.validation, body.version]).toEqual([200, { status: 0 }, 1]);
    expect(body.problems.map(({ code }) => code)).toEqual(['quantity-below-moq']);
    const broken = await createsProject(seller, [{ creation: await preconfigured(seller, 9001) }]);
    await server.pool.query(
      `update project_creation set creation = replace(creation::text, '"2010"', '"9999"')::json where project_id = $1`,
      [broken.id],
    );
    const found = (await validates(broken)).body;
    expect([found.validation, found.changes]).toEqual([{ status: 0 }, {}]);
    expect(found.problems).toContainEqual({ code: 'variations-not-found', data: { code: '9999' } });
    expect(await reads(project)).toEqual(project);
  });

  it('is validated once under a key, and not by who saw an older project', async () => {
    const project = await createsProject(seller, [{ creation: await preconfigured(seller, 9001) }]);
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [await validates(project, key), await validates(project, key)];
    expect(again.body).toEqual(first.body);
    const stale = await validates(project, { 'if-match': '"1"' });
    expect([stale.status, (stale.body as unknown as { code: string }).code]).toEqual([409, 'stale']);
    expect((await validates(project, {}, await server.as('specifier'))).status).toBe(404);
  });
});
