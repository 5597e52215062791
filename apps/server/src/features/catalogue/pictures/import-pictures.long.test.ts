import { languageCodes, type MakerPicture } from '@lucerna/engine';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { openPictureDesk, plain, product } from '../../../../test/picture-desk';
import { notify } from '../../../database/pg-notify';
import { reasonText } from '../feed/reason-text';
import { picturesChannel } from './make-pictures';
import { madeKey, originalKey } from './stored-picture';

const { server, folderOf, feedWith, importing, whenMade } = openPictureDesk();

test('a picture of the feed is made in widths and kinds, and each may be kept for ever', async () => {
  const bytes = await plain(1200, 1500).jpeg().toBuffer();
  expect(
    (await importing(feedWith({ 'skog.jpg': bytes }, [product('skog.jpg', { finish: 'R3' })]))).outcome,
  ).toBe('imported');
  const [made, ...others] = await whenMade();
  expect(others).toEqual([]);
  expect(made).toMatchObject({
    role: 'product',
    finish: 'R3',
    width: 1200,
    height: 1500,
    widths: [320, 640, 960, 1200],
    hasAvif: true,
  });
  expect(made?.placeholder).toMatch(/^data:image\/webp;base64,.{20,400}$/);
  for (const [type, format] of [
    ['avif', 'heif'],
    ['webp', 'webp'],
  ] as const)
    for (const width of made?.widths ?? []) {
      const answer = await server().anyone().raw(`/pictures/made/${made?.content}-${width}.${type}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${type}`]);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const facts = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([facts.format, facts.width, facts.height]).toEqual([format, width, (width * 5) / 4]);
    }
  expect((await server().anyone().raw(`/pictures/made/${made?.content}-500.avif`)).status).toBe(404);
  const original = await server().ctx.storage.get(originalKey(made!.content));
  expect(bytes.equals(await buffer(original!.stream))).toBe(true);
});

test('a picture without AVIF is shown as WebP, and an import tries it again', async () => {
  const bytes = await plain(700, 700, '#335577').png().toBuffer();
  const folder = feedWith({ 'a.png': bytes }, [product('a.png')]);
  expect((await importing(folder)).outcome).toBe('imported');
  const [{ content } = { content: '' }] = await whenMade();
  const leads = async () => {
    const answer = await fetch(`${server().url}/pictures/model/7001?width=640`, {
      redirect: 'manual',
      headers: { accept: 'image/avif,image/webp' },
    });
    return answer.headers.get('location');
  };
  expect(await leads()).toBe(`/pictures/made/${content}-640.avif`);
  const shownAs = async () =>
    (await server().anyone().get<MakerPicture[]>('/api/v1/articles/pictures?model=7001')).body.map(
      ({ hasAvif }) => hasAvif,
    );

  await server().pool.query(`update picture set state = 'webpOnly' where content = $1`, [content]);
  await server().ctx.storage.remove(madeKey(content, 640, 'avif'));
  await notify(server().pool, picturesChannel, content);
  await vi.waitFor(async () => expect(await shownAs()).toEqual([false]));
  expect(await leads()).toBe(`/pictures/made/${content}-640.webp`);
  expect((await server().anyone().raw(`/pictures/made/${content}-640.avif`)).status).toBe(404);

  expect((await importing(feedWith({ 'again.png': bytes }, [product('again.png')]))).outcome).toBe(
    'imported',
  );
  await whenMade();
  expect(await shownAs()).toEqual([true]);
  expect((await server().anyone().raw(`/pictures/made/${content}-640.avif`)).status).toBe(200);
});

