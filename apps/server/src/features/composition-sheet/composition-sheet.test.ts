import { demoMaker } from '@lucerna/testkit/demo-maker';
import { roles, type Preconfig } from '@lucerna/contract';
import { readPdf } from '@lucerna/testkit/pdf';
import { readStructure } from '@lucerna/testkit/pdf-structure';
import { signedIn, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { createsProject, firstLine, preconfigured, startsComposing } from '../../../test/composing';

interface Refused {
  readonly code: string;
  readonly details?: unknown;
}

let server: TestServer;
let internal: TestUser;
beforeAll(async () => {
  ({ server, user: internal } = await startsComposing('admin'));
});

const path = '/api/v1/composition-sheets';

async function make(compositions: readonly object[], more: object = {}, lang = 'en', by = internal) {
  const response = await by.raw(`${path}?lang=${lang}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ compositions, ...more }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isPdf = response.headers.get('content-type') === 'application/pdf';
  const refused = isPdf ? null : (JSON.parse(new TextDecoder().decode(bytes)) as Refused);
  return { status: response.status, refused, pdf: isPdf ? bytes : null };
}

/** The document as its reader opens it. */
async function read(...asked: Parameters<typeof make>) {
  const { pdf, refused } = await make(...asked);
  return readPdf(pdf ?? expect.fail(JSON.stringify(refused)));
}

const creationOf = async (id: number) =>
  (await internal.get<Preconfig>(`/api/v1/preconfigs/creation/${id}`)).body.creation;

const sphere = { reference: '201010/1Z_10_200' };

describe('composition sheets', { timeout: 60_000 }, () => {
  it('give each composition a page with its measures, its bill, its data and its price', async () => {
    const creation = await creationOf(9005);
    const made = [{ preconfigId: 9004 }, sphere, { name: 'Over the stairs', creation }];
    const { pages, size, title, author } = await read(made);
    expect([pages.length, size, title, author]).toEqual([
      3,
      [595, 842],
      'Composition sheets',
      demoMaker.name,
    ]);
    expect(pages[0]).toMatch(/Estel composing five.*1,790 mm.*Scale 1:25.*1\.020,00 €.*214140\/1A_10_150/);
    expect(pages[1]).toMatch(/201010\/1Z_10_200.*2,000 mm.*200 mm.*489 lm.*6 W.*IP20.*3 weeks.*150,00 €/);
    expect(pages[2]).toMatch(/Over the stairs.*The code is assigned when it is added to a project/);
  });

  it('are on US Letter, in inches, pounds and dollars, for the catalogue of the USA', async () => {
    const { pages, size } = await read([{ preconfigId: 9003 }], { catalogId: 21 }, 'us');
    expect(size).toEqual([612, 792]);
    expect(pages.join(' ')).toMatch(/Plusminus lounge.*16 ?′ 5 13\/16 ?″.*Scale 1:32.*lb.*\$945\.00/);
  });

  it('are read by who does not see them', async () => {
    const { pdf } = await make([{ preconfigId: 9004 }, sphere]);
    expect((await readStructure(pdf!)).problems).toEqual([]);
  });

  it.each([
    ['es', 'Alzado', 'Precio de tarifa'],
    ['de', 'Grundriss', 'Listenpreis'],
    ['it', 'Prospetto', 'Prezzo di listino'],
    ['fr', 'Élévation', 'Prix catalogue'],
  ])('speak %s', async (lang, ...words) => {
    const { pages } = await read([sphere], {}, lang);
    for (const word of words) expect(pages[0]).toContain(word);
  });

  it('name a creation by the code that it has in a project', async () => {
    const project = await createsProject(internal, [{ creation: await preconfigured(internal, 9005) }]);
    const { referenceCode: creationCode } = firstLine(project);
    const { pages } = await read([{ creationCode }]);
    expect(pages[0]).toContain(creationCode);
  });

  it('tell no price to an internal user who may not see prices', async () => {
    await server.pool.query(`delete from role_privilege where role_id = $1 and privilege = 'price.view'`, [
      roles.admin,
    ]);
    const blind = await signedIn(server.url, 'admin');
    const { pages } = await read([sphere, { preconfigId: 9004 }], {}, 'en', blind);
    expect(pages.join(' ')).not.toMatch(/€|price|150,00/i);
    await server.pool.query(`insert into role_privilege (role_id, privilege) values ($1, 'price.view')`, [
      roles.admin,
    ]);
  });
});

describe('a composition that cannot be', () => {
  it.each([
    ['a reference of nothing', { reference: '999910/1Z_10_200' }, 422, 'reference-field-missing'],
    ['a text that is no reference', { reference: 'hello' }, 422, 'reference-invalid'],
    ['a combination that rules exclude', { reference: '201120/2M_10_200' }, 409, 'combination-incompatible'],
    ['a code that nobody has', { creationCode: 'CR999999999' }, 404, 'compositionUnknown'],
    ['a preconfigured product of nothing', { preconfigId: 1 }, 404, 'notFound'],
    ['one of the other catalogue', { preconfigId: 9003 }, 422, 'compositionElsewhere'],
  ])('is refused by its problem, as the second: %s', async (_, wanted, status, code) => {
    const made = await make([sphere, wanted]);
    expect([made.status, made.refused?.code]).toEqual([status, code]);
    expect(made.refused?.details).toMatchObject({ number: 2 });
  });

  it.each([
    ['nothing', []],
    ['more than sixty', Array.from({ length: 61 }, () => sphere)],
    ['two ways at once', [{ ...sphere, preconfigId: 9004 }]],
    ['none of the ways', [{ name: 'Empty' }]],
  ])('is a bad request: %s', async (_, wanted) => {
    expect((await make(wanted)).status).toBe(400);
  });
});

describe('pasted references and codes', () => {
  it('are read in their order, each that is none with the reason', async () => {
    const texts = [' 201010/1z_10_200', 'CR999999999', 'hello', '2010-10/1Z_10_200-2US'];
    const { status, body } = await internal.post<{ compositions: readonly object[] }>(
      `${path}/compositions?lang=en`,
      { texts },
    );
    expect(status).toBe(200);
    expect(body.compositions).toMatchObject([
      { found: { name: 'Almar 20', collection: 'Almar', code: '201010/1Z_10_200', isCreation: false } },
      { found: null, problem: { code: 'compositionUnknown', data: { code: 'CR999999999' } } },
      { found: null, problem: { code: 'compositionUnknown', data: { code: 'hello' } } },
      { found: null, problem: { code: 'compositionElsewhere' } },
    ]);
  });

  it('lead to creations of projects that the reader may see only', async () => {
    const owner = await server.as('specifier');
    const project = await createsProject(owner, [{ creation: await preconfigured(owner, 9005) }]);
    const { referenceCode } = firstLine(project);
    const { body } = await internal.post<{ compositions: readonly object[] }>(`${path}/compositions`, {
      texts: [referenceCode],
    });
    expect(body.compositions).toMatchObject([{ found: null, problem: { code: 'compositionUnknown' } }]);
  });
});

describe('the internal pages', () => {
  it('are asked for by flag: others are refused, strangers must sign in', async () => {
    const distributor = await server.as('distributor');
    expect((await make([sphere], {}, 'en', distributor)).status).toBe(403);
    expect((await distributor.post(`${path}/compositions`, { texts: ['x'] })).status).toBe(403);
    expect((await make([sphere], {}, 'en', server.anyone())).status).toBe(401);
  });
});
