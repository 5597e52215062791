import { demoMaker } from '@lucerna/testkit/demo-maker';
import { fluxOf, keywordText, readPhotometry, type Photometry } from '@lucerna/photometry';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let visitor: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  visitor = server.anyone();
});

const address = (query: Record<string, string>) =>
  `/documents/v1/photometry?${new URLSearchParams({ catalogId: '16', ...query }).toString()}`;

/** The file that is downloaded, as another program reads it. */
async function downloads(query: Record<string, string>): Promise<Photometry> {
  const response = await fetch(server.url + address(query));
  expect(response.status).toBe(200);
  const read = readPhotometry(new Uint8Array(await response.arrayBuffer()));
  if (!read.ok) throw new Error(read.problem.code);
  return read.photometry;
}

describe('the light file of a product', () => {
  it('has the lumens of its temperature, and names it', async () => {
    for (const [reference, lumens, kelvin] of [
      ['201010/1Z_10_200', 489, '2700'],
      ['201010/4Z_10_200', 546, '4000'],
    ] as const) {
      const { body: article } = await (
        await server.as('specifier')
      ).get<{ reference: string; lumensLed: number; watts: number }>(
        `/api/v1/articles/byReference?reference=${encodeURIComponent(reference)}`,
      );
      for (const format of ['ies', 'ldt']) {
        const file = await downloads({ reference, format });
        expect(fluxOf(file.distribution)).toBeCloseTo(lumens, 1);
        expect(lumens).toBe(article.lumensLed);
        expect(keywordText(file, 'LUMCAT')).toBe(article.reference);
        expect(keywordText(file, 'MANUFAC')).toBe(demoMaker.name);
        expect(file.lamps[0]?.watts).toBe(article.watts);
        expect(file.lamps[0]?.colour).toContain(kelvin);
      }
    }
  });

  it('of a model is the one it was measured with', async () => {
    const file = await downloads({ reference: '2010' });
    expect(fluxOf(file.distribution)).toBeCloseTo(520, 1);
    expect([keywordText(file, 'LUMCAT'), keywordText(file, '_CCT')]).toEqual(['2010', '3000']);
  });

  it('is saved under the reference, and asked again by its tag', async () => {
    const first = await visitor.get(address({ reference: '201010', format: 'ldt' }));
    expect(first.headers.get('content-disposition')).toMatch(/filename\*=UTF-8''201010[\w-]*\.ldt/);
    const again = await visitor.get(address({ reference: '201010', format: 'ldt' }), {
      'if-none-match': first.headers.get('etag')!,
    });
    expect(again.status).toBe(304);
  });

  it.each([
    [{ reference: '9999' }, 422, 'reference-invalid'],
    [{ reference: '999910' }, 422, 'reference-field-missing'],
    [{ reference: '201088' }, 422, 'value-not-offered'],
    [{ reference: '' }, 400, 'badRequest'],
    [{ reference: '2010', format: 'pdf' }, 400, 'badRequest'],
  ])('of %j is refused with %i', async (query, status, code) => {
    const refused = await visitor.get<{ code: string }>(address(query));
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  it('is missing where the feed has none, and says so', async () => {
    const complement = [...server.ctx.catalogue.current().models.values()].find(
      ({ technicalData, virtual, model }) =>
        !technicalData.photometry && virtual === 0 && server.ctx.catalogue.current().article(16, model),
    )!;
    const refused = await visitor.get<{ code: string }>(address({ reference: complement.model }));
    expect([refused.status, refused.body.code]).toEqual([404, 'photometryMissing']);
  });
});
