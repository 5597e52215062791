import type { Project, ProjectVersion, VersionComparison } from '@lucerna/contract';
import { describe, expect, it } from 'vitest';
import { net, of, openStructureDesk, structureOf, type Refused } from '../../../../test/structure-desk';

const desk = openStructureDesk();
const { read, add, change, arrange, arranged } = desk;

describe('a copy and a version of it', () => {
  it('has the same arrangement, its alternatives those of its own lines', async () => {
    const { id, project } = await arranged();
    const { body } = await desk.owner.post<Project>(`/api/v3/projects/${id}/clone`, {});
    expect(body.structure).toEqual(project.structure);
    expect(net(body)).toBe(net(project));
    const [, , a, b] = body.products.orderedIds as [string, string, string, string];
    expect(body.products.byId[b]!.option).toMatchObject({ alternativeTo: a });
    const { body: cloned } = await desk.owner.post<Project>(
      `/api/v2/projects/${body.id}/products/${b}/clone`,
    );
    expect(net(cloned)).toBe(net(project));
    await arrange(body.id, a, { option: null, isChosen: true });
    const option = body.products.orderedIds[1]!;
    const { body: chosen } = await arrange(body.id, option, { isChosen: true });
    const { body: twice } = await desk.owner.post<Project>(
      `/api/v2/projects/${body.id}/products/${option}/clone`,
    );
    expect(net(twice)).toBe(net(chosen));
  });

  it('is not gone back to where what was ordered would not count', async () => {
    const { id, b, c } = await arranged();
    await arrange(id, c, { quantity: 8 });
    const { body: version } = await desk.owner.post<ProjectVersion>(`/api/v2/project/${id}/version`, {
      title: 'One',
    });
    const { body: chosen } = await arrange(id, c, { isChosen: true });
    const { referenceCode, prices } = chosen.products.byId[c]!;
    const products = [{ _id: c, quantity: 5, referenceCode, unitNet: prices!.unitNet }];
    const ordered = await desk.owner.post('/api/v1/orders/process', { projectId: id, products });
    expect(ordered.status).toBe(200);
    const before = await read(id);
    const refused = await desk.owner.post<Refused>(`/api/v2/project/${id}/versions/${version.id}/restore`);
    expect(refused).toMatchObject({ status: 422, body: { code: 'lineOrdered' } });
    expect(await read(id)).toEqual(before);
    expect(before.products.byId[b]!.option).toMatchObject({ isChosen: true });
  });

  it('is what it was, is compared and gone back to', async () => {
    const { project, id, a, c, second } = await arranged();
    const { body: version } = await desk.owner.post<ProjectVersion>(`/api/v2/project/${id}/version`, {
      title: 'One',
    });
    await desk.owner.del(`${of(id)}/sections/${second}`);
    await arrange(id, a, { mark: 'B9', option: null, isChosen: true });
    await arrange(id, c, { isChosen: true });
    const freight = structureOf(project).freeLines[0]!.id;
    await change(id, `free-lines/${freight}`, { quantity: 3 });
    await add(id, 'free-lines', { text: 'Sample', unitPrice: { amount: 500, currency: 'EUR' } });
    await desk.owner.put(of(id), { fieldsToUpdate: { name: 'Spa' } });
    const then = await read(version.id);
    expect(then.products).toEqual(project.products);
    expect(then.structure).toEqual(project.structure);
    const { body } = await desk.owner.get<VersionComparison>(
      `/api/v2/project/${id}/versions/compare?from=${version.id}&to=${id}`,
    );
    const fields = new Map(body.changed.map((line) => [line._id, line.fields]));
    expect(fields.get(a)).toEqual(['mark', 'section', 'counts']);
    expect(fields.get(c)).toEqual(['counts']);
    expect([body.from.name, body.to.name]).toEqual([project.name, 'Spa']);
    expect(body.freeLines).toMatchObject({
      added: [{ text: 'Sample', quantity: 1, total: { amount: 500 } }],
      changed: [
        {
          ...{ _id: freight, fields: ['quantity', 'section'] },
          from: { text: 'Freight', quantity: 2, section: 'جناح ملكي', total: { amount: 24_100 } },
          to: { quantity: 3, total: { amount: 36_150 } },
        },
      ],
      removed: [],
    });
    const turned = await desk.owner.get<VersionComparison>(
      `/api/v2/project/${id}/versions/compare?from=${id}&to=${version.id}`,
    );
    expect(turned.body.freeLines.removed).toEqual(body.freeLines.added);
    const back = await desk.owner.post<Project>(`/api/v2/project/${id}/versions/${version.id}/restore`);
    expect(back.body.products).toEqual(project.products);
    expect(back.body.structure).toEqual(project.structure);
    expect(back.body.totals).toEqual(project.totals);
  });

  it('comes back from the trash, and goes for good', async () => {
    const { project, id } = await arranged();
    await desk.owner.del(of(id));
    const { body } = await desk.owner.post<Project>(`${of(id)}/restore`);
    expect(body.structure).toEqual(project.structure);
    await desk.owner.del(of(id));
    expect((await desk.owner.del(`/api/v1/projects/trash/${id}`)).status).toBe(204);
    const left = await desk.server.pool.query('select 1 from project_section where project_id = $1', [id]);
    expect(left.rowCount).toBe(0);
  });
});

