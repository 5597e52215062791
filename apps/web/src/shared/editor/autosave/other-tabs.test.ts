import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expressKey, productKey, productOf } from './product-key';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

/** A tab of its own: what a page load makes is made anew. */
async function openTab(key: string) {
  vi.resetModules();
  const { watchOtherTabs } = await import('./other-tabs');
  const heard = vi.fn();
  return { heard, ...watchOtherTabs(key, heard) };
}

describe('tabs that change one product of a project', () => {
  const id = '0b7e';
  it.each([
    ['edited and validated', productKey(id, false), productKey(id, true)],
    ['edited and changed by its attributes', productKey(id, false), expressKey(id, false)],
    ['validated in both ways', expressKey(id, true), productKey(id, true)],
  ])('hear of each other where it is %s', async (_, one, other) => {
    const first = await openTab(one);
    const second = await openTab(other);
    const alone = await openTab(productKey('another', false));
    const known = { others: 1, isOneWork: false, keptUnder: null, hasStored: false };
    await vi.waitFor(() => expect(first.heard).toHaveBeenLastCalledWith(known));
    await vi.waitFor(() => expect(second.heard).toHaveBeenLastCalledWith(known));

    second.tellKept();
    await vi.waitFor(() => expect(first.heard).toHaveBeenLastCalledWith({ ...known, keptUnder: other }));
    second.tellStored();
    await vi.waitFor(() => expect(first.heard).toHaveBeenLastCalledWith({ ...known, hasStored: true }));
    second.close();
    await vi.waitFor(() =>
      expect(first.heard).toHaveBeenLastCalledWith({ ...known, others: 0, isOneWork: true }),
    );
    expect(alone.heard).not.toHaveBeenCalled();
    first.close();
    alone.close();
  });

  it('are one work where both are the same page', async () => {
    const first = await openTab(productKey(id, true));
    const second = await openTab(productKey(id, true));
    await vi.waitFor(() =>
      expect(first.heard).toHaveBeenLastCalledWith(expect.objectContaining({ others: 1, isOneWork: true })),
    );
    first.close();
    second.close();
  });
});

it('knows the product that is changed by the key of the work', () => {
  const keys = [false, true].flatMap((isValidating) => [
    productKey('p', isValidating),
    expressKey('p', isValidating),
  ]);
  expect(keys.map(productOf)).toEqual(['p', 'p', 'p', 'p']);
  expect(new Set(keys).size).toBe(4);
  expect(productOf('crea:16:new:m2010')).toBeNull();
});
