import { operations, type Operations, type Project, type ResponseOf } from '@lucerna/contract';
import { fluxOf, keywordText, readPhotometry, type Photometry } from '@lucerna/photometry';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createsProject,
  firstLine,
  linesOf,
  preconfigured,
  startsComposing,
} from '../../../../test/composing';
import { unpacked } from '../../../../test/unpacked';

type Listed = ResponseOf<Operations['listProjectPhotometry']>;

let server: TestServer;
let user: TestUser;
let project: Project;
beforeAll(async () => {
  ({ server, user } = await startsComposing('specifier'));
  project = await createsProject(user, [
    { model: '2010', quantity: 3 },
    { model: '2010', quantity: 2 },
    { model: '2300', quantity: 1 },
    { creation: await preconfigured(user, 9001), quantity: 4 },
  ]);
});

const list = async ({ id }: Project, by = user) => by.get<Listed>(`/api/v1/projects/${id}/photometry`);
const archive = ({ id }: Project, query = '', by = user) =>
  by.raw(`/documents/v1/projects/${id}/photometry${query}`);

function lightOf(bytes: Buffer | undefined): Photometry {
  const read = readPhotometry(new Uint8Array(bytes ?? []));
  return read.ok ? read.photometry : expect.fail(read.problem.code);
}

describe('the light files of a project', () => {
  it('are listed once for each luminaire that is configured differently, those of creations too', async () => {
    const { status, body } = await list(project);
    expect(status).toBe(200);
    expect(operations.listProjectPhotometry.response!.parse(body)).toEqual(body);
    const [first, second] = linesOf(project);
    const same = body.luminaires.find(({ reference }) => reference === first!.referenceCode)!;
    expect(same).toMatchObject({ quantity: 5, products: [first!._id, second!._id] });

    const composed = linesOf(project)[3]!;
    const articles = composed.compositions!.flatMap(({ parts }) =>
      parts.filter(({ kind }) => kind === 'article'),
    );
    const references = new Set(articles.map(({ code }) => code));
    expect(references.size).toBeGreaterThan(0);
    for (const reference of references) {
      const pieces = articles
        .filter(({ code }) => code === reference)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const listed = body.luminaires.find((each) => each.reference === reference)!;
      expect(listed.products).toContain(composed._id);
      expect(listed.quantity).toBeGreaterThanOrEqual(4 * pieces);
    }
    expect(new Set(body.luminaires.map(({ reference }) => reference)).size).toBe(body.luminaires.length);
  });

  it('come as one archive, each with its reference and lumens, as long as the list says', async () => {
    const response = await archive(project);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain(server.ctx.today());
    const files = await unpacked(response);
    const { body } = await list(project);
    const lit = body.luminaires.filter(({ bytes }) => bytes !== null);
    expect(lit.length).toBeGreaterThan(1);
    expect(files.size).toBe(2 * lit.length + 1);
    for (const { reference, bytes } of lit) {
      const name = reference.replaceAll(/[^\w-]/g, '-');
      for (const format of ['ies', 'ldt'] as const) {
        const file = files.get(`${name}.${format}`);
        expect([reference, file?.length]).toEqual([reference, bytes![format]]);
        expect(keywordText(lightOf(file), 'LUMCAT')).toBe(reference);
      }
    }
    const { referenceCode, lumens } = firstLine(project);
    const own = files.get(`${referenceCode.replaceAll(/[^\w-]/g, '-')}.ies`);
    expect(fluxOf(lightOf(own).distribution)).toBeCloseTo(lumens, 1);
  });

  it('come in one format, with a list in the language that is asked for', async () => {
    const files = await unpacked(await archive(project, '?format=ldt&lang=de'));
    expect([...files.keys()].filter((name) => name.endsWith('.ies'))).toEqual([]);
    const rows = files.get('manifest.csv')!.toString().replace('\ufeff', '').trim().split('\r\n');
    const { body } = await list(project);
    expect(rows).toHaveLength(body.luminaires.length + 1);
    expect(rows[0]).toMatch(/Referenz.*Lichtstrom.*;LDT$/);
    const { referenceCode } = firstLine(project);
    expect(rows.find((row) => row.includes(`;${referenceCode};`))).toMatch(/;5;\d+;.*\.ldt$/);
  });

  it('are named as missing where a model has no light any more', async () => {
    const gone = await createsProject(user, [{ model: '2015' }]);
    const { reference } = (await list(gone)).body.luminaires[0]!;
    await server.pool.query(`update line_evaluation set reference = '9999' where project_id = $1`, [gone.id]);
    await server.pool.query('update project set version = version + 1 where id = $1', [gone.id]);
    expect(reference).not.toBe('9999');
    expect((await list(gone)).body.luminaires).toEqual([
      expect.objectContaining({ reference: '9999', bytes: null }),
    ]);
    const files = await unpacked(await archive(gone, '?lang=en'));
    expect([...files.keys()]).toEqual(['manifest.csv']);
    expect(files.get('manifest.csv')!.toString()).toContain('No light file');
  });

  it('of an empty project are none', async () => {
    const empty = await createsProject(user);
    expect((await list(empty)).body).toEqual({ luminaires: [] });
    expect([...(await unpacked(await archive(empty))).keys()]).toEqual(['manifest.csv']);
  });

  it('are hidden from others, and refuse a format that is none', async () => {
    const stranger = await server.as('distributor');
    expect((await list(project, stranger)).status).toBe(404);
    expect((await archive(project, '', stranger)).status).toBe(404);
    expect((await archive(project, '?format=pdf')).status).toBe(400);
  });
});
