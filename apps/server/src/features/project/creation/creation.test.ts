import type { ProductConfig, Project } from '@lucerna/contract';
import { netOfBill } from '@lucerna/engine';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  billOf,
  changes,
  createsProject,
  cut,
  firstLine,
  linesOf,
  partsOf,
  preconfigured,
  productsPath,
  startsComposing,
} from '../../../../test/composing';
import { folders } from '../../../folders';

let server: TestServer;
let seller: TestUser;
beforeAll(async () => {
  ({ server, user: seller } = await startsComposing('distributor'));
});

const migration = readFileSync(
  path.join(folders.migrations, '20261126022019_priced-parts', 'migration.sql'),
  'utf8',
);

/** Of client C-1001. */
const discounts = { A: 40, B: 35, C: 30, D: 20 };
async function discounted(percents: Readonly<Record<string, number>>): Promise<void> {
  for (const [sublevel, percent] of Object.entries(percents)) {
    await server.pool.query(
      `update client_discount set percent = $2 where client_code = 'C-1001' and sublevel = $1`,
      [sublevel, percent],
    );
  }
  const { id } = (await seller.get<{ id: string }>('/users/v1/account')).body;
  await server.ctx.viewers.forget(server.pool, id);
}

const codePath = '/api/v1/projects/products/generate-creation-code';
const generates = (headers = {}, prefixCode = 'CR') =>
  seller.post<{ creationCode: string }>(codePath, { prefixCode }, headers);

