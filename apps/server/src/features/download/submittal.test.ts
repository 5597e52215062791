import type { Project } from '@lucerna/contract';
import { readPdf } from '@lucerna/testkit/pdf';
import { readStructure } from '@lucerna/testkit/pdf-structure';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import texts from '../../../texts/eproject/document.json';
import submittalTexts from '../../../texts/eproject/submittal.json';
import { createsProject, preconfigured, startsComposing } from '../../../test/composing';

let server: TestServer;
let user: TestUser;
let project: Project;
beforeAll(async () => {
  ({ server, user } = await startsComposing('specifier'));
  const { id } = await createsProject(user, []);
  const structured = await user.post<Project>(`/api/v1/projects/${id}/areas`, { floor: '1', room: 'Lobby' });
  const [area] = structured.body.structure?.areas ?? [];
  const added = await user.post<Project>(`/api/v1/projects/${id}/products`, [
    { model: '2300', quantity: 1, mark: 'A10' },
    { model: '2010', quantity: 3, mark: 'A2', area: area?.id, note: 'Above the desk' },
    { model: '2010', quantity: 2, mark: 'A2' },
    { creation: await preconfigured(user, 9001), quantity: 4 },
  ]);
  expect([added.status, added.body]).toEqual([201, added.body]);
  project = added.body;
});

const of = (id: string, what: 'submittal' | 'luminaire-schedule', query = '') =>
  `/api/v1/projects/${id}/${what}?${query}`;

async function pdfOf(query: string, by = user, id = project.id) {
  const response = await by.raw(of(id, 'submittal', query));
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { bytes, name: response.headers.get('content-disposition'), pdf: await readPdf(bytes) };
}

async function rowsOf(query: string, id = project.id): Promise<string[][]> {
  const response = await user.raw(of(id, 'luminaire-schedule', `format=csv&lang=en&${query}`));
  expect(response.status).toBe(200);
  const text = await response.text();
  const lines = text.replace('\ufeff', '').trim().split('\r\n');
  return lines.map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
}

