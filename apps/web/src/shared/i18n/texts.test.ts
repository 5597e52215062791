import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '../store/store';
import { languageChosen, languageOf } from './language';
import { loadTexts, selectTexts } from './texts';

// The store reads the browser's languages as it is made, and Node 20 has none.
vi.hoisted(() => {
  Object.defineProperty(globalThis, 'navigator', {
    value: { languages: ['en-GB'], onLine: true },
    configurable: true,
  });
});

const domains = ['common-front', 'eproject', 'widgets'];

/** A service of texts that answers each domain and language with one text. */
function serveTexts(isOutAt: (domain: string, lang: string) => boolean = () => false): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const [, domain = '', lang = ''] = /domains\/([\w-]+)\/files\?lang=(\w+)/.exec(address) ?? [];
    const isOut = isOutAt(domain, lang);
    const body = isOut ? { code: 'unavailable' } : { [`${domain}.name`]: `${domain} in ${lang}` };
    return Promise.resolve(new Response(JSON.stringify(body), { status: isOut ? 503 : 200 }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('the words', () => {
  it('of all domains are read in the chosen language, and change with it without a reload', async () => {
    const asked = serveTexts();
    const store = makeStore();
    await store.dispatch(loadTexts('en'));
    expect(asked).toHaveLength(domains.length);
    store.dispatch(languageChosen('de'));
    const loading = store.dispatch(loadTexts(languageOf(store.getState())));
    expect(selectTexts(store.getState())).toMatchObject({ phase: 'loading', language: 'en' });
    await loading;
    const words = selectTexts(store.getState());
    expect(words).toMatchObject({ phase: 'ready', language: 'de' });
    expect(words.messages).toEqual(
      Object.fromEntries(domains.map((domain) => [`${domain}.name`, `${domain} in de`])),
    );
  });

  it('of a language that was shown before come back without asking the service', async () => {
    const asked = serveTexts();
    const store = makeStore();
    for (const language of ['en', 'de', 'en'] as const) await store.dispatch(loadTexts(language));
    expect(asked).toHaveLength(2 * domains.length);
    expect(selectTexts(store.getState())).toMatchObject({
      phase: 'ready',
      language: 'en',
      messages: { 'widgets.name': 'widgets in en' },
    });
  });

  it('that could not be read once are asked for again before anybody is told', async () => {
    // A language that nothing else here reads: a store of another file may still be asking for its own.
    const failing = new Set<string>(domains.slice(1));
    const asked = serveTexts((domain, lang) => lang === 'us' && failing.delete(domain));
    const store = makeStore();
    await store.dispatch(loadTexts('us'));
    expect(selectTexts(store.getState()).phase).toBe('ready');
    expect(asked.filter((address) => address.includes('lang=us'))).toHaveLength(domains.length + 2);
  });

  it('stay as they were while those of another language cannot be read', async () => {
    let isOut = false;
    serveTexts(() => isOut);
    const store = makeStore();
    await store.dispatch(loadTexts('fr'));
    isOut = true;
    const loading = store.dispatch(loadTexts('it'));
    await expect
      .poll(() => selectTexts(store.getState()), { timeout: 5000 })
      .toMatchObject({ phase: 'awaited', language: 'fr', messages: { 'widgets.name': 'widgets in fr' } });
    isOut = false;
    await loading;
    expect(selectTexts(store.getState())).toMatchObject({ phase: 'ready', language: 'it' });
  });
});