describe('a creation', () => {
  // Three pendants, free-wire pendants under one canopy, rods that were drawn, a belt that was drawn.
  it.each([9001, 9005, 9020, 9030])(
    '%s goes into a project with the same code, price and bill of materials',
    async (id) => {
      const creation = await preconfigured(seller, id);
      const { creationCode } = (await generates()).body;
      const project = await createsProject(seller);
      const products = [{ creation, creationCode, quantity: 2 }];
      const { status, body: grown } = await seller.post<Project>(productsPath(project), products);
      expect([status, grown]).toEqual([201, grown]);
      const line = firstLine(grown);
      const bill = billOf(server, creation, 2);
      const { lumens, consumedWatts: watts, netWeightKg } = bill.totals;
      const { leadTimeWeeks, moq, availability } = bill.delivery;
      expect(line).toMatchObject({ type: 'CREATION', hasCreation: true, quantity: 2, problems: [] });
      expect(line).toMatchObject({ referenceCode: creationCode, category: bill.category });
      expect(line).toMatchObject({ lumens, watts, netWeightKg, leadTimeWeeks, moq, availability });
      const shown = line.compositions?.map(({ parts }) =>
        parts.map(({ code, quantity }) => [code, quantity]),
      );
      expect(shown).toEqual(partsOf(bill));
      expect(line).toMatchObject({ creationCode, creationNumber: Number(creationCode.slice(2)) });
      const net = netOfBill(bill, discounts)!;
      const parts = line.compositions!.flatMap((composition) => composition.parts);
      expect(parts.map(({ prices }) => prices)).toEqual(
        net.lines.map(({ totalNet }, at) => ({ unitGross: bill.prices!.lines[at]!.unit, totalNet })),
      );
      expect(line.prices).toEqual({
        unitGross: bill.prices?.unitGross,
        totalGross: bill.prices?.totalGross,
        unitNet: net.unitNet,
        totalNet: net.totalNet,
      });
      expect(grown.totals).toMatchObject({ gross: bill.prices?.totalGross, net: net.totalNet, unpriced: 0 });
      const { rows } = await server.pool.query<{ bill: unknown }>(
        'select bill_of_materials as bill from line_evaluation where line_id = $1',
        [line._id],
      );
      expect(rows[0]?.bill).toEqual(JSON.parse(JSON.stringify(bill)));
      expect((await seller.get(`/api/v2/projects/${project.id}`)).body).toEqual(grown);
    },
  );

  it('tells nobody what its parts cost who may not see prices', async () => {
    const creation = await preconfigured(seller, 9001);
    const home = await server.as('webUser');
    const project = await createsProject(home, [{ creation, quantity: 2 }]);
    const { compositions } = firstLine(project);
    expect(compositions?.flatMap(({ parts }) => parts).length).toBeGreaterThan(1);
    expect(JSON.stringify(project)).not.toMatch(/"prices"|gross|net"|amount/i);
    const own = await createsProject(seller, [{ creation }]);
    const bare = await seller.get<Project>(`/api/v2/projects/${own.id}?prices=false`);
    expect(JSON.stringify(firstLine(bare.body).compositions)).not.toMatch(/prices|unitGross/);
  });

  it('of several equal pieces costs what they cost one by one, to the cent, also where it was stored before', async () => {
    const [first] = (await preconfigured(seller, 9001)).space.compositions;
    const [cluster] = first!.clusters;
    const equal = [0, 1, 2].map((at) => ({
      ...{ ...cluster!, id: `c${at}`, elementOrderValue: at + 1 },
      lights: cluster!.lights.map((light) => ({
        ...light,
        id: `l${at}`,
        position: { ...light.position, x: at / 2 },
      })),
    }));
    const whole = await preconfigured(seller, 9001);
    const creation = {
      ...whole,
      space: { ...whole.space, compositions: [{ ...first!, clusters: equal }] },
    };
    const odd = { A: 33.33, B: 33.33, C: 33.33, D: 33.33 };
    await discounted(odd);
    const project = await createsProject(seller, [{ creation }]);
    const net = netOfBill(billOf(server, creation), odd)!;
    expect(net.lines).toMatchObject([{ quantity: 3 }]);
    const [part] = firstLine(project).compositions!.flatMap(({ parts }) => parts);
    expect(part).toMatchObject({ quantity: 3, prices: { totalNet: net.unitNet } });
    expect(firstLine(project).prices?.unitNet).toEqual(net.unitNet);
    await server.pool.query(
      `update line_evaluation set evaluation = evaluation - 'pricedParts' where project_id = $1`,
      [project.id],
    );
    await server.pool.query(migration);
    await server.pool.query('update project set version = version + 1 where id = $1', [project.id]);
    const read = await seller.get<Project>(`/api/v2/projects/${project.id}`);
    expect(firstLine(read.body)).toEqual(firstLine(project));
    await discounted(discounts);
  });

  it('goes into a copy of its project with its code, and is changed there alone', async () => {
    const creation = await preconfigured(seller, 9005);
    const project = await createsProject(seller, [{ creation, quantity: 2 }]);
    const { body: copy } = await seller.post<Project>(`/api/v3/projects/${project.id}/clone`, {});
    const [source, copied] = [firstLine(project), firstLine(copy)];
    const itself = { _id: null, configId: null };
    expect({ ...copied, ...itself }).toEqual({ ...source, ...itself });
    const configOf = async ({ id }: Project, line: string) =>
      (await seller.get<ProductConfig>(`/api/v1/product/config/${line}?projectId=${id}`)).body.creation;
    expect(await configOf(copy, copied._id)).toEqual(await configOf(project, source._id));
    const smaller = { attributesToUpdate: { creation: cut(creation, 1) } };
    expect((await seller.put(`${productsPath(copy)}/${copied._id}`, smaller)).status).toBe(200);
    expect((await seller.get(`/api/v2/projects/${project.id}`)).body).toEqual(project);
  });

  it('of one luminaire is regular, with its reference', async () => {
    const creation = cut(await preconfigured(seller, 9001), 1);
    const project = await createsProject(seller, [{ creation }, { model: '2015' }, { creation }]);
    const [reference] = billOf(server, creation).references;
    expect(linesOf(project).map(({ type, hasCreation }) => [type, hasCreation ?? false])).toEqual([
      ['REGULAR', true],
      ['REGULAR', false],
      ['REGULAR', true],
    ]);
    expect(firstLine(project)).toMatchObject({ referenceCode: reference?.reference });
  });

  it('is opened again as it was stored, by its owner alone', async () => {
    const creation = await preconfigured(seller, 9020);
    const project = await createsProject(seller, [{ creation }, { model: '2015', quantity: 2 }]);
    const [line, other] = linesOf(project);
    const path = `/api/v1/product/config/${line!._id}`;
    for (const asked of [path, `${path}?projectId=${project.id}`, `/api/v1/configs/${line!._id}`]) {
      const { status, body } = await seller.get<ProductConfig>(asked);
      expect([status, body.creation]).toEqual([200, creation]);
      expect(body).toMatchObject({ version: 1, referenceCode: line!.referenceCode, type: 'CREATION' });
      expect(body).toMatchObject({ configuratorType: { id: 2, description: 'drawing' }, quantity: 1 });
    }
    const byCode = `/api/v1/product/config/${line!.referenceCode}`;
    expect((await seller.get<ProductConfig>(byCode)).body).toMatchObject({ productId: line!._id, creation });
    const plain = await seller.get<ProductConfig>(`/api/v1/product/config/${other!._id}`);
    expect(plain.body).toMatchObject({ creation: null, model: '2015', choices: {}, quantity: 2 });
    expect((await seller.get(`${path}?projectId=${randomUUID()}`)).status).toBe(404);
    const foreign = await server.as('specifier');
    expect((await foreign.get(path)).status).toBe(404);
    expect((await foreign.get(byCode)).status).toBe(404);
  });

  it('with a head that is turned has the same price, and is opened again as it was turned', async () => {
    const creation = await preconfigured(seller, 9031);
    const drawing = creation.drawing as { lights: { id: string; model: string }[] };
    const aim = { head: -35, swivel: 90 };
    const lights = drawing.lights.map((each) => (each.model === '2255' ? { ...each, aim } : each));
    const turned = { ...creation, drawing: { ...drawing, lights } };
    const project = await createsProject(seller, [{ creation }, { creation: turned }]);
    const [before, after] = linesOf(project);
    expect(after!.prices).toEqual(before!.prices);
    const { body } = await seller.get<ProductConfig>(`/api/v1/product/config/${after!._id}`);
    expect(body.creation).toMatchObject({ drawing: { lights } });
    expect(lights.filter((each) => 'aim' in each)).toHaveLength(3);
  });

  it('is edited: with other parts it gets another code, with the same parts it keeps its own', async () => {
    const creation = await preconfigured(seller, 9001);
    const project = await createsProject(seller, [{ creation, quantity: 3 }]);
    const before = firstLine(project);
    const same = (await changes(seller, project, { creation })).body;
    expect(firstLine(same).referenceCode).toBe(before.referenceCode);
    const smaller = cut(creation, 2);
    const edited = (await changes(seller, project, { creation: smaller })).body;
    const bill = billOf(server, smaller, 3);
    expect(firstLine(edited).prices?.totalGross).toEqual(bill.prices?.totalGross);
    expect(firstLine(edited).referenceCode).toMatch(/^CR\d{9}$/);
    expect(firstLine(edited).referenceCode).not.toBe(before.referenceCode);
    const { body } = await seller.get<ProductConfig>(`/api/v1/product/config/${before._id}`);
    expect(body.creation).toEqual(smaller);
  });

  it('is counted anew, with lead time and minimum of the new quantity at the price it had', async () => {
    const creation = await preconfigured(seller, 9005);
    const project = await createsProject(seller, [{ creation }]);
    const { status, body } = await changes(seller, project, { quantity: 40 });
    const bill = billOf(server, creation, 40);
    expect(status).toBe(200);
    expect(firstLine(body)).toMatchObject({
      referenceCode: firstLine(project).referenceCode,
      leadTimeWeeks: bill.delivery.leadTimeWeeks,
      prices: { unitGross: firstLine(project).prices?.unitGross, totalGross: bill.prices?.totalGross },
    });
  });

  it('is copied with what it was made of, and removed with it', async () => {
    const creation = await preconfigured(seller, 9001);
    const project = await createsProject(seller, [{ creation }]);
    const [id] = project.products.orderedIds;
    const { body } = await seller.post<Project>(`/api/v2/projects/${project.id}/products/${id}/clone`);
    const [line, copy] = linesOf(body);
    expect(copy!.configId).toBe(copy!._id);
    expect({ ...copy, _id: '', configId: '' }).toEqual({ ...line, _id: '', configId: '' });
    const config = await seller.get<ProductConfig>(`/api/v1/product/config/${copy!._id}`);
    expect(config.body.creation).toEqual(creation);
    await seller.del(`${productsPath(project)}/${copy!._id}`);
    const { rowCount } = await server.pool.query('select from project_creation where project_id = $1', [
      project.id,
    ]);
    expect(rowCount).toBe(1);
  });

  it('is added once however often the request is repeated', async () => {
    const creation = await preconfigured(seller, 9001);
    const project = await createsProject(seller);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => seller.post<Project>(productsPath(project), [{ creation }], headers)),
    );
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    const stale = await seller.post(productsPath(project), [{ creation }], { 'if-match': '"1"' });
    expect([stale.status, stale.body['code']]).toEqual([409, 'stale']);
  });

  it('tells the next day what can be had then', async () => {
    const project = await createsProject(seller, [{ creation: await preconfigured(seller, 9030) }]);
    server.ctx.today = () => '2026-09-02';
    const { body } = await seller.get<Project>(`/api/v2/projects/${project.id}`);
    server.ctx.today = () => '2026-09-01';
    expect(firstLine(body)).toEqual(firstLine(project));
  });
});