describe('a submittal', () => {
  it('has a cover, the types by mark with their pages, and the documents of each exactly as it is configured', async () => {
    const { bytes, pdf, name } = await pdfOf(
      'lang=en&contractor=Gulf%20Electric&revision=B&parts=specSheet&parts=photometry&parts=driver&parts=manual',
    );
    expect(name).toMatch(/_Submittal_2026-09-01\.pdf/);
    const [cover = '', schedule = ''] = pdf.pages;
    expect(cover).toContain('Gulf Electric');
    expect(cover).toContain('Approved as noted');
    expect(schedule.indexOf('A2')).toBeLessThan(schedule.indexOf('A10'));
    expect(schedule).toContain('1, Lobby');
    expect(schedule).toContain('Above the desk');
    expect(schedule).toContain(submittalTexts['submittal.column.symbol'].en);
    const { body } = await user.get<Project>(`/api/v1/projects/${project.id}`);
    const references = [...new Set(Object.values(body.products.byId).map((line) => line.referenceCode))];
    for (const reference of references) {
      const at = pdf.pages.findIndex((text, page) => page > 1 && text.includes(reference));
      expect(at, reference).toBeGreaterThan(1);
    }
    expect((await readStructure(bytes)).problems).toEqual([]);
    // A driver of each that has one, with what it feeds.
    expect(pdf.bookmarks).toContain(texts['document.driver'].en);
    expect(pdf.pages.join(' ')).toMatch(/DR\d{3}[A-Z].*Rated power.*Usable power \d+(\.\d)? W/);
    expect(pdf.bookmarks.filter((each) => each === texts['document.specSheet'].en)).toHaveLength(3);
    expect(pdf.bookmarks.filter((each) => each === texts['document.manual'].en)).toHaveLength(3);
    expect(pdf.bookmarks.filter((each) => each === texts['document.photometry'].en)).toHaveLength(3);
  });

  it('says of a luminaire whose driver has no article of its own what is known of it', async () => {
    const { id } = await createsProject(user, []);
    await user.post<Project>(`/api/v1/projects/${id}/products`, [{ model: '2700', quantity: 1, mark: 'B1' }]);
    const { pdf } = await pdfOf('lang=en&parts=driver', user, id);
    expect(pdf.bookmarks).toContain(texts['document.driver'].en);
    expect(pdf.pages.join(' ')).toMatch(
      /Voltage 220–240 V Power \d+(\.\d)? W Installation Built into the luminaire/,
    );
  });

  it('holds only the documents and columns that are asked for, on the paper that is asked for', async () => {
    const { pdf } = await pdfOf('lang=de&parts=specSheet&columns=mark&columns=quantity&paper=us-tabloid');
    expect(pdf.size).toEqual([792, 1224]);
    expect(pdf.bookmarks).not.toContain('Montageanleitung');
    expect(pdf.pages[1]).toMatch(/Typ Menge Seite A2 5 3 A10 1 /);
  });

  it('holds the maker’s own documents whole and once, with the types that they are of, and no manual beside the maker’s', async () => {
    const { id } = await createsProject(user, []);
    const added = await user.post<Project>(`/api/v1/projects/${id}/products`, [
      { model: '2010', quantity: 1, mark: 'A1' },
      { model: '2011', quantity: 1, mark: 'A2' },
      { model: '2700', quantity: 1, mark: 'B1' },
    ]);
    expect(added.status).toBe(201);
    const response = await user.raw(of(id, 'submittal', 'lang=en'));
    const { pages, bookmarks } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pages[1]).toMatch(/EU declaration of conformity A1, A2 1 \d+ Installing Terra B1 2 \d+/);
    const [, at] = /Installing Terra B1 2 (\d+)/.exec(pages[1] ?? '') ?? [];
    expect(pages[Number(at) - 1]).toContain('Installing Terra');
    expect(
      pages.slice(Number(at)).map((text) => /Cast a foundation|Put the head on/.exec(text)?.[0]),
    ).toEqual(['Cast a foundation', 'Put the head on']);
    expect(bookmarks.filter((each) => each === texts['document.manual'].en)).toHaveLength(2);
    expect(pages.filter((text) => text.includes('No. 2026-01'))).toHaveLength(1);
    const usual = await user.raw(of(id, 'submittal', 'lang=en&parts=specSheet'));
    expect((await readPdf(new Uint8Array(await usual.arrayBuffer()))).pages[1]).not.toContain('Terra B1 2');
  });

  it('is the same again for the same catalogue and day', async () => {
    const [one, other] = [await pdfOf('lang=en'), await pdfOf('lang=en')];
    expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
  });

  it('is not made of an empty project, or of one that is another’s', async () => {
    const empty = await createsProject(user, []);
    const other = await server.as('distributor');
    const asked = async (by: TestUser, id: string) => (await by.raw(of(id, 'submittal'))).status;
    expect(await asked(user, empty.id)).toBe(422);
    expect(await asked(other, project.id)).toBe(404);
  });

  it.each(['columns=price', 'parts=price', 'paper=a0', `contractor=${'x'.repeat(101)}`])(
    'refuses %s in words',
    async (query) => {
      expect((await user.raw(of(project.id, 'submittal', query))).status).toBe(400);
    },
  );
});

