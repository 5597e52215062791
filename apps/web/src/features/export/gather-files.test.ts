import { describe, expect, it } from 'vitest';
import { gatherFiles, type WantedProduct, type WrittenFile } from './gather-files';

const products: WantedProduct[] = ['a', 'b', 'c'].map((id) => ({ id, name: id, code: id }));
const written = ({ code }: WantedProduct): Promise<WrittenFile> =>
  Promise.resolve({ name: `${code}.ifc`, bytes: new Uint8Array(1) });
const failure = { code: 'variations-not-found', data: { code: '2999' } };

describe('the files of a project', () => {
  it('are written one after another, and it is told how many are there', async () => {
    const told: number[] = [];
    const { signal } = new AbortController();
    const gathered = await gatherFiles(products, written, { signal, onDone: (count) => told.push(count) });
    expect(gathered?.files.map(({ name }) => name)).toEqual(['a.ifc', 'b.ifc', 'c.ifc']);
    expect(told).toEqual([1, 2, 3]);
  });

  it('are all there but the one that cannot be written, which is named with the reason', async () => {
    const { signal } = new AbortController();
    const read = (product: WantedProduct) =>
      product.id === 'b' ? Promise.resolve({ failure }) : written(product);
    const gathered = await gatherFiles(products, read, { signal, onDone: () => undefined });
    expect(gathered?.files).toHaveLength(2);
    expect(gathered?.refused).toEqual([{ product: products[1], failure }]);
  });

  it('are given up at once when they are not wanted any more', async () => {
    const stop = new AbortController();
    const read: string[] = [];
    const gathered = await gatherFiles(
      products,
      (product) => {
        read.push(product.id);
        stop.abort();
        return written(product);
      },
      { signal: stop.signal, onDone: () => undefined },
    );
    expect([gathered, read]).toEqual([null, ['a']]);
  });
});