describe('what is sold of it', () => {
  it('is what counts, with the words of where it stood', async () => {
    const { project, id, a, b, c, d } = await arranged();
    const draft = await desk.owner.get<{
      lines: { _id: string }[];
      leftOut: unknown[];
      freeLines: unknown[];
    }>(`/api/v1/budget/project/${id}`);
    expect(draft.body.lines.map(({ _id }) => _id)).toEqual([d, b]);
    expect(draft.body.leftOut).toMatchObject([
      { _id: c, reason: 'notChosen' },
      { _id: a, reason: 'notChosen' },
    ]);
    expect(draft.body.freeLines).toMatchObject([{ text: 'Freight', section: 'جناح ملكي', quantity: 2 }]);
    const wanted = (ids: string[]) => ({ projectId: id, products: ids.map((_id) => ({ _id })) });
    const refused = await desk.owner.post<Refused>('/api/v1/budget', wanted([a]));
    expect(refused).toMatchObject({ status: 422, body: { code: 'notChosen' } });
    const gross = [d, b].reduce(
      (sum, line) => sum + project.products.byId[line]!.prices!.totalGross.amount,
      0,
    );
    const { body: budget, status } = await desk.owner.post<{
      id: string;
      subTotalNet: { amount: number };
      products: unknown[];
    }>('/api/v1/budget', { ...wanted([d, b]), discount: 10 });
    expect(status).toBe(201);
    expect(budget.subTotalNet.amount).toBe(gross + 24_100);
    expect(budget.products[1]).toMatchObject({ section: 'جناح ملكي' });
    expect(budget).toMatchObject({
      freeLines: [{ text: 'Freight', total: { amount: 24_100 } }],
      options: [
        { kind: 'optional', quantity: 2 },
        { kind: 'alternative', instead: project.products.byId[b]!.referenceCode, mark: 'A1', note: 'Dimmed' },
      ],
    });
    const kept = await desk.server.pool.query<{ document: { data: Record<string, unknown[]> } }>(
      'select document from budget where id = $1',
      [budget.id],
    );
    const { data } = kept.rows[0]!.document;
    expect(data).toMatchObject({ freeLines: [{ text: 'Freight' }], subTotal: { amount: gross + 24_100 } });
    // Freight is net: the discount is of the products alone.
    expect(data).toMatchObject({ discountBase: { amount: gross }, discountValue: { amount: gross / 10 } });
    expect(data.lines).toMatchObject([{}, { section: 'جناح ملكي' }]);
    expect(data.options).toMatchObject([{}, { mark: 'A1', note: 'Dimmed' }]);
    const order = await desk.owner.get<{
      freeLines: number;
      products: { orderedIds: string[] };
      blocked: { _id: string; problems: { code: string }[] }[];
    }>(`/api/v1/orders/generate?projectId=${id}`);
    expect(order.body.products.orderedIds).toEqual([d, b]);
    expect(order.body.freeLines).toBe(1);
    expect(order.body.blocked.map(({ _id, problems }) => [_id, problems[0]!.code])).toEqual([
      [c, 'notChosen'],
      [a, 'notChosen'],
    ]);
  });
});