describe('a luminaire schedule', () => {
  it('has a row a type with all its pieces and places, and the columns that were chosen', async () => {
    const [head, ...rows] = await rowsOf('columns=mark&columns=quantity&columns=location&columns=watts');
    expect(head).toEqual(['Type mark', 'Quantity', 'Location', 'Power (W)']);
    expect(rows[0]).toEqual(['A2', '5', '1, Lobby', '6']);
    expect(rows.map(([mark]) => mark)).toEqual(['A2', 'A10', '']);
  });

  it('is named after the project, and has figures as figures', async () => {
    const response = await user.raw(
      of(project.id, 'luminaire-schedule', 'lang=en&columns=lumens&columns=rendering'),
    );
    expect(response.headers.get('content-disposition')).toMatch(/_Luminaire-schedule_2026-09-01\.xlsx/);
    const [head, ...rows] = await readSheet(Buffer.from(await response.arrayBuffer()));
    expect(head).toEqual(['Lumens (lm)', 'CRI']);
    expect(rows[0]).toEqual([489, 90]);
  });

  it('says of each type what it is, and what it is fed with', async () => {
    const [, row, , creation] = await rowsOf('columns=reference&columns=finish&columns=voltage');
    expect(row?.[0]).toMatch(/^2010/);
    expect(row?.[1]).not.toBe('–');
    expect([row?.[2], creation?.[2]]).toEqual(['220–240\u00a0V', '220–240\u00a0V']);
  });

  const pdfSchedule = async (query: string) => {
    const response = await user.raw(of(project.id, 'luminaire-schedule', `format=pdf&lang=en&${query}`));
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };

  it.each(['by=mark', 'by=area'])('draws each type from above as its symbol, %s', async (by) => {
    const { pages, problems } = await readStructure(
      await pdfSchedule(`${by}&columns=mark&columns=symbol&columns=quantity`),
    );
    const drawn = pages.flat().flatMap(({ alt }) => alt ?? []);
    const names = Object.values(project.products.byId).map((line) => line.name);
    expect([...new Set(drawn)].sort()).toEqual([...new Set(names)].sort());
    expect(drawn).toHaveLength(by === 'by=area' ? 4 : 3);
    expect(problems).toEqual([]);
    const bare = await readStructure(await pdfSchedule(`${by}&columns=mark&columns=quantity`));
    expect(bare.pages.flat().flatMap(({ alt }) => alt ?? [])).toEqual([]);
  });

  it.each(['by=mark', 'by=area'])(
    'has the symbol of each type as a picture in its row of an XLSX, %s',
    async (by) => {
      const every = await user.raw(of(project.id, 'luminaire-schedule', `lang=en&${by}`));
      const bytes = new Uint8Array(await every.arrayBuffer());
      const [heads = [], ...rows] = await readSheet(Buffer.from(bytes));
      const column = heads.indexOf(submittalTexts['submittal.column.symbol'].en);
      expect(column).toBeGreaterThan(-1);
      const files = unzipSync(bytes);
      const drawing = new TextDecoder().decode(files['xl/drawings/drawing1.xml']);
      const told = (pattern: RegExp) => [...drawing.matchAll(pattern)].map(([, value]) => value);
      expect(told(/<xdr:row>(\d+)</g)).toEqual(rows.map((_, at) => `${at + 1}`));
      expect(new Set(told(/<xdr:col>(\d+)</g))).toEqual(new Set([`${column}`]));
      const names = Object.values(project.products.byId).map((line) => line.name);
      expect(new Set(told(/descr="([^"]+)"/g))).toEqual(new Set(names));
      // Each product once, however many rows it has; none is empty.
      const pictures = Object.entries(files).filter(([name]) => name.startsWith('xl/media/'));
      expect(pictures.length).toBeGreaterThanOrEqual(new Set(names).size);
      for (const [, png] of pictures) {
        const { channels } = await sharp(png).stats();
        expect(channels[3]?.mean).toBeGreaterThan(1);
      }
    },
  );

  it('has no column of symbols in a CSV, and no CSV of nothing else', async () => {
    const [head] = await rowsOf('columns=mark&columns=symbol&columns=quantity');
    expect(head).toEqual(['Type mark', 'Quantity']);
    const statusOf = async (format: string) =>
      (await user.raw(of(project.id, 'luminaire-schedule', `format=${format}&columns=symbol`))).status;
    expect([await statusOf('csv'), await statusOf('xlsx')]).toEqual([400, 200]);
  });

  it('has the types of each area, in the order of the project', async () => {
    const [head, ...rows] = await rowsOf('by=area&columns=mark&columns=quantity');
    expect(head).toEqual(['Location', 'Type mark', 'Quantity']);
    expect(rows).toEqual([
      ['1, Lobby', 'A2', '3'],
      ['', 'A2', '2'],
      ['', 'A10', '1'],
      ['', '', '4'],
    ]);
  });

  it.each([
    ['by=mark', /Revision B .*Type mark Quantity A2 5 A10 1 – 4/],
    ['by=area', /Type mark Quantity 1, Lobby A2 3 No area A2 2 A10 1 – 4/],
  ])('is a document to be read, %s', async (query, text) => {
    const response = await user.raw(
      of(
        project.id,
        'luminaire-schedule',
        `format=pdf&lang=en&revision=B&columns=mark&columns=quantity&${query}`,
      ),
    );
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('content-disposition')).toMatch(/_Luminaire-schedule_2026-09-01\.pdf/);
    const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pdf.size).toEqual([842, 595]);
    expect(pdf.pages[0]).toContain(project.name);
    expect(pdf.pages[0]).toMatch(text);
  });
});
