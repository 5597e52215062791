import { defaultPrivileges, operations, roles } from '@lucerna/contract';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../test/composing';
import { openDownloadDesk, path } from '../../../test/download-desk';

const desk = openDownloadDesk();
const { line } = desk;

describe('documents of the catalogue', () => {
  const visitor = () => desk.server.anyone();

  it('are read by anybody, one at once', async () => {
    const one = `${path}/download?subType=photometry&reference=201010%2F1Z_10_200&format=ldt`;
    const response = await visitor().raw(one);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('.ldt'),
    ]);
    const aliased = await visitor().raw(`/sr-documents/v1/docs-web/download?subType=photometry&model=2010`);
    expect(aliased.status).toBe(200);
    const refused = await visitor().get<{ code: string }>(`${path}/download?subType=photometry&model=0001`);
    expect([refused.status, refused.body.code]).toEqual([404, 'document-of-model']);
    const unnamed = await visitor().get(`${path}/download?subType=photometry`);
    expect(unnamed.status).toBe(400);
  });

  it('of a project are not open', async () => {
    const of = `${path}/download?subType=photometry&productId=${line(0)}`;
    expect((await visitor().get(of)).status).toBe(401);
    expect((await (await desk.server.as('distributor')).get(of)).status).toBe(404);
    expect((await desk.user.raw(of)).status).toBe(200);
    const admin = await desk.server.as('admin');
    const rights = (privileges: readonly string[]) =>
      admin.put(`/users/v1/roles/${roles.specifier}/privileges`, { privileges });
    await rights(defaultPrivileges.specifier.filter((each) => each !== 'downloads.view'));
    const code = linesOf(desk.project)[3]!.referenceCode;
    for (const at of [of, `${path}/download?subType=photometry&creationCode=${code}`])
      expect((await desk.user.get<{ code: string }>(at)).body.code).toBe('forbidden');
    expect((await desk.user.get(`/api/v1/documents/docs-web?creationCode=${code}`)).status).toBe(403);
    expect((await desk.user.raw(`${path}/download?subType=photometry&model=2010`)).status).toBe(200);
    await rights(defaultPrivileges.specifier);
    const sheet = await desk.user.raw(`/api/v2/documents/generate-creation-specsheet/${code}?lang=de`);
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const others = await desk.server.as('distributor');
    expect((await others.get(`/api/v2/documents/generate-creation-specsheet/${code}`)).status).toBe(404);
  });

  it('are listed with those that a model does not have', async () => {
    const { body } = await visitor().get(
      '/api/v1/documents/docs-web?catalog=16&language=de&family=20&subfamily=201&model=2010&productType=REGULAR&files[]=specSheet&files[]=photometry',
    );
    const { documents, name } = operations.listDocuments.response!.parse(body);
    expect(name).toBe('Almar 20');
    expect(documents.map(({ subType, isEnabled }) => [subType, isEnabled])).toEqual([
      ['specSheet', true],
      ['photometry', true],
    ]);
    expect((await visitor().get('/api/v1/documents/docs-web?model=2010&family=99')).status).toBe(404);
  });

  it('are the attachments of a model, with their addresses', async () => {
    const { status, body } = await desk.user.get<{ subType: string; format: string; url: string }[]>(
      '/api/v1/articles/technicalInfoByModel/attachments?family=20&model=2010&appLocation=1',
    );
    expect(status).toBe(200);
    const ies = body.find(({ format }) => format === 'ies')!;
    expect((await desk.user.raw(ies.url)).status).toBe(200);
    const other = '/api/v1/articles/technicalInfoByModel/attachments?family=20&model=2010&appLocation=99';
    expect((await desk.user.get(other)).status).toBe(404);
  });
});

describe('the details of a picture', () => {
  it('are added to each product that has one; the others come back as they were sent', async () => {
    const sent = [
      { reference: '201010/1Z_10_200', quantity: 4 },
      { model: '9999', note: 'gone' },
    ];
    const { body } = await desk.user.post<Record<string, unknown>[]>(
      '/api/v1/articles/get-image-details',
      sent,
    );
    expect(body[1]).toEqual(sent[1]);
    const { url } = body[0]!['imageDetails'] as { url: string };
    expect(body[0]).toMatchObject(sent[0]!);
    expect((await desk.user.raw(url)).headers.get('content-type')).toContain('image/svg+xml');
  });
});