test('a data sheet shows the photograph of the maker, and a drawing where none shows the finish', async () => {
  const sheet = async (): Promise<Buffer> => {
    const answer = await server()
      .anyone()
      .raw('/documents/v1/docs-web/download?model=7001&subType=specSheet&lang=en');
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const isPhotographed = (pdf: Buffer) => pdf.includes('/DCTDecode');
  const bytes = await plain(1300, 900).jpeg().toBuffer();
  await importing(feedWith({ 'skog.jpg': bytes }, [product('skog.jpg')]));
  await whenMade();
  const photographed = await sheet();
  expect(isPhotographed(photographed)).toBe(true);
  expect((await sheet()).equals(photographed)).toBe(true);
  const cut = await sharp({ create: { width: 900, height: 900, channels: 4, background: '#88442280' } })
    .png()
    .toBuffer();
  await importing(feedWith({ 'skog.png': cut }, [product('skog.png')]));
  await whenMade();
  expect(isPhotographed(await sheet())).toBe(true);
  await importing(feedWith({ 'skog.jpg': bytes }, [product('skog.jpg', { finish: 'R3', layer: 'unlit' })]));
  await whenMade();
  expect(isPhotographed(await sheet())).toBe(false);
});

test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  ['a text', () => Buffer.from('no picture at all'), /JPEG, PNG, WebP, AVIF or TIFF/],
  ['nothing', () => Buffer.alloc(0), /JPEG, PNG, WebP, AVIF or TIFF/],
  [
    'a drawing that calls itself a JPEG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    /JPEG/,
  ],
  ['a head without a picture', () => Buffer.from('\x89PNG\r\n\x1a\nnothing follows', 'latin1'), /broken/],
  ['40,000 pixels', () => plain(40_000, 100).png().toBuffer(), /40000 × 100 pixels: more than 16384/],
  ['a stamp', () => plain(40, 40).png().toBuffer(), /fewer than 64/],
  [
    'a progressive JPEG that no memory holds',
    () => plain(9500, 9500).jpeg({ progressive: true }).toBuffer(),
    /too much memory/,
  ],
])('%s is refused with its file and the reason', async (_, bytes, reason) => {
  const { outcome, problems } = await importing(feedWith({ 'a.jpg': await bytes() }, [product('a.jpg')]));
  expect(outcome).toBe('refused');
  expect(problems.map(({ code, file }) => [code, file])).toEqual([['picture', 'pictures/a.jpg']]);
  expect(problems[0]?.message).toMatch(reason);
});

test('what of a picture is not shown is a warning, and it is made in the colours of screens', async () => {
  const moving = await sharp(
    [await plain(200, 200).png().toBuffer(), await plain(200, 200, '#ffffff').png().toBuffer()],
    {
      join: { animated: true },
    },
  )
    .webp()
    .toBuffer();
  const files = {
    'press.jpg': await plain(300, 300).toColourspace('cmyk').jpeg().toBuffer(),
    'deep.png': await plain(300, 300, '#225588').toColourspace('rgb16').png().toBuffer(),
    'moving.webp': moving,
    'unsaid.png': await plain(100, 100).png().toBuffer(),
  };
  const named = [product('press.jpg'), product('deep.png', { finish: 'ZZ' }), product('moving.webp')];
  const { outcome, warnings } = await importing(feedWith(files, named));
  expect(outcome).toBe('imported');
  const told = warnings.first.filter(({ file }) => file.startsWith('pictures/'));
  expect(told.map(({ file, code, message }) => [file, code, /CMYK|8 bits|moves/.exec(message)?.[0]])).toEqual(
    [
      ['pictures/index.json', 'pictureOfNoFinish', undefined],
      ['pictures/deep.png', 'pictureChanged', '8 bits'],
      ['pictures/moving.webp', 'pictureChanged', 'moves'],
      ['pictures/press.jpg', 'pictureChanged', 'CMYK'],
      ['pictures/unsaid.png', 'pictureUnused', undefined],
    ],
  );
  const made = await whenMade();
  expect(made).toHaveLength(3);
  const press = await server().anyone().raw(`/pictures/made/${made[0]!.content}-300.webp`);
  const { channels } = await sharp(Buffer.from(await press.arrayBuffer())).stats();
  const mean = channels.map((channel) => Math.round(channel.mean));
  expect(mean[0]).toBeGreaterThan(mean[2]! + 40);
});

/** What is said of it, in each language once: American English says the same as English. */
const languagesOf = (reason: string) =>
  new Set(languageCodes.map((language) => reasonText(reason, language)));

const grain = () =>
  sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });

test.each([
  ['jpg', () => grain().jpeg()],
  ['progressive.jpg', () => grain().jpeg({ progressive: true })],
  ['png', () => grain().png()],
  ['webp', () => grain().webp()],
  ['avif', () => grain().avif({ effort: 0 })],
  ['tif', () => grain().tiff()],
])('a picture that is cut short is refused with its file and the reason: %s', async (ending, drawn) => {
  const whole = await drawn().toBuffer();
  const name = `cut.${ending}`;
  // The last bytes of a TIFF are of its directory and say nothing of the picture.
  const missing = ending === 'tif' ? [whole.length / 2, whole.length / 4] : [whole.length / 2, 20];
  for (const bytes of missing.map((count) => whole.subarray(0, whole.length - count))) {
    const { outcome, problems } = await importing(feedWith({ [name]: bytes }, [product(name)]), true);
    expect(outcome).toBe('refused');
    expect(problems.map(({ code, file }) => [code, file])).toEqual([['picture', `pictures/${name}`]]);
    const reason = problems[0]?.message.replace('The picture cannot be taken: ', '') ?? '';
    expect(reason).toMatch(/^it is (cut short|broken)/);
    expect(languagesOf(reason).size).toBe(5);
  }
  const { outcome, problems } = await importing(feedWith({ [name]: whole }, [product(name)]), true);
  expect([outcome, problems]).toEqual(['checked', []]);
});

