import type { PageName } from '@lucerna/contract/pages';
import { matchPath, matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pages, redirects } from 'virtual:pages';
import { fillPath, paramsFit } from '../../shared/route';

const id = '0b7c1f5e-7c55-4b86-9d8b-0f4a0c6f8a11';
const five = '{crea, sticks-nodrawing, sticks-drawing, plusminus-nodrawing or plusminus-drawing}';

/** Every path of the specification as it is written there, with who may open it. */
const specified: readonly (readonly [path: string, access: string])[] = [
  ['/', 'open'],
  ['/professional-area', 'open'],
  ['/create-project', '/create-project/select-collection'],
  ['/create-project/select-collection[/{subFamilyId}]', 'open'],
  ['/add-product/{subFamilyId}[/{applicationLocationId}[/{model}]]', 'open'],
  ['/add-product-v2/{subFamilyId}/{applicationLocationId}/{model}', 'open'],
  ['/preconfigs-list/{subFamilyId}[/{applicationLocationId}]', 'open'],
  ['/add-preconfig/{preconfigId}', 'open'],
  ['/new-product/crea-configurator[/{model}]', 'open'],
  ['/new-product/{sticks or plusminus}-{drawing or nodrawing}-configurator', 'open'],
  [`/new-product/${five}-configurator[/{model}]`, 'open'],
  ['/sticks-drawing-configurator', '/new-product/sticks-drawing-configurator'],
  ['/sticks-nodrawing-configurator', '/new-product/sticks-nodrawing-configurator'],
  ['/plusminus-drawing-configurator', '/new-product/plusminus-drawing-configurator'],
  ['/plusminus-nodrawing-configurator', '/new-product/plusminus-nodrawing-configurator'],
  ['/plusminus-drawing-configurator/product/{hash}', 'open'],
  ['/orders', 'open'],
  ['/project/{projectId}/new-order', 'open'],
  ['/services/download', 'open'],
  ['/password-reset', 'open'],
  ['/new-register', '/en/new-register'],
  ['/{language}/new-register', 'open'],
  ['/sandbox', 'open'],
  ['/compositor/v2', 'open'],
  ['/compositor/_demo', 'open'],
  ['/minicompositor', 'open'],
  ['/product-admin', 'open'],
  ['/product-admin/compose', 'open'],
  ['/product-admin/EditRule', 'open'],
  ['/preview/compose', 'open'],
  ['/project/{projectId}/add-product', `/project/${id}/add-product/select-collection`],
  ['/project/{projectId}/add-product/select-collection[/{subFamilyId}]', 'project.view'],
  ['/project/{projectId}', 'project.view'],
  ['/project/{projectId}/request-budget', 'signed-in'],
  ['/project/{projectId}/usa-request-budget', 'signed-in'],
  ['/project/{projectId}/generate-budget', 'signed-in'],
  ['/project/{projectId}/registration-usa', 'signed-in'],
  ['/project/{projectId}/budget-quotation-usa', 'project.registration'],
  ['/project/{projectId}/product/{productId}/express-configurator', 'open'],
  ['/project/{projectId}/product/{productId}/attributes-configurator', 'open'],
  ['/project/{projectId}/product/{productId}/export', 'open'],
  [`/project/{projectId}/add-product/${five}-configurator`, 'open'],
  [`/project/{projectId}/product/{productId}/${five}-configurator/{edit or validate}`, 'open'],
  ['/project/{projectId}/product/{productId}/{sticks or plusminus}-drawing-configurator/export', 'open'],
  ['/project/{projectId}/product/{productId}/plusminus-{drawing or nodrawing}-configurator/view', 'open'],
  ['/validate/{projectId}/{productId}', 'signed-in'],
  ['/order/{orderId}', 'order.view'],
  ['/project/{projectId}/downloads', 'project.download'],
  ['/project/{projectId}/technical-downloads', 'project.download'],
  ['/project/{projectId}/export-3d', 'project.download'],
  ['/my-profile', 'signed-in'],
  ['/users-management', 'company.manage.user'],
  ['/invoices', 'order.view'],
  ['/studio', 'internal'],
  ['/compositor', 'internal'],
  ['/compositor/generatePreviews', 'internal'],
  ['/compositor/generatePdf', 'internal'],
  ['/technicalinfo', 'internal'],
  ['/productsheet', 'internal'],
  ['/iframe/plusminus-drawing-configurator', 'open'],
  ['/iframe/plusminus-export3d', 'open'],
  ['/error-403', 'open'],
];

