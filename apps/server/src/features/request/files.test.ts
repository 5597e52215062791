import { uploadLimits, type UploadedFile } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestFeature } from '.';
import { formats } from './file/formats';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.as('specifier');
});
beforeEach(async () => {
  await server.pool.query('delete from request_file');
});

const path = '/api/v1/files/temp?domain=eproject&entity=request';

async function upload(name: string, content: Buffer, headers: Record<string, string> = {}, as = user) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const sent = { method: 'POST', body: form, headers: { origin: server.url, ...headers } };
  const response = await as.raw(path, sent);
  return {
    status: response.status,
    body: (await response.json()) as UploadedFile & { code?: string },
  };
}

const latin = (text: string) => Buffer.from(text, 'latin1');

/** An archive with these names in its list, and nothing in them. */
function archive(...names: readonly string[]): Buffer {
  const list = Buffer.concat(
    names.map((name) => {
      const entry = Buffer.alloc(46);
      entry.writeUInt32LE(0x02014b50);
      entry.writeUInt16LE(name.length, 28);
      return Buffer.concat([entry, Buffer.from(name)]);
    }),
  );
  const start = latin('PK\x03\x04');
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(start.length, 16);
  return Buffer.concat([start, list, end]);
}

/** A compound file whose directory has this stream. */
function compound(stream: string): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffe, 4);
  const directory = Buffer.alloc(512);
  [...['Root Entry', stream].entries()].forEach(([at, name]) => {
    directory.write(name, at * 128, 'utf16le');
    directory.writeUInt16LE(name.length * 2 + 2, at * 128 + 64);
  });
  return Buffer.concat([header, table, directory]);
}

const openXml = (part: string) => archive('[Content_Types].xml', part);
const samples: Readonly<Record<string, Buffer>> = {
  doc: compound('WordDocument'),
  docx: openXml('word/document.xml'),
  gif: latin('GIF89a....'),
  jpg: latin('\xff\xd8\xff\xe0....'),
  jpeg: latin('\xff\xd8\xff\xe1....'),
  mpg: latin('\0\0\x01\xba....'),
  mpeg: latin('\0\0\x01\xb3....'),
  avi: latin('RIFF\x10\0\0\0AVI LIST'),
  pdf: latin('%PDF-1.7\n'),
  ppt: compound('PowerPoint Document'),
  pptx: openXml('ppt/presentation.xml'),
  tif: latin('II*\0....'),
  tiff: latin('MM\0*....'),
  txt: Buffer.from('Sechs Stück, höchstens 3,2 m.\n'),
  xls: compound('Workbook'),
  xlsx: openXml('xl/workbook.xml'),
};

describe('a file of a request', () => {
  it('has one of the formats of the specification', () => {
    expect([...formats.keys()].sort()).toEqual([...uploadLimits.formats].sort());
  });

  it.each(Object.keys(samples))('may be %s, told by what it holds', async (format) => {
    const { status, body } = await upload(`C:\\plans\\Ático.${format.toUpperCase()}`, samples[format]!);
    expect([status, body.name, body.bytes]).toEqual([
      201,
      `Ático.${format.toUpperCase()}`,
      samples[format]!.length,
    ]);
    expect(body.type).toBe(formats.get(format)?.type);
  });

  it.each([
    ['a program that is called a picture', 'lamp.jpg', latin('MZ\x90\0....')],
    ['a page that is called a document', 'offer.pdf', latin('<!doctype html><script>')],
    ['a table that is called a text document', 'list.docx', openXml('xl/workbook.xml')],
    ['an archive that is called a table', 'list.xlsx', archive('evil.exe')],
    ['a text document that is called a table', 'list.xls', compound('WordDocument')],
    ['a picture that is called a text', 'note.txt', latin('\x89PNG\r\n\x1a\n\0')],
    ['a format that is not listed', 'plan.svg', latin('<svg/>')],
    ['a name without a format', 'plan', latin('text')],
    ['nothing', 'empty.txt', Buffer.alloc(0)],
    ['an archive that is cut off', 'list.docx', samples['docx']!.subarray(0, 30)],
    ['a directory that goes in a circle', 'list.doc', circle()],
  ])('is refused when it is %s', async (_what, name, content) => {
    const { status, body } = await upload(name, content);
    expect([status, body.code]).toEqual([422, 'fileFormat']);
    expect(await rows()).toBe(0);
  });

  it('may have 10485760 bytes and not one more', async () => {
    const most = Buffer.alloc(uploadLimits.maxBytes, 'a');
    expect((await upload('all.txt', most)).status).toBe(201);
    const { status, body } = await upload('more.txt', Buffer.concat([most, latin('a')]));
    expect([status, body]).toMatchObject([413, { code: 'tooLarge', details: { limit: 10_485_760 } }]);
  });

  it('of sixty megabytes is refused before it is read', async () => {
    const { hostname, port } = new URL(server.url);
    const sender = connect({ host: hostname, port: Number(port) });
    const heard: Buffer[] = [];
    sender.on('data', (data: Buffer) => heard.push(data));
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Origin: ${server.url}`,
      `Cookie: access=${user.cookies.get('access')}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 62914560',
    ];
    // Nothing of the file is ever sent.
    sender.write(`${head.join('\r\n')}\r\n\r\n`);
    await expect.poll(() => Buffer.concat(heard).toString()).toMatch(/^HTTP\/1\.1 413 .*"limit":10485760/s);
    sender.destroy();
  });

  it('is stored once under a key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [
      await upload('a.pdf', samples['pdf']!, key),
      await upload('a.pdf', samples['pdf']!, key),
    ];
    expect(second.body).toEqual(first.body);
    const other = await upload('b.pdf', samples['pdf']!, key);
    expect([other.status, other.body.code]).toEqual([409, 'idempotencyMismatch']);
    expect(await rows()).toBe(1);
  });

  it('is removed by its owner alone, and when nothing names it for a day', async () => {
    const { body } = await upload('a.pdf', samples['pdf']!);
    const stranger = await server.as('distributor');
    expect((await stranger.del(`/api/v1/files/temp/${body.id}`)).status).toBe(404);
    expect((await user.del(`/api/v1/files/temp/${body.id}`)).status).toBe(204);
    const { body: kept } = await upload('b.pdf', samples['pdf']!);
    await requestFeature.sweep?.(server.ctx);
    expect(await rows()).toBe(1);
    await server.pool.query(`update request_file set created_at = now() - interval '25 hours'`);
    await requestFeature.sweep?.(server.ctx);
    expect(await rows()).toBe(0);
    expect(await server.ctx.storage.get(`requests/${kept.id.slice(0, 2)}/${kept.id}`)).toBeNull();
  });

  it('is not one of hundreds that nothing names', async () => {
    await server.pool.query(
      `insert into request_file (id, owner_id, name, type, bytes)
       select gen_random_uuid(), id, 'a.pdf', 'application/pdf', 1 from account, generate_series(1, 40)
       where email = 'specifier@lucerna.test'`,
    );
    expect((await upload('a.pdf', samples['pdf']!)).body.code).toBe('filesFull');
  });

  it('is nobody’s without an account', async () => {
    expect((await upload('a.pdf', samples['pdf']!, {}, server.anyone())).status).toBe(401);
  });
});

const rows = async () => (await server.pool.query('select from request_file')).rowCount;

function circle(): Buffer {
  const file = compound('Nothing');
  file.writeUInt32LE(1, 512 + 4);
  return file;
}
