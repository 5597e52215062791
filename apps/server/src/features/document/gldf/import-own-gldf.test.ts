import { boxOfBody, shapeBody } from '@lucerna/engine';
import type { BodyDescription, BodyMeasures, ShapedBody } from '@lucerna/engine';
import { demoMaker } from '@lucerna/testkit/demo-maker';
import { writeOtherMaker } from '@lucerna/testkit/other-maker';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { viewOf } from '../../catalogue';
import { openDocuments } from '../documents';
import { openGldfImport } from '../../../../test/gldf-import';

const desk = openGldfImport();
const { newFolder, fileOf, importing, inForce, bodyOf } = desk;

/** What the product wrote of three of its own, by reference. */
const written = new Map<string, Buffer>();
beforeAll(async () => {
  const { server } = desk;
  const user = await server.as('specifier');
  const viewer = (await server.ctx.viewers.find(user.cookies.get('access') ?? ''))!;
  const context = {
    ctx: server.ctx,
    viewer,
    view: viewOf(server.ctx, { viewer, language: 'en', query: { catalogId: 16 } }),
  };
  for (const reference of ['201010/1Z_10_200', '201510/1Z_15_000', '270020/1Z_50_000']) {
    const made = await openDocuments(server.ctx).make(context, {
      subject: { reference },
      subType: 'photometry',
      format: 'gldf',
    });
    if (!made.ok) return expect.fail(JSON.stringify(made.problems));
    const { body } = made.file;
    written.set(reference, Buffer.isBuffer(body) ? body : await buffer(body));
  }
});

function shaped(description: BodyDescription, measures: BodyMeasures): ShapedBody {
  const body = shapeBody(description, measures);
  if (!body.ok) throw new Error(body.fault.reason);
  return body.value;
}

/** Within a millimetre, as files say it. */
const closeTo = (millimetres: number) => expect.closeTo(millimetres, 0) as number;

describe('a GLDF that the product wrote', () => {
  it.each(['201010/1Z_10_200', '201510/1Z_15_000', '270020/1Z_50_000'])(
    'is the same model again in its own catalogue: %s',
    async (reference) => {
      const report = await importing(fileOf(written.get(reference)!), true);
      expect([report.problems, report.outcome]).toEqual([[], 'checked']);
      const changed = Object.entries(report.changes!).flatMap(([kind, { added, changed: other, removed }]) =>
        added.count + other.count + removed.count > 0 ? [[kind, added.first, other.first]] : [],
      );
      expect(changed).toEqual([]);
    },
  );

  it('becomes a model with the same data in the catalogue of another maker, a folder of them at once', async () => {
    const demo = desk.server.ctx.catalogue.current();
    const before = ['2010', '2015', '2700'].map((model) => demo.models.get(model)!);
    const bodiesBefore = await Promise.all(before.map(({ model }) => bodyOf(model)));
    const feed = newFolder();
    writeOtherMaker(feed);
    await inForce((await importing(feed)).revision);
    const folder = newFolder();
    for (const [at, bytes] of [...written.values()].entries())
      writeFileSync(path.join(folder, `${at}.gldf`), bytes);
    const report = await importing(folder);
    expect([report.problems, report.outcome]).toEqual([[], 'imported']);
    const after = await inForce(report.revision);
    for (const { model, technicalData: data, kind } of before) {
      const now = after.models.get(model)!;
      expect(now).toMatchObject({ model, subFamily: { name: demoMaker.name } });
      if (kind === 'pendant') expect(now.kind).toBe('pendant');
      const tender = demo.models.get(model)!.technicalTexts!.find((each) => each.kind === 'tender')!;
      expect(now.technicalTexts).toEqual([{ ...tender, title: { ...tender.title } }]);
      expect(now.technicalData).toMatchObject({
        ...{
          watts: data.watts,
          cri: data.cri,
          ip: data.ip,
          protectionClass: data.protectionClass,
          dimensionsMm: data.dimensionsMm,
        },
        ...{
          lumensByTemperature: { 1: data.lumensByTemperature?.['1'] },
          photometry: `photometry/gldf-${model}.ldt`,
        },
      });
    }
    const [pendant] = before;
    expect(after.models.get('2010')!.names).toMatchObject({ en: pendant!.name, de: pendant!.name });
    expect(
      after.variations(16, '2010').map(({ type, modifier, value }) => [type, modifier, value]),
    ).toContainEqual(['temperature', '1', 2700]);
    expect(report.warnings.counts).toMatchObject({ modelWithoutPrice: 3 });
    expect(report.warnings.counts).not.toHaveProperty('gldfPart');
    // Its geometry is the same body again, without the cable that it hung by.
    for (const [at, { model, technicalData }] of before.entries()) {
      const [was, is] = [bodiesBefore[at]!, await bodyOf(model)];
      const box = boxOfBody(shaped(was, technicalData.dimensionsMm!))!;
      const { length, width, height } = is.fine!.measures;
      expect([length, width, height]).toEqual(
        [box.max.x - box.min.x, box.max.z - box.min.z, box.max.y - box.min.y].map((size) =>
          closeTo(size * 1000),
        ),
      );
      const slots = ({ parts }: BodyDescription) =>
        new Set(parts.map(({ slot }) => slot).filter((slot) => slot !== 'secondFinish'));
      expect(slots(is)).toEqual(slots(was));
      expect(is.light?.length).toBeGreaterThan(0);
    }
    expect((await importing(folder)).outcome).toBe('unchanged');
  });

  it('is configured there and blocked for orders in words, since it has no price', async () => {
    const distributor = await desk.server.as('distributor');
    const created = await distributor.post<{
      id: string;
      products: {
        orderedIds: string[];
        byId: Record<string, { referenceCode: string; prices: { unitGross: unknown } | null }>;
      };
    }>('/api/v1/projects', { name: 'Hytta', products: [{ model: '2010', quantity: 1 }] });
    expect(created.status).toBe(201);
    const line = created.body.products.byId[created.body.products.orderedIds[0]!]!;
    expect([line.referenceCode, line.prices?.unitGross ?? null]).toEqual(['201010/1Z_10_200', null]);
    const draft = await distributor.get<{ blocked: unknown[] }>(
      `/api/v1/orders/generate?projectId=${created.body.id}`,
    );
    expect(JSON.stringify(draft.body)).toMatch(/price/i);
    expect(draft.body.blocked).toHaveLength(1);
  });
});
