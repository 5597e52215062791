import { isAt, placesIn } from '@lucerna/contract/page-place';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropPrefetched } from '../../shared/api/prefetched-requests';
import { send } from '../../shared/api/send';
import { prefetchFirstCalls } from './first-calls';

const minute = 60_000;
const texts = ['common-front', 'eproject', 'widgets'].map(
  (name) => `/api/v1/keys/domains/${name}/files?lang=de${name === 'widgets' ? '' : '&compiled=true'}`,
);

/** A browser with some things kept at an address, and a server that answers each address with itself or as told. */
function open(
  kept: Record<string, unknown>,
  {
    refused = [],
    path = '/orders',
    answers = {},
  }: { refused?: readonly string[]; path?: string; answers?: Readonly<Record<string, unknown>> } = {},
): string[] {
  const asked: string[] = [];
  vi.stubGlobal('document', {
    cookie: 'theme=dark; signed-in=1',
    getElementById: () => null,
    querySelector: () => null,
    documentElement: { dataset: { theme: 'dark' } },
  });
  vi.stubGlobal('location', { pathname: path, search: '' });
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        asked.push(address);
      }
    },
  );
  vi.stubGlobal('navigator', { languages: ['de-DE'] });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => JSON.stringify(kept[name.replace('lucerna.', '')] ?? null),
  });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const isRefused = refused.includes(address);
    return Promise.resolve(
      new Response(
        JSON.stringify(isRefused ? { code: 'sessionExpired' } : (answers[address] ?? { address })),
        {
          status: isRefused ? 401 : 200,
        },
      ),
    );
  });
  return asked;
}

/** Until the late part was read and what it asked for was answered. */
const soon = async () => {
  await import('./page-data');
  await new Promise((done) => setTimeout(done));
};

beforeEach(dropPrefetched);
afterEach(async () => {
  // What was asked for late would be told of the next page.
  await soon();
  vi.unstubAllGlobals();
});

describe('before the app is read', () => {
  it('a stranger’s page asks for the texts, the settings and whether there is a session', () => {
    const asked = open({});
    prefetchFirstCalls();
    expect(asked).toEqual([...texts, '/config.json', '/cookie']);
  });

  it('a browser that was signed in and lost its cookies asks as a stranger, and is refused nothing', () => {
    const asked = open({ hasBeenActive: true, tokenEndsAt: Date.now() + minute });
    vi.stubGlobal('document', { ...document, cookie: 'theme=dark' });
    prefetchFirstCalls();
    expect(asked).toEqual([...texts, '/config.json', '/cookie']);
  });

  it('a session is renewed, and what it may see is asked for at once where its token holds', () => {
    const asked = open({ hasBeenActive: true, tokenEndsAt: Date.now() + minute });
    prefetchFirstCalls();
    expect(asked.slice(3)).toEqual(['/users/v1/auth/refresh', '/config.json', '/users/v1/account']);
  });

  it('a token that is over is renewed first, and no account is asked for where that is refused', async () => {
    const over = { hasBeenActive: true, tokenEndsAt: Date.now() - minute };
    const asked = open(over);
    prefetchFirstCalls();
    expect(asked.slice(3)).toEqual(['/users/v1/auth/refresh']);
    await soon();
    expect(asked.slice(4).sort()).toEqual(['/config.json', '/users/v1/account']);

    dropPrefetched();
    const refused = open(over, { refused: ['/users/v1/auth/refresh'] });
    prefetchFirstCalls();
    await soon();
    expect(refused.slice(3)).toEqual(['/users/v1/auth/refresh', '/config.json']);
  });

  it('a session is renewed in its turn among the tabs, while what its token may see is asked for', async () => {
    const asked = open({ hasBeenActive: true, tokenEndsAt: Date.now() + minute });
    let begin = (): void => undefined;
    const turn = new Promise<void>((done) => (begin = done));
    const request = (_: string, work: () => Promise<Response>) => turn.then(work);
    vi.stubGlobal('navigator', { languages: ['de-DE'], locks: { request } });
    prefetchFirstCalls();
    await soon();
    expect(asked.slice(3)).toEqual(['/config.json', '/users/v1/account']);
    begin();
    await soon();
    expect(asked.slice(5)).toEqual(['/users/v1/auth/refresh']);
  });

  it('what was sent is taken once by who asks for the same, and asked for when it was not sent', async () => {
    const asked = open({ hasBeenActive: true }, { refused: ['/users/v1/auth/refresh'] });
    prefetchFirstCalls();
    expect(await send('/config.json', { method: 'GET' })).toEqual({ data: { address: '/config.json' } });
    expect(asked.filter((each) => each === '/config.json')).toHaveLength(1);
    await send('/config.json', { method: 'GET' });
    expect(asked.filter((each) => each === '/config.json')).toHaveLength(2);
    expect(asked).not.toContain('/users/v1/account');
    expect(await send('/users/v1/account', { method: 'GET' })).toHaveProperty('data');
  });
});

