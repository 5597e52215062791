import type { Project, VersionComparison } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { at, openVersionDesk, products } from '../../../../test/version-desk';

const desk = openVersionDesk();
const { newProject, keep, count } = desk;

const compare = (id: string, from: string, to: string) =>
  desk.owner.get<VersionComparison>(`${at(id)}/versions/compare?from=${from}&to=${to}`);

describe('two versions of a project', () => {
  it('are compared line by line, with totals', async () => {
    const project = await newProject();
    const [counted, gone] = project.products.orderedIds as [string, string];
    const { body: one } = await keep(project.id, 'One');
    await count(project.id, counted, 5);
    await desk.owner.del(`/api/v1/projects/${project.id}/products/${gone}`);
    const { body: grown } = await desk.owner.post<Project>(`/api/v1/projects/${project.id}/products`, [
      { model: '2050', quantity: 2 },
    ]);
    const fresh = grown.products.orderedIds.at(-1)!;
    const { body: two } = await keep(project.id, 'Two');
    const { status, body } = await compare(project.id, one.id, two.id);
    expect(status).toBe(200);
    const name = 'Hotel';
    expect(body.from).toEqual({ id: one.id, number: 1, title: 'One', name, totals: project.totals });
    expect(body.to).toEqual({ id: two.id, number: 2, title: 'Two', name, totals: grown.totals });
    expect(body.freeLines).toEqual({ added: [], removed: [], changed: [] });
    expect(body.added.map(({ _id }) => _id)).toEqual([fresh]);
    expect(body.removed.map(({ _id }) => _id)).toEqual([gone]);
    expect(body.changed).toMatchObject([
      { _id: counted, fields: ['quantity'], from: { quantity: 3 }, to: { quantity: 5 } },
    ]);
    expect(body.unchanged).toBe(0);
    const back = (await compare(project.id, two.id, one.id)).body;
    expect([back.added, back.removed]).toEqual([body.removed, body.added]);
    const now = (await compare(project.id, two.id, project.id)).body;
    expect([now.to.number, now.unchanged, now.changed]).toEqual([null, 2, []]);
  });

  it('tell what was changed inside a creation that kept its code', async () => {
    const { id, products: of } = await newProject();
    const [line] = of.orderedIds;
    await desk.server.pool.query('insert into project_creation values ($1, $2, $3)', [id, line, { at: 1 }]);
    const { body: before } = await keep(id);
    await desk.server.pool.query('update project_creation set creation = $2 where line_id = $1', [
      line,
      { at: 2 },
    ]);
    expect((await compare(id, before.id, id)).body.changed).toMatchObject([
      { _id: line, fields: ['creation'] },
    ]);
    const { body: after } = await keep(id);
    expect((await compare(id, before.id, after.id)).body.changed).toHaveLength(1);
    expect((await compare(id, after.id, id)).body.changed).toEqual([]);
  });

  it('are of the same project', async () => {
    const [one, other] = [await newProject(), await newProject()];
    const { body } = await keep(other.id);
    expect((await compare(one.id, one.id, body.id)).status).toBe(404);
    expect((await compare(one.id, one.id, other.id)).status).toBe(404);
    expect((await compare(one.id, one.id, randomUUID())).status).toBe(404);
    expect((await desk.owner.get(`${at(one.id)}/versions/compare?from=${one.id}`)).status).toBe(400);
  });

  it('say nothing of prices to who may not see them', async () => {
    const user = await desk.server.as('webUser');
    const { body } = await user.post<Project>('/api/v1/projects', { name: 'Home', products });
    const found = await user.get(`${at(body.id)}/versions/compare?from=${body.id}&to=${body.id}`);
    expect([found.status, JSON.stringify(found.body)]).toEqual([
      200,
      expect.not.stringMatching(/price|gross|net"|amount/i) as string,
    ]);
  });
});
