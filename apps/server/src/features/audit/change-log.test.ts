import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sweepEvents } from '../../database/events';
import { importClients } from '../client';
import { both, openChangeLog, said, type Listed } from '../../../test/change-log';

const log = openChangeLog();
const { lists, newProject, quotes, withoutPrices } = log;

describe('the log of changes', () => {
  it('says of no event that is none of its entries, by an id', async () => {
    const { rows } = await log.server.pool.query<{ id: string }>(
      `insert into event (kind, is_audit, subject_kind, payload) values ('signedIn', true, 'account', '{}') returning id`,
    );
    expect((await log.admin.get(`/api/v1/changes/${rows[0]!.id}`)).status).toBe(404);
    expect((await log.admin.get(`/api/v1/changes/${Number.MAX_SAFE_INTEGER}`)).status).toBe(404);
  });

  it('has a client code that was changed, taken away and given, and nothing where it stays', async () => {
    const guest = await log.server.as('specifier');
    const { id } = (await guest.get<{ id: string }>('/users/v1/account')).body;
    for (const clientCode of ['C-1001', 'C-1001', null, 'C-1002']) {
      const changed = await log.admin.patch(`/users/v1/users/${id}/client-code`, { clientCode });
      expect(changed.status).toBe(200);
    }
    const { docs } = await lists({ area: 'clients', target: 'account' });
    expect(docs.map((entry) => [entry.subject.label, ...both(entry, 'clientCode')])).toEqual([
      ['C-1002', undefined, 'C-1002'],
      ['C-1001', 'C-1001', undefined],
      ['C-1001', 'C-1002', 'C-1001'],
    ]);
    expect(docs[0]).toMatchObject({
      ...{ kind: 'clientCodeChanged', actor: { email: 'admin@lucerna.test' } },
      ...{ subject: { target: 'account', id }, person: 'specifier@lucerna.test' },
    });
  });

  it('has the clients that an import changed, added or withdrew, and the catalogue that came in', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-clients-'));
    const imports = async (...clients: readonly object[]) => {
      writeFileSync(path.join(folder, 'clients.json'), JSON.stringify(clients));
      const report = await importClients(log.server.pool, folder);
      expect(report.problems).toEqual([]);
    };
    const one = {
      code: 'LOG-1',
      name: 'Light House',
      catalogId: 16,
      rateId: 10,
      discounts: { B: 50 },
    };
    const two = { ...one, code: 'LOG-2' };
    const demo = { code: 'C-1001', name: 'Lumen', catalogId: 16, rateId: 10, discounts: { B: 40 } };
    await imports(demo, one, two);
    await imports(demo, { ...one, discounts: { B: 45 } });
    rmSync(folder, { recursive: true, force: true });
    const { docs } = await lists({ area: 'clients', subject: 'log-' });
    expect(docs.map(({ subject, before }) => [subject.target, subject.label, before === null])).toEqual([
      ['client', 'LOG-2', false],
      ['client', 'LOG-1', false],
      ['client', 'LOG-2', true],
      ['client', 'LOG-1', true],
    ]);
    const [withdrawn, changed] = docs;
    expect(both(withdrawn!, 'clientState')).toEqual(['active', 'withdrawn']);
    expect(both(changed!, 'clientDiscount')).toEqual([50, 45]);
    const catalogues = (await lists({ area: 'prices' })).docs.filter(
      ({ kind }) => kind === 'catalogueImported',
    );
    expect(said(catalogues.at(-1)!.after, 'revision')).toBe(1);
  });

  it('is filtered by who, what and when, and its pages follow each other without counting', async () => {
    const project = await newProject();
    for (let turn = 0; turn < 5; turn += 1) await quotes(project);
    const query = {
      project: project.id,
      who: 'DISTRIBUTOR@lucerna.test',
      area: 'quotes',
      limit: 2,
    };
    const ids: number[] = [];
    let next: number | null = null;
    do {
      const page: Listed = await lists({ ...query, ...(next !== null && { before: next }) });
      ids.push(...page.docs.map(({ id }) => id));
      ({ next } = page);
    } while (next !== null);
    expect(ids).toHaveLength(5);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
    expect((await lists({ ...query, who: 'nobody@lucerna.test' })).docs).toEqual([]);
    expect((await lists({ ...query, to: '2001-01-01' })).docs).toEqual([]);
    expect((await lists({ ...query, from: '2001-01-01' })).docs).toHaveLength(2);
    expect((await lists({ ...query, from: '0000-01-01', to: '9999-12-31' })).docs).toHaveLength(2);
    expect((await lists({ subject: '%' })).docs).toEqual([]);
  });

  it('is read by administrators only, and without prices where one may not see them', async () => {
    for (const role of ['distributor', 'sales', 'specifier', 'apiUser'] as const) {
      const user = await log.server.as(role);
      expect((await user.get('/api/v1/changes')).status).toBe(403);
      expect((await user.get('/api/v1/changes/1')).status).toBe(403);
    }
    expect((await log.server.anyone().get('/api/v1/changes')).status).toBe(401);
    const project = await newProject();
    await quotes(project, { discount: 7 });
    await withoutPrices(async (blind) => {
      const { docs } = await lists({ project: project.id }, blind);
      expect(docs.map(({ kind }) => kind)).toEqual(['discountsChanged', 'budgetMade']);
      expect(
        docs.flatMap(({ before, after }) => [...(before?.prices ?? []), ...(after?.prices ?? [])]),
      ).toEqual([]);
      expect(JSON.stringify(docs)).not.toContain('amount');
    });
  });

  it('leaves nothing of what was refused, and nothing of prices where a quote shows none', async () => {
    const project = await newProject();
    const bad = await log.seller.post('/api/v2/budget', {
      ...{ projectId: project.id, validUntil: '2001-01-01' },
      products: project.products.orderedIds.map((_id) => ({ _id, discount: 0 })),
    });
    expect(bad.status).toBe(422);
    expect((await lists({ project: project.id })).docs).toEqual([]);
    await quotes(project, { withPrices: false });
    const [entry] = (await lists({ project: project.id })).docs;
    expect([entry!.kind, entry!.after!.prices]).toEqual(['budgetMade', []]);
  });

  it('is kept as long as the setting says', async () => {
    await log.server.pool.query(
      `insert into event (at, kind, is_audit, subject_kind, payload, area, label, after)
       values (now() - interval '41 days', 'clientChanged', false, 'catalogue', '{"client": "OLD-1"}', 'clients',
         'OLD-1', '{"facts": [], "prices": []}')`,
    );
    expect((await lists({ subject: 'OLD-1' })).docs).toHaveLength(1);
    await sweepEvents(log.server.pool, 40);
    expect((await lists({ subject: 'OLD-1' })).docs).toEqual([]);
  });
});
