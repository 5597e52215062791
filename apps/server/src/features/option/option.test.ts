import { companyTypes, professions, type Menu, type SiteConfiguration } from '@lucerna/contract';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const ids = (menu: Menu) => menu.map(({ id }) => id);

describe('the lists of the forms', () => {
  it.each(['es', 'en', 'de', 'it', 'fr', 'us'])('have a text for everything in %s', async (lang) => {
    type List = { id: string; description: string }[];
    const asked = await server.anyone().get<List>(`/api/v1/options/professions?lang=${lang}`);
    const kinds = await server.anyone().get<List>(`/api/v1/company-types?lang=${lang}`);
    expect(asked.body.map(({ id }) => id)).toEqual([...professions]);
    expect(kinds.body.map(({ id }) => id)).toEqual([...companyTypes]);
    for (const { id, description } of [...asked.body, ...kinds.body]) {
      expect(description, id).not.toBe('');
      if (id.includes('-')) expect(description, id).not.toBe(id);
    }
  });
});

describe('the menu', () => {
  it('shows what the caller may open, in its language', async () => {
    expect(ids((await server.anyone().get<Menu>('/api/v1/masters/menus')).body)).toEqual([
      'home',
      'collections',
    ]);
    const distributor = await server.as('distributor');
    const { body } = await distributor.get<Menu>('/api/v1/masters/menus?catalogId=16&lang=de');
    expect(ids(body)).toEqual(['home', 'collections', 'orders', 'invoices', 'downloads']);
    expect(body[2]?.text).toBe('Bestellungen');
    const admin = await server.as('admin');
    expect(ids((await admin.get<Menu>('/api/v1/masters/menus')).body)).toContain('product-admin');
  });

  it('can be asked for a role', async () => {
    const { body } = await server.anyone().get<Menu>('/api/v1/masters/menus?role=1&catalogId=21');
    expect(ids(body)).toEqual(['home', 'collections', 'downloads']);
    expect((await server.anyone().get('/api/v1/masters/menus?role=11')).status).toBe(400);
    expect((await server.anyone().get('/api/v1/masters/menus?catalogId=17')).status).toBe(400);
  });
});

describe('the configuration', () => {
  it('has the buttons of the user for the private site, and none for the public one', async () => {
    const user = await server.as('admin');
    const here = await user.get<SiteConfiguration>('/api/v1/masters/configurations');
    expect(ids(here.body.userButtons)).toEqual(['profile', 'users']);
    expect(here.body).toMatchObject({
      siteLocation: 'private',
      catalogs: [16, 21],
      upload: { maxBytes: 10_485_760 },
    });
    const open = await user.get<SiteConfiguration>('/api/v1/masters/configurations?siteLocation=public');
    expect(open.body.userButtons).toEqual([]);
    const nobody = await server.anyone().get<SiteConfiguration>('/api/v1/masters/configurations');
    expect(nobody.body.userButtons).toEqual([]);
  });
});
