import { expect, test } from 'vitest';
import { openPictureDesk, plain, product } from '../../../../test/picture-desk';

const { server, feedWith, importing, whenMade } = openPictureDesk();

test('an address of a luminaire leads to its picture in that finish, else to its drawing', async () => {
  const files = {
    'red.png': await plain(900, 900, '#aa2211').png().toBuffer(),
    'off.png': await plain(300, 300).png().toBuffer(),
  };
  const index = [product('red.png', { finish: 'R3' }), product('off.png', { finish: 'CU', layer: 'unlit' })];
  expect((await importing(feedWith(files, index))).outcome).toBe('imported');
  const made = (await whenMade()).find(({ finish }) => finish === 'R3');
  const leads = async (query: string, accept = 'image/avif,image/webp,*/*') => {
    const answer = await fetch(`${server().url}/pictures/model/7001?${query}`, {
      redirect: 'manual',
      headers: { accept },
    });
    expect([answer.status, answer.headers.get('vary')]).toEqual([302, expect.stringContaining('accept')]);
    return answer.headers.get('location');
  };
  expect(await leads('finish=R3&width=400')).toBe(`/pictures/made/${made?.content}-640.avif`);
  expect(await leads('width=1440', 'image/png')).toBe(`/pictures/made/${made?.content}-900.webp`);
  // No word can stand beside it: it is drawn in its finish rather than shown in another, or without its light.
  expect(await leads('finish=CU&height=120')).toMatch(
    /^\/pictures\/luminaire\/7001\.svg\?.*finish=CU.*height=120/,
  );
  expect((await server().anyone().raw('/pictures/model/9999')).status).toBe(404);
  const { body } = await server().anyone().get<{ photographs: object }>('/config.json');
  expect(body.photographs).toEqual({ models: true, collections: {} });
});

test('an address of a collection leads to the maker’s picture of it in a room, else to its drawing', async () => {
  const leads = async () => {
    const answer = await fetch(`${server().url}/pictures/collection/701?ground=dark&width=300`, {
      redirect: 'manual',
      headers: { accept: 'image/webp' },
    });
    expect(answer.status).toBe(302);
    return answer.headers.get('location');
  };
  const file = await plain(800, 500).png().toBuffer();
  expect((await importing(feedWith({ 'one.png': file }, [product('one.png')]))).outcome).toBe('imported');
  await whenMade();
  expect(await leads()).toBe('/pictures/collection/701.svg?ground=dark');
  const room = { file: 'room.png', role: 'ambient', models: ['7001'], subFamilyId: 701 };
  const files = { 'room.png': await plain(820, 500).png().toBuffer() };
  expect((await importing(feedWith(files, [room]))).outcome).toBe('imported');
  const [made] = await whenMade();
  expect(await leads()).toBe(`/pictures/made/${made?.content}-320.webp`);
  const { body } = await server().anyone().get<{ photographs: object }>('/config.json');
  const room701 = `/pictures/made/${made?.content}-820.webp`;
  expect(body.photographs).toEqual({ models: false, collections: { 701: room701 } });
  expect((await server().anyone().raw('/pictures/collection/999')).status).toBe(404);
});

test('the room of the home page has luminaires and finishes of the maker in force', async () => {
  const room = async () => (await server().anyone().get<string>('/pictures/home.svg?ground=dark')).body;
  const own = await room();
  expect(own).toMatch(/^<svg .*viewBox="0 0 1800 1200"/);
  expect(own).not.toBe(await (await server().anyone().raw('/pictures/home.svg?ground=light')).text());
});