describe('the code of a creation', () => {
  it('is another one for each of many who ask at once, and the same for a repeat', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => generates()));
    expect(new Set(answers.map(({ body }) => body.creationCode)).size).toBe(30);
    const headers = { 'idempotency-key': randomUUID() };
    const [one, again] = [await generates(headers, '2010LW'), await generates(headers, '2010LW')];
    expect(one.body.creationCode).toMatch(/^2010LW\d{9}$/);
    expect(again.body).toEqual(one.body);
    expect((await generates({}, 'XX')).status).toBe(400);
  });

  it('stands for one creation only, and for whom it was given', async () => {
    const creation = await preconfigured(seller, 9001);
    const { creationCode } = (await generates()).body;
    const project = await createsProject(seller, [{ creation, creationCode }]);
    const other = [{ creation: cut(creation, 2), creationCode }];
    const refused = await seller.post(productsPath(project), other);
    expect([refused.status, refused.body['code']]).toEqual([409, 'creationCodeTaken']);
    const again = await seller.post<Project>(productsPath(project), [{ creation, creationCode }]);
    expect(linesOf(again.body).map(({ referenceCode }) => referenceCode)).toEqual([
      creationCode,
      creationCode,
    ]);
    const stranger = await server.as('specifier');
    const theirs = await createsProject(stranger);
    expect((await stranger.post(productsPath(theirs), [{ creation, creationCode }])).status).toBe(409);
  });
});