const examples: Readonly<Record<string, string>> = {
  projectId: id,
  productId: id,
  orderId: id,
  subFamilyId: '201',
  applicationLocationId: '1',
  legalPage: 'privacy',
  model: '2010',
  preconfigId: '9001',
  hash: 'aF3_-9',
  language: 'de',
};

/** The addresses that a written path stands for: with and without each `[part]`, once for each of `{a or b}`. */
function addressesOf(path: string): string[] {
  const optional = /\[([^[\]]*)\]/.exec(path);
  if (optional) {
    const [whole, part = ''] = optional;
    return [...addressesOf(path.replace(whole, '')), ...addressesOf(path.replace(whole, part))];
  }
  const place = /\{([^{}]*)\}/.exec(path);
  if (!place) return [path];
  const [whole, inside = ''] = place;
  const choices = inside.includes(' or ') ? inside.split(/, | or /) : [examples[inside] ?? inside];
  return choices.flatMap((choice) => addressesOf(path.replace(whole, choice)));
}

const rows = [
  ...Object.entries(pages).map(([name, page]) => ({
    path: page.path,
    id: name,
    leads: page.access,
    page,
  })),
  ...redirects.map((row) => ({ path: row.path, id: row.path, leads: row.redirect, page: row })),
];

/** Where an address leads: to who may open its page, to another address, or nowhere. */
function leadsTo(address: string): string {
  const [match] = matchRoutes(rows, address) ?? [];
  if (!match || !paramsFit(match.route.page.params, match.params)) return 'not found';
  const { leads } = match.route;
  return leads.startsWith('/') ? fillPath(leads, match.params) : leads;
}

const cases = specified.flatMap(([path, access]) =>
  addressesOf(path).map((address) => ({ path, address, access })),
);

describe('the table of pages', () => {
  it.each(cases)('leads $address ($path) to $access', ({ address, access }) => {
    expect(leadsTo(address)).toBe(access);
  });

  it('tells the pages of old paths that they may offer the projects that are being worked on', () => {
    const old = redirects.filter(({ path }) => /^\/(sticks|plusminus)-/.test(path));
    expect(old).toHaveLength(4);
    expect(old.every(({ state }) => state?.['allowCurrentProjects'] === true)).toBe(true);
  });

  it.each([
    '/nowhere',
    '/iframe',
    '/iframe/crea-configurator',
    '/iframe/projects',
    '/project/1',
    `/project/${id}/nowhere`,
    `/project/${id}/product/${id}/crea-configurator/view`,
    `/project/${id}/product/${id}/crea-configurator/create`,
    '/add-product/almar',
    '/add-product/201/1/20100',
    '/pt/new-register',
    '/new-product/other-configurations',
    '/order/..%2f..',
  ])('finds nothing at %s', (address) => {
    expect(leadsTo(address)).toBe('not found');
  });

  it('shows nothing but the two framed pages under /iframe', () => {
    const inFrame = (Object.keys(pages) as PageName[]).filter((name) =>
      matchPath('/iframe/*', pages[name].path),
    );
    expect(inFrame).toEqual(['frameConfigurator', 'frameExport']);
    expect(inFrame.every((name) => pages[name].isFramed)).toBe(true);
  });

  it('names each page by a text, and has no path twice', () => {
    const paths = rows.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
    expect(Object.values(pages).filter(({ title }) => !/^[a-z]+\.[\w.-]+$/.test(title))).toEqual([]);
  });
});