test.each([
  ['much larger than it is shown', 4200, 3150],
  ['hardly larger', 1500, 1200],
  ['of sides that nothing divides', 4201, 2903],
])('a photograph that was taken on its side is made upright, and whole: %s', async (_, along, across) => {
  // Red where the camera was held upwards: turned, it is the right half of the picture.
  const input = await plain(along, Math.ceil(across / 2), '#d01010')
    .png()
    .toBuffer();
  const bytes = await plain(along, across, '#1030d0')
    .composite([{ input, top: 0, left: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await importing(feedWith({ 'a.jpg': bytes }, [product('a.jpg')]))).outcome).toBe('imported');
  const [made] = await whenMade();
  const largest = Math.min(1440, across);
  expect(made).toMatchObject({ width: across, height: along, widths: [320, 640, 960, largest] });
  for (const type of ['avif', 'webp']) {
    const answer = await server().anyone().raw(`/pictures/made/${made?.content}-${largest}.${type}`);
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([largest, Math.round((along * largest) / across)]);
    const isRed = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels;
      return data[at]! > data[at + 2]!;
    };
    for (const y of [5, info.height - 6])
      expect([0.02, 0.48, 0.52, 0.98].map((share) => isRed(Math.floor(info.width * share), y))).toEqual([
        false,
        false,
        true,
        true,
      ]);
  }
});

test('a picture that is spoilt within is told as broken, and the product does without it', async () => {
  const spoilt = await grain().png().toBuffer();
  spoilt.fill(0, 2000, 4000);
  expect((await importing(feedWith({ 'spoilt.png': spoilt }, [product('spoilt.png')]))).outcome).toBe(
    'imported',
  );
  expect(await whenMade()).toEqual([]);
  const { broken } = (
    await (
      await server().as('admin')
    ).get<{ broken: { file: string; reason: string }[] }>('/api/v1/catalogue/pictures')
  ).body;
  expect(broken.map(({ file }) => file)).toEqual(['pictures/spoilt.png']);
  expect(broken[0]?.reason).toMatch(/^it cannot be read to its end/);
  expect((await server().anyone().raw('/pictures/luminaire/7001.svg')).status).toBe(200);
});

test('an index is checked against files and models, and layers against each other', async () => {
  const files = {
    'a.png': await plain(300, 300).png().toBuffer(),
    'b.png': await plain(310, 300).png().toBuffer(),
  };
  const { problems } = await importing(
    feedWith(files, [
      product('missing.png'),
      product('a.png', { models: ['9999'] }),
      product('a.png', { finish: 'R3', layer: 'unlit' }),
      product('b.png', { finish: 'R3', layer: 'light' }),
      product('b.png', { finish: 'CU', layer: 'light' }),
      { file: 'a.png', role: 'ambient' },
    ]),
  );
  expect(problems.map(({ code, field }) => `${field} ${code}`).sort()).toEqual([
    '0.file unknownFile',
    '1.models.0 unknownModel',
    '3.layer layerSize',
    '4.layer layerAlone',
    '5.models missing',
  ]);
});

test('the same picture in another feed is made once, and a dry run keeps nothing', async () => {
  const bytes = await plain(210, 260, '#123456').png().toBuffer();
  const folder = feedWith({ 'new.png': bytes }, [product('new.png', { finish: 'CU' })]);
  const before = await count();
  expect(await importing(folder, true)).toMatchObject({ outcome: 'checked' });
  expect(await count()).toBe(before);
  expect((await importing(folder)).outcome).toBe('imported');
  const [made] = await whenMade();
  const stored = await count();
  // Under another name and of another finish: another feed, the same content.
  const other = feedWith({ 'renamed.png': bytes }, [product('renamed.png', { finish: 'R3' })]);
  expect((await importing(other)).outcome).toBe('imported');
  expect(await whenMade()).toEqual([{ ...made, finish: 'R3' }]);
  expect(await count()).toBe(stored);
});

async function count(): Promise<number> {
  let files = 0;
  for await (const _ of server().ctx.storage.list('pictures/')) files += 1;
  return files;
}

test('a part brings one picture more beside those that are there', async () => {
  const files = { 'first.png': await plain(220, 220, '#111111').png().toBuffer() };
  expect((await importing(feedWith(files, [product('first.png')]))).outcome).toBe('imported');
  const second = { 'second.png': await plain(230, 230, '#eeeeee').png().toBuffer() };
  const part = folderOf(second, [product('first.png'), product('second.png')]);
  writeFileSync(path.join(part, 'feed.json'), JSON.stringify({ format: 1, partial: true }));
  expect(await importing(part)).toMatchObject({ outcome: 'imported', problems: [] });
  expect((await whenMade()).map(({ width }) => width)).toEqual([220, 230]);
});
