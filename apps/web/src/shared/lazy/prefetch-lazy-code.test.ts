import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchLazyCode } from './prefetch-lazy-code';
import { lazyComponents } from './lazy-component';

const asked: string[] = [];
const imported = vi.fn<(files: readonly string[]) => Promise<void>>();
let answer: () => Promise<Response>;

/** What Vite makes of an `import()` (build/preload-helper.ts). */
const reading = (...files: string[]) =>
  vi.fn(async () => {
    if (globalThis.namesOnly) return globalThis.namesOnly(files);
    return imported(files);
  });

beforeEach(() => {
  asked.length = 0;
  lazyComponents.length = 0;
  answer = () => Promise.resolve(new Response('code'));
  vi.stubGlobal('location', { href: 'https://lights.test/projects' });
  vi.stubGlobal('document', {
    getElementsByTagName: () => [{ href: 'https://lights.test/assets/controls.js' }],
  });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address.replace('https://lights.test', ''));
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

it('puts what late parts need into the cache, the last part first, and reads none of it', async () => {
  lazyComponents.push(
    reading('assets/Menu.js', 'assets/controls.js'),
    reading('assets/Add.js', 'assets/Add.css'),
  );
  await prefetchLazyCode(signal);
  expect(asked).toEqual(['/assets/Add.js', '/assets/Add.css', '/assets/Menu.js']);
  expect(imported).not.toHaveBeenCalled();
  expect(globalThis.namesOnly).toBeUndefined();

  lazyComponents.push(reading('assets/Share.js', 'assets/Add.css'));
  await prefetchLazyCode(signal);
  expect(asked.slice(3)).toEqual(['/assets/Share.js']);
});

it('asks again for what could not be read, and for nothing that was', async () => {
  lazyComponents.push(reading('assets/Late.js'), reading('assets/Export.js'));
  answer = () => Promise.reject(new TypeError('network'));
  await expect(prefetchLazyCode(signal)).rejects.toThrow('network');
  expect(asked).toEqual(['/assets/Export.js']);
  answer = () => Promise.resolve(new Response('code'));
  await prefetchLazyCode(signal);
  expect(asked.slice(1)).toEqual(['/assets/Export.js', '/assets/Late.js']);
});

it('says so where a file is not there any more', async () => {
  lazyComponents.push(reading('assets/Gone.js'));
  answer = () => Promise.resolve(new Response('', { status: 404 }));
  await expect(prefetchLazyCode(signal)).rejects.toThrow('/assets/Gone.js');
});