describe('what a page shows first', () => {
  const photographs = { models: false, collections: {} };
  const site = { defaultCatalog: 21, pictures: 'r1', photographs };
  const list = '/api/v1/categories/collections?lang=de&catalogId=21';
  const collections = {
    collections: [201, 205, 210].map((id) => ({ subFamily: { id } })),
  };

  it('a stranger’s page of collections asks for the list and the pictures of the first two', async () => {
    const path = '/create-project/select-collection';
    const asked = open({}, { path, answers: { '/config.json': site, [list]: collections } });
    prefetchFirstCalls();
    await soon();
    expect(asked.slice(5)).toEqual([
      list,
      '/pictures/collection/201.svg?ground=dark&revision=r1',
      '/pictures/collection/205.svg?ground=dark&revision=r1',
    ]);
    expect(await send(list, { method: 'GET' })).toEqual({ data: collections });
    expect(asked.filter((each) => each === list)).toHaveLength(1);
  });

  it('where the maker has a picture of a collection, that is asked for', async () => {
    const path = '/create-project/select-collection';
    const settings = {
      ...site,
      photographs: { models: false, collections: { 205: '/pictures/made/ab-960.webp' } },
    };
    const asked = open({}, { path, answers: { '/config.json': settings, [list]: collections } });
    prefetchFirstCalls();
    await soon();
    expect(asked.slice(6)).toEqual([
      '/pictures/collection/201.svg?ground=dark&revision=r1',
      '/pictures/made/ab-960.webp',
    ]);
  });

  const ofModel = '/api/v1/articles/pictures?model=2010';
  const photograph = {
    ...{ content: 'ab', role: 'product', width: 640, height: 800, widths: [320, 640] },
    ...{ hasAvif: true, placeholder: 'data:,' },
  };
  const drawn = '/pictures/model/2010?ground=dark&revision=r1';
  it.each([
    ['the one that it shows', [photograph], ['avif /pictures/made/ab-320.avif 320w']],
    [
      'WebP of it while there is no AVIF',
      [{ ...photograph, hasAvif: false }],
      ['webp /pictures/made/ab-320.webp 320w'],
    ],
    ['the drawing where the maker has none of it', [], [drawn]],
    ['the drawing where no light is there for one', [{ ...photograph, layer: 'unlit' }], [drawn]],
  ])('where the maker has pictures of luminaires, a model’s page reads %s', async (_, pictures, read) => {
    const settings = { ...site, photographs: { models: true, collections: {} } };
    const answers = { '/config.json': settings, [ofModel]: pictures };
    const asked = open({}, { path: '/add-product/201/1/2010', answers });
    vi.stubGlobal('document', {
      ...document,
      createElement: () => ({}),
      head: {
        append: ({ type, imageSrcset = '' }: Partial<HTMLLinkElement>) =>
          asked.push(`${type?.replace('image/', '')} ${imageSrcset.split(',')[0]}`),
      },
    });
    prefetchFirstCalls();
    await soon();
    expect(asked.slice(6)).toEqual([ofModel, ...read]);
  });

  it('one who is signed in gets the catalogue and the language of the account', async () => {
    const path = '/create-project/select-collection';
    const french = '/api/v1/categories/collections?lang=fr&catalogId=16';
    const account = { catalog: 16, lang: 'fr' };
    const answers = {
      '/config.json': site,
      '/users/v1/account': account,
      [french]: { collections: [] },
    };
    const asked = open({ hasBeenActive: true, tokenEndsAt: Date.now() + minute }, { path, answers });
    prefetchFirstCalls();
    await soon();
    expect(asked.slice(6)).toEqual([french]);
  });

  it('a model’s page asks for the model and its picture, its configurator for the model alone', async () => {
    const path = '/add-product/201/1/2010';
    const sheet = '/api/v1/articles/model-sheet?lang=de&catalogId=21&model=2010';
    const asked = open({}, { path, answers: { '/config.json': site } });
    prefetchFirstCalls();
    await soon();
    expect(asked.slice(5)).toEqual([sheet, '/pictures/luminaire/2010.svg?ground=dark&revision=r1']);

    const configured = open(
      {},
      { path: `${path}/attributes-configurator`, answers: { '/config.json': site } },
    );
    prefetchFirstCalls();
    await soon();
    expect(configured.slice(5)).toEqual([sheet]);
  });

  it('a new room that begins with a model asks for the model and the collections', async () => {
    const path = '/new-product/crea-configurator/2010';
    const asked = open({}, { path, answers: { '/config.json': site } });
    const room = { id: 'first-room' };
    vi.stubGlobal('devicePixelRatio', 2);
    const createElement = () => ({ getContext: () => null });
    vi.stubGlobal('document', { ...document, createElement, querySelector: () => room });
    prefetchFirstCalls();
    await soon();
    expect(asked.slice(5)).toEqual([
      '/api/v1/articles/model-sheet?lang=de&catalogId=21&model=2010',
      '/api/v1/categories/collections?lang=de&catalogId=21',
    ]);
  });

  it('nothing is guessed where the settings or the account are refused', async () => {
    const path = '/create-project/select-collection';
    const strange = open({}, { path, refused: ['/config.json'] });
    prefetchFirstCalls();
    await soon();
    expect(strange.slice(3)).toEqual(['/config.json', '/cookie']);

    const refused = ['/users/v1/account'];
    const signed = open({ hasBeenActive: true, tokenEndsAt: Date.now() + minute }, { path, refused });
    prefetchFirstCalls();
    await soon();
    expect(signed.slice(3)).toEqual(['/users/v1/auth/refresh', '/config.json', '/users/v1/account']);
  });

  it('an answer that nobody came for in time is asked for again', async () => {
    const path = '/create-project/select-collection';
    const asked = open({}, { path, answers: { '/config.json': site, [list]: collections } });
    prefetchFirstCalls();
    await soon();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * minute);
    await send(list, { method: 'GET' });
    vi.restoreAllMocks();
    expect(asked.filter((each) => each === list)).toHaveLength(2);
  });

  it('the room of the home page is read for a visitor, not for one who is signed in', async () => {
    const visitors = open({}, { path: '/' });
    prefetchFirstCalls();
    await soon();
    expect(visitors.filter((each) => each.startsWith('/pictures/home.svg'))).toHaveLength(1);
    const known = open(
      { hasBeenActive: true, tokenEndsAt: Date.now() + minute },
      { path: '/', answers: { '/users/v1/account': { lang: 'de', privileges: [] } } },
    );
    prefetchFirstCalls();
    await soon();
    expect(known.filter((each) => each.startsWith('/pictures/home.svg'))).toEqual([]);
  });

  it('a project is asked for with what the catalogue says of it, in the language of the account that may see projects', async () => {
    const project = ['/api/v2/projects/p1?lang=fr', '/api/v1/projects/p1/catalogue-changes'];
    for (const [privileges, wanted] of [
      [['project.view'], project],
      [[], []],
    ] as const) {
      const asked = open(
        { hasBeenActive: true, tokenEndsAt: Date.now() + minute },
        { path: '/project/p1', answers: { '/users/v1/account': { lang: 'fr', privileges } } },
      );
      prefetchFirstCalls();
      await soon();
      expect(asked.slice(6)).toEqual(wanted);
      dropPrefetched();
    }
  });

  it('the home page of an account asks for what it shows, and for no projects where it may see none', async () => {
    const collections = '/api/v1/categories/collections?lang=fr';
    const projects = '/api/v3/projects?lang=fr&itemsPerPage=4';
    for (const [privileges, last] of [
      [['project.view'], [projects]],
      [[], []],
    ] as const) {
      const asked = open(
        { hasBeenActive: true, tokenEndsAt: Date.now() + minute },
        { path: '/', answers: { '/users/v1/account': { lang: 'fr', privileges } } },
      );
      prefetchFirstCalls();
      await soon();
      expect(asked.slice(6)).toEqual(['/api/v1/drafts', collections, ...last]);
      dropPrefetched();
    }
  });
});

describe('what was sent before the app was read', () => {
  it('is forgotten where it was of a session, and taken where it is for everybody', async () => {
    const asked = open({});
    prefetchFirstCalls();
    dropPrefetched();
    for (const address of [...texts, '/config.json']) await send(address, { method: 'GET' });
    expect(asked).toEqual([...texts, '/config.json', '/cookie', '/config.json']);
  });
});

describe('the page at a path', () => {
  it('is found by its places, those that may lack too', () => {
    expect(isAt('/project/:projectId', '/project/p1')).toBe(true);
    expect(isAt('/project/:projectId', '/project/p1/new-order')).toBe(false);
    expect(isAt('/new-product/:configurator/:model?', '/new-product/crea')).toBe(true);
    expect(isAt('/new-product/:configurator/:model?', '/new-product/crea/2010/')).toBe(true);
    expect(isAt('/', '/')).toBe(true);
    expect(isAt('/', '/orders')).toBe(false);
    expect(placesIn('/add-product/:subFamilyId/:model', '/add-product/201/2010')).toEqual({
      subFamilyId: '201',
      model: '2010',
    });
    expect(placesIn('/add-product/:subFamilyId/:model', '/add-product/201')).toBeNull();
  });
});
