import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

const code = readFileSync(new URL('../public/theme.js', import.meta.url), 'utf8');

class Sheet {
  readonly rel = 'stylesheet';
  readonly remove = vi.fn();
  constructor(readonly href: string) {}
}
class Script {
  constructor(readonly src: string) {}
}

interface Opened {
  readonly path?: string;
  readonly language?: string;
  readonly languages?: readonly string[];
  /** The language of an account, and whether the app was open while it was signed in. */
  readonly account?: string;
  readonly wasActive?: boolean;
  readonly counted?: string;
}

/** A page that theme.js has run in. */
function open({ path = '/', language, languages = ['en-GB'], account, wasActive, counted }: Opened = {}) {
  const listeners = new Map<string, (event: { target?: unknown }) => void>();
  const attributes = new Set<string>();
  const counts = new Map(counted === undefined ? [] : [['lucerna.startReloads', counted]]);
  const kept = new Map<string, string>();
  if (language) kept.set('lucerna.language', language);
  if (wasActive) kept.set('lucerna.hasBeenActive', 'true');
  const page = { isShown: false };
  const setTimeout = vi.fn();
  const root = {
    dataset: {} as Record<string, string>,
    lang: '',
    setAttribute: (name: string) => attributes.add(name),
  };
  runInNewContext(code, {
    localStorage: { getItem: (name: string) => kept.get(name) ?? null },
    sessionStorage: {
      getItem: (name: string) => counts.get(name) ?? null,
      setItem: (name: string, value: string) => counts.set(name, value),
      removeItem: (name: string) => counts.delete(name),
    },
    matchMedia: () => ({ matches: false }),
    navigator: { languages },
    location: { pathname: path, origin: 'https://lucerna.test', reload: () => undefined },
    document: {
      cookie: account ? `other=1; signed-in=${account}` : '',
      documentElement: root,
      querySelector: () => null,
      getElementById: () => ({ hasChildNodes: () => page.isShown }),
    },
    HTMLLinkElement: Sheet,
    HTMLScriptElement: Script,
    setTimeout,
    addEventListener: (name: string, listen: (event: { target?: unknown }) => void) =>
      listeners.set(name, listen),
  });
  return {
    root,
    page,
    counts,
    setTimeout,
    isAway: () => attributes.has('data-away'),
    fail: (target: unknown) => listeners.get('error')!({ target }),
    load: () => listeners.get('load')!({}),
  };
}

const own = 'https://lucerna.test/assets/index.js';

it('reads a page again whose code could not be read, later each time, once', () => {
  const { fail, setTimeout, isAway, counts, load } = open({ counted: '2' });
  fail(new Script(own));
  fail(new Sheet('https://lucerna.test/assets/index.css'));
  load();
  expect(isAway()).toBe(true);
  expect(setTimeout.mock.calls.map(([, pause]) => pause as number)).toEqual([4000]);
  expect(counts.get('lucerna.startReloads')).toBe('3');
});

it('never reads a page again that is shown, nor for what others put into it', () => {
  const { fail, setTimeout, isAway, page } = open();
  fail(new Script('chrome-extension://abc/injected.js'));
  fail(new Script('https://lucerna.test.example/tracker.js'));
  page.isShown = true;
  fail(new Script(own));
  const late = new Sheet('https://lucerna.test/assets/room.css');
  fail(late);
  expect([isAway(), setTimeout.mock.calls]).toEqual([false, []]);
  expect(late.remove).toHaveBeenCalledOnce();
});

it('begins with the shortest pause again once all of a page was read', () => {
  const { load, counts } = open({ counted: '5' });
  load();
  expect(counts.has('lucerna.startReloads')).toBe(false);
});

it('speaks as the app will: the language of the address, of an account that is new here, the kept one, that of the browser', () => {
  const lang = (opened: Opened) => open(opened).root.lang;
  expect(lang({ path: '/de/new-register', language: 'fr' })).toBe('de');
  expect(lang({ path: '/projects', language: 'us' })).toBe('en-US');
  expect(lang({ language: 'pt', languages: ['pt-PT', 'it-IT'] })).toBe('it-IT');
  expect(lang({ languages: ['pt-PT'] })).toBe('en');
  expect(lang({ language: 'fr', account: 'us' })).toBe('en-US');
  expect(lang({ language: 'fr', account: 'de', wasActive: true })).toBe('fr');
  expect(lang({ path: '/de/new-register', account: 'es' })).toBe('de');
});
