import type { Project } from '@lucerna/contract';
import { readPhotometry } from '@lucerna/photometry';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSchema, schemaOf } from '../../../../test/validate-xml';
import { createsProject, linesOf, preconfigured, startsComposing } from '../../../../test/composing';

let server: TestServer;
let user: TestUser;
let project: Project;
beforeAll(async () => {
  ({ server, user } = await startsComposing('specifier'));
  project = await createsProject(user, [
    { model: '2010', quantity: 3 },
    { model: '2300', quantity: 1 },
    { creation: await preconfigured(user, 9001), quantity: 2 },
  ]);
});

const exported = async ({ id }: Pick<Project, 'id'>, query = '', by = user) => {
  const response = await by.raw(`/api/v1/projects/${id}/export${query}`);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const count = (text: string, type: string) => text.split(`=${type}(`).length - 1;

describe('a project as one file', () => {
  it('is an IFC of all its luminaires with the light files that it points to', async () => {
    const { response, bytes } = await exported(project);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzipSync(bytes);
    const [model = '', ...beside] = Object.keys(files);
    expect(model).toMatch(/\.ifc$/);
    const text = new TextDecoder().decode(files[model]);
    const composed = linesOf(project)[2]?.compositions?.flatMap(({ parts }) =>
      parts.filter(({ kind }) => kind === 'article'),
    );
    const each = composed?.reduce((sum, { quantity }) => sum + quantity, 0) ?? NaN;
    expect(count(text, 'IFCLIGHTFIXTURE')).toBe(3 + 1 + 2 * each);
    expect(text).toContain(`T00:00:00',(''),('${server.ctx.catalogue.current().brandName}')`);
    expect(text).toContain(`'${server.ctx.today()}T00:00:00'`);
    const pointed = [...text.matchAll(/=IFCDOCUMENTREFERENCE\('([^']+)'/g)].map(([, place]) => place);
    expect(pointed.length).toBeGreaterThan(1);
    expect([...pointed].sort()).toEqual([...beside].sort());
    for (const name of beside) expect(readPhotometry(files[name] ?? new Uint8Array()).ok).toBe(true);
  });

  it('has the storeys and rooms that its lines are in, and their marks', async () => {
    const { id } = project;
    const [first, second] = linesOf(project);
    const areasOf = async (body: object) => {
      const made = await user.post<Project>(`/api/v1/projects/${id}/areas`, body);
      return made.body.structure?.areas ?? expect.fail(JSON.stringify(made.body));
    };
    await areasOf({ floor: 'Level 2', room: 'Lobby' });
    const areas = await areasOf({ floor: 'Level 1', room: '' });
    for (const [at, line] of [first, second].entries()) {
      const attributesToUpdate = { area: areas[at]?.id, mark: `A${at + 1}` };
      await user.put(`/api/v1/projects/${id}/products/${line?._id}`, { attributesToUpdate });
    }
    const { bytes } = await exported(project, '?lang=de');
    const [model = new Uint8Array()] = Object.values(unzipSync(bytes));
    const text = new TextDecoder().decode(model);
    const named = (type: string) =>
      [...text.matchAll(new RegExp(`=${type}\\('[^']+',\\$,'([^']*)'`, 'g'))].map(([, name]) => name);
    expect(named('IFCBUILDINGSTOREY')).toEqual(['Level 2', 'Level 1', 'Ohne Geschoss']);
    expect(named('IFCSPACE')).toEqual(['Lobby']);
    expect(text).toMatch(/=IFCELEMENTASSEMBLY\([^\n]*'A1',\.SITE\./);
  });

  it('is a BMEcat with prices, trade data and classes of ETIM, as the schema has it', async () => {
    const { response, bytes } = await exported(project, '?format=bmecat&lang=de');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml']);
    expect(openSchema(schemaOf('bmecat'))(bytes)).toEqual([]);
    const text = new TextDecoder().decode(bytes);
    const [first] = linesOf(project);
    const { tradeData } = server.ctx.catalogue.current().models.get('2010')!;
    const price = first!.prices!.unitGross;
    for (const told of [
      `<SUPPLIER_PID>${first!.referenceCode}</SUPPLIER_PID>`,
      `<INTERNATIONAL_PID type="gtin">${tradeData!.gtin}</INTERNATIONAL_PID>`,
      `<CUSTOMS_NUMBER>${tradeData!.customsNumber}</CUSTOMS_NUMBER>`,
      `<COUNTRY_OF_ORIGIN>${tradeData!.countryOfOrigin}</COUNTRY_OF_ORIGIN>`,
      `<REFERENCE_FEATURE_GROUP_ID>${tradeData!.etim!.class}</REFERENCE_FEATURE_GROUP_ID>`,
      `<PRICE_AMOUNT>${(price.amount / 100).toFixed(2)}</PRICE_AMOUNT>`,
      `<PRICE_CURRENCY>${price.currency}</PRICE_CURRENCY>`,
      '<LANGUAGE default="true">deu</LANGUAGE>',
      `<DATE>${server.ctx.today()}</DATE>`,
    ])
      expect(text).toContain(told);
    expect(text.split('<PRODUCT ').length - 1).toBe(3);
    // What a merchant adds up of it is what the project says.
    const prices = new Map(
      [...text.matchAll(/<SUPPLIER_PID>([^<]+)<.*?<PRICE_AMOUNT>([\d.]+)</gs)].map(([, pid, amount]) => [
        pid,
        Math.round(Number(amount) * 100),
      ]),
    );
    const sum = linesOf(project).reduce(
      (all, { referenceCode, quantity }) => all + quantity * (prices.get(referenceCode) ?? NaN),
      0,
    );
    expect(sum).toBe(project.totals.gross?.amount);
  });

  it('has the trade number of a model with the article that it is of, and not with its other finishes', async () => {
    const base = '201010/1Z_10_200';
    const { id } = await createsProject(user, []);
    const added = await user.post<Project>(`/api/v1/projects/${id}/products`, [
      { model: '2010', quantity: 1 },
      { reference: '201010/2Z_10_200' },
      { reference: '201020/1Z_10_200' },
    ]);
    const references = linesOf(added.body).map(({ referenceCode }) => referenceCode);
    expect(new Set(references).size).toBe(3);
    expect(references[0]).toBe(base);
    const gtin = server.ctx.catalogue.current().models.get('2010')?.tradeData?.gtin;
    const bmecat = new TextDecoder().decode((await exported({ id }, '?format=bmecat')).bytes);
    const numbered = bmecat.split('<PRODUCT ').filter((each) => each.includes('INTERNATIONAL_PID'));
    expect(numbered).toHaveLength(1);
    expect(numbered[0]).toContain(`<SUPPLIER_PID>${base}</SUPPLIER_PID>`);
    const revit = await exported({ id }, '?format=revit');
    const rows = new TextDecoder('utf-16le').decode(revit.bytes).split('\r\n');
    expect(rows.filter((row) => row.includes(String(gtin))).map((row) => row.split(',')[0])).toEqual([base]);
  });

  it('has no BMEcat for who may not see prices', async () => {
    const webuser = await server.as('webUser');
    const own = await createsProject(webuser, [{ model: '2010' }]);
    expect((await exported(own, '?format=bmecat', webuser)).response.status).toBe(403);
    expect((await exported(own, '?format=revit', webuser)).response.status).toBe(200);
  });

  it('is a type catalogue of Revit, in the units of its market', async () => {
    const { response, bytes } = await exported(project, '?format=revit');
    expect(response.headers.get('content-disposition')).toContain('.txt');
    const text = new TextDecoder('utf-16le', { ignoreBOM: true }).decode(bytes);
    expect(text.startsWith('\ufeff,')).toBe(true);
    const [head = [], ...rows] = parse(text.slice(1), { relax_column_count: false });
    expect(head).toContain('Wattage##ELECTRICAL_WATTAGE##WATTS');
    expect(head).toContain('Luminous Flux##ELECTRICAL_LUMINOUS_FLUX##LUMENS');
    expect(head).toContain('Initial Color Temperature##COLOR_TEMPERATURE##KELVIN');
    expect(head).toContain('Height##LENGTH##MILLIMETERS');
    for (const each of head.slice(1)) expect(each).toMatch(/^[\w ]+##[A-Z_]+##[A-Z_]*$/);
    expect(rows.map(([reference]) => reference)).toEqual(linesOf(project).map((line) => line.referenceCode));
    const at = (name: string) => head.findIndex((each) => each.startsWith(`${name}##`));
    expect(rows[0]?.[at('Luminous Flux')]).toBe('489');
  });

  it('is in the units that are asked for', async () => {
    const heads = await Promise.all(
      ['metric', 'imperial'].map(async (units) => {
        const { bytes } = await exported(project, `?format=revit&units=${units}`);
        return new TextDecoder('utf-16le').decode(bytes).split('\r\n')[0];
      }),
    );
    expect(heads[0]).toContain('Height##LENGTH##MILLIMETERS');
    expect(heads[1]).toContain('Height##LENGTH##INCHES');
    const [id] = project.products.orderedIds;
    const drawing = async (query: string) =>
      (await user.raw(`/api/v1/project/${project.id}/product/${id}/export?format=dxf${query}`)).text();
    const usual = await drawing('');
    expect(await drawing('&units=metric')).toBe(usual);
    expect(await drawing('&units=imperial')).not.toBe(usual);
    expect((await exported(project, '?format=revit&units=miles')).response.status).toBe(400);
  });

  it('is not there for strangers, in another format, and refused in words when it is empty', async () => {
    expect((await exported(project, '?format=exe')).response.status).toBe(400);
    expect((await exported(project, '', await server.as('sales_usa'))).response.status).toBe(404);
    const empty = await createsProject(user, []);
    const refused = await exported(empty);
    expect(refused.response.status).toBe(422);
    expect(JSON.parse(new TextDecoder().decode(refused.bytes))).toMatchObject({
      code: 'articles-not-found',
    });
  });
});
