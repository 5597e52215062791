import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let specifier: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  specifier = await server.as('specifier');
});

interface Found {
  readonly model: string;
  readonly name: string;
  readonly subFamily: { readonly name: string };
  readonly finishes: readonly { readonly name: string }[];
}

const find = async (search: string, language = 'en', of = specifier) => {
  const query = new URLSearchParams({ search, lang: language, itemsPerPage: '100' });
  const { status, body } = await of.get<Found[]>(`/api/v1/article/search?${query.toString()}`);
  expect(status).toBe(200);
  return body;
};
const names = async (search: string, language?: string) =>
  (await find(search, language)).map(({ name }) => name);

describe('searching the catalogue', () => {
  it('finds what has every word, the whole name first', async () => {
    const found = await names('Almar 20');
    expect(found[0]).toBe('Almar 20');
    expect(found).toContain('Almar table 20');
    expect(found.every((name) => /almar/i.test(name) && /20/.test(name))).toBe(true);
  });

  it('takes the words in any order, in small letters or capitals, with other signs between', async () => {
    const found = await names('Almar 20');
    expect((await names('20 ALMAR')).toSorted()).toEqual(found.toSorted());
    expect(await names('  almar,20 ')).toEqual(found);
  });

  it('finds a beginning while it is typed', async () => {
    expect((await names('alm')).every((name) => name.startsWith('Almar'))).toBe(true);
    expect(await names('alm 2')).toContain('Almar 20');
  });

  it('finds by use in the language of who asks, with and without accents', async () => {
    const spanish = await names('almar suspension', 'es');
    expect(spanish).toContain('Almar 20');
    expect(spanish).not.toContain('Almar table 20');
    expect(await names('almar suspensión', 'es')).toEqual(spanish);
    expect(await names('almar pendelleuchten', 'de')).toEqual(spanish);
    expect(await names('almar pendelleuchten', 'es')).toEqual([]);
  });

  it('finds by finish, sharp s and all', async () => {
    const black = await find('almar black');
    expect(black.length).toBeGreaterThan(0);
    for (const { finishes } of black) expect(finishes.map(({ name }) => name)).toContain('Black');
    const white = await names('almar weiß', 'de');
    expect(white.length).toBeGreaterThan(0);
    expect(await names('almar weiss', 'de')).toEqual(white);
  });

  it('finds the model of a number and of a reference, whole or begun', async () => {
    for (const text of ['2010', '201010', '201010/1Z', ' 201010/1Z_10_200', '2010-10/1Z_10_200-2US'])
      expect((await find(text))[0]?.model, text).toBe('2010');
  });

  it.each(['', '   ', '...', 'almar anell', 'zzzz', 'almar zzzz', '"; --', '%', 'a'.repeat(100)])(
    'finds nothing for "%s"',
    async (text) => {
      expect(await find(text)).toEqual([]);
    },
  );

  it('answers a visitor without prices', async () => {
    const found = await find('almar', 'en', server.anyone());
    expect(found.length).toBeGreaterThan(3);
    for (const model of found) expect(model).not.toHaveProperty('price');
  });
});
