import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { streamFiles } from './zip';

async function* partsOf(...parts: readonly string[]) {
  for (const part of parts) {
    await Promise.resolve();
    yield strToU8(part);
  }
}

/** The files of an archive, and how many bytes it has. */
async function archived(files: Parameters<typeof streamFiles>[0]) {
  const parts: Uint8Array[] = [];
  for await (const part of streamFiles(files)) parts.push(part);
  const bytes = new Uint8Array(Buffer.concat(parts));
  const entries = Object.entries(unzipSync(bytes)).map(
    ([name, content]) => [name, strFromU8(content)] as const,
  );
  return { entries, size: bytes.length };
}

const long = 'lamp '.repeat(2000);

describe('an archive that is written while its files are read', () => {
  it('has files of parts and whole ones, in their order and with any letters in their names', async () => {
    const { entries } = await archived([
      { name: 'Étage Łódź.txt', parts: partsOf('a', 'b', 'c'), isPacked: false },
      { name: 'whole.csv', bytes: strToU8('x;y') },
      { name: 'empty.pdf', parts: partsOf(), isPacked: true },
    ]);
    expect(entries).toEqual([
      ['Étage Łódź.txt', 'abc'],
      ['whole.csv', 'x;y'],
      ['empty.pdf', ''],
    ]);
  });

  it('packs nothing that is packed', async () => {
    const packed = await archived([{ name: 'a.pdf', parts: partsOf(long), isPacked: true }]);
    const other = await archived([{ name: 'a.txt', parts: partsOf(long), isPacked: false }]);
    expect([packed.entries, other.entries]).toEqual([[['a.pdf', long]], [['a.txt', long]]]);
    expect(packed.size).toBeGreaterThan(long.length);
    expect(other.size).toBeLessThan(long.length / 10);
  });

  it('breaks where a file cannot be read', async () => {
    async function* broken() {
      yield strToU8('half');
      await Promise.resolve();
      throw new Error('The store is away');
    }
    await expect(archived([{ name: 'a', parts: broken(), isPacked: true }])).rejects.toThrow('store is away');
  });
});
