import { demoMaker } from '@lucerna/testkit/demo-maker';
import { prepareModel, type ModelSheet } from '@lucerna/engine';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let specifier: TestUser;
let american: TestUser;
let webUser: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  // Between the catalogue's dates: finish 40 of Multiple has ended, finish 50 of Duna is still to come.
  server.ctx.today = () => '2026-09-01';
  specifier = await server.as('specifier');
  american = await server.as('specifier_usa');
  webUser = await server.as('webUser');
});

type Row = Record<string, unknown>;
const codes = (body: unknown) => (body as { finishes: { code: string }[] }).finishes.map((each) => each.code);
const askAvailability = async (reference: string, quantity = 1) => {
  const { body } = await specifier.post<Row[]>('/api/v1/availability', {
    products: [{ reference, quantity }],
  });
  return body[0]!;
};

describe('the odd rows of the demo catalogue', () => {
  test('an expired finish and one of the future are offered nowhere', async () => {
    const faro = await specifier.get<Row[]>('/api/v1/articles/models?subFamilyId=230');
    expect(codes(faro.body[0])).not.toContain('70');
    const plusminus = await specifier.get<Row[]>('/api/v1/articles/models?subFamilyId=225');
    expect(codes(plusminus.body[0])).not.toContain('60');
    const { status, body } = await specifier.get('/api/v1/articles/byReference?reference=230070');
    expect([status, body['code']]).toEqual([422, 'value-not-offered']);
  });

  test('a finish past its last day and one before its first are unavailable, the second with the expected day', async () => {
    expect(await askAvailability('259040')).toMatchObject({
      availability: { available: false, reason: 'until' },
    });
    expect(await askAvailability('210050')).toMatchObject({
      availability: { available: false, reason: 'since', expected: '15/03/2027' },
    });
    expect(await askAvailability('201010')).toMatchObject({
      availability: { available: true },
      problems: [],
    });
  });

  test('an inactive model is listed nowhere and cannot be configured', async () => {
    const cards = await specifier.get<{ model: string }[]>('/api/v1/articles/models?subFamilyId=210');
    expect(cards.body.map((each) => each.model)).toEqual(['2100', '2101', '2102']);
    const family = await specifier.get<Row[]>(
      '/api/v1/articles/listModelsByFamily?subFamilyId=210&virtual=0',
    );
    expect(family.body).toContainEqual(expect.objectContaining({ model: '2103', isActive: false }));
    const { status, body } = await specifier.get('/api/v1/articles/byReference?reference=210310');
    expect([status, body['code']]).toEqual([409, 'model-inactive']);
  });

  test('installation 32 needs two pieces', async () => {
    const one = await askAvailability('201010/1M_32_200', 1);
    expect(one).toMatchObject({ moq: 2, problems: [{ code: 'quantity-below-moq', data: { moq: 2 } }] });
    expect(await askAvailability('201010/1M_32_200', 2)).toMatchObject({ moq: 2, problems: [] });
  });

  test('a luminaire without driver costs less: its increment is negative', async () => {
    const price = async (reference: string) => {
      const { body } = await specifier.get(
        `/api/v1/articles/byReference?reference=${encodeURIComponent(reference)}`,
      );
      return (body['price'] as { amount: number }).amount;
    };
    expect(await price('201010/1M_31_200')).toBeLessThan(await price('201010/1Z_31_200'));
  });

  test('a collection ignores the applications that the catalogue excludes for it', async () => {
    const { body } = await specifier.get('/api/v1/categories/collections?subFamilyId=225');
    const [plusminus] = body['collections'] as { applicationsLocations: { id: number }[] }[];
    expect(plusminus?.applicationsLocations.map((each) => each.id)).toEqual([1]);
    const tables = await specifier.get('/api/v1/categories/collections?applicationLocationId=5');
    const ids = (tables.body['collections'] as { subFamily: { id: number } }[]).map(
      (each) => each.subFamily.id,
    );
    expect(ids).toEqual([201, 230]);
  });
});

describe('articles and variations', () => {
  test('a reference with a dash is of catalogue 21, and says in its own language what it is', async () => {
    const { body } = await american.get('/api/v1/articles/byReference?reference=2010-10/1A_31');
    expect(body).toMatchObject({
      model: '2010',
      catalog: 21,
      reference: '2010-10/1A_31_200-2US',
      attributes: { finish: '10', control: 'A', installation: '31', pendantHeight: 200 },
      price: { currency: 'USD' },
    });
  });

  test('what is no reference, or names nothing, is refused in the words of the catalogue', async () => {
    const wrong = await specifier.get('/api/v1/articles/byReference?reference=20101');
    expect([wrong.status, wrong.body['code']]).toEqual([422, 'reference-invalid']);
    const unknown = await specifier.get('/api/v1/articles/byReference?reference=299910');
    expect([unknown.status, unknown.body]).toEqual([
      422,
      expect.objectContaining({
        code: 'reference-field-missing',
        details: { field: 'article', reference: '299910' },
      }),
    ]);
  });

  test('an excluded combination is an article that is not allowed, with the reason', async () => {
    const { body } = await specifier.get('/api/v1/articles/byReference?reference=201120/2M_10_200');
    expect(body).toMatchObject({ allowed: false, problems: [{ code: 'combination-incompatible' }] });
  });

  test('variations of several models come together; an unknown light is an error', async () => {
    const { body } = await specifier.get<Row[]>(
      '/api/v1/articles/variations?model=2010&model=2102&catalog=21',
    );
    expect(
      body.map((each) => [each['model'], each['catalogId'], (each['variations'] as Row[]).length]),
    ).toEqual([
      ['2010', 21, 18],
      ['2102', 21, 12],
    ]);
    const unknown = await specifier.get('/api/v1/articles/variations?model=9999');
    expect([unknown.status, unknown.body['code']]).toEqual([404, 'variations-not-found']);
  });

  test('base articles, families and search narrow', async () => {
    const references = await specifier.get<Row[]>('/api/v1/articles/references?reference=2102');
    expect(references.body.map((each) => each['reference'])).toEqual(['210210/1Z_15_000']);
    const umbrellas = await specifier.get<Row[]>('/api/v1/articles/listModelsByFamily?virtual=1');
    expect(umbrellas.body).toHaveLength(12);
    const found = await specifier.get<Row[]>('/api/v1/article/search?search=anell%20d');
    expect(found.body.map((each) => each['model'])).toEqual(['2443']);
    const byCode = await specifier.get<Row[]>('/api/v1/article/search?search=201010/1Z');
    expect(byCode.body.map((each) => each['model'])).toEqual(['2010']);
  });

  test('a catalogue other than 16 and 21 is a bad request that names the field', async () => {
    const { status, body } = await specifier.get('/api/v1/articles/models?catalog=17');
    expect(status).toBe(400);
    expect(JSON.stringify(body['details'])).toContain('catalog');
  });

  test('technical data, spotlights, designer and places', async () => {
    const info = await specifier.get<Row[]>('/api/v2/articles/technicalInfo?subFamily=219&catalog=16');
    expect(info.body).toHaveLength(8);
    const one = await specifier.get('/api/v1/articles/technicalInfoByModel?family=20&catalog=16&model=2010');
    expect(one.body).toMatchObject({
      technicalData: { lumens: 520, cri: 90, packaging: { netWeight: 0.9 } },
    });
    const spots = await specifier.get<Row[]>(
      '/api/v1/articles/technicalInfoByModel/spotlight?catalog=16&subFamily=219',
    );
    expect(spots.body.map((each) => each['model'])).toEqual(['2194']);
    expect((await specifier.get('/api/v1/subfamily/201/designer')).body).toEqual({
      subFamilyId: 201,
      designer: `${demoMaker.name} Studio`,
    });
    expect((await specifier.get('/api/v1/applicationLocation?applicationId=6&locationId=2')).body).toEqual({
      id: 12,
    });
    expect((await specifier.get('/api/v1/applicationLocation?applicationId=6&locationId=3')).status).toBe(
      404,
    );
  });
});

describe('collections', () => {
  test('each application says how many collections and models it would leave', async () => {
    const { body } = await specifier.get('/api/v1/categories/collections?lang=de');
    expect(body['collections']).toHaveLength(12);
    const [hanging, wall] = body['applications'] as Row[];
    expect(hanging).toMatchObject({ description: 'Pendelleuchten', collections: 8, models: 42 });
    // Duna L is at home on indoor and outdoor walls and counts once.
    expect(wall).toMatchObject({ collections: 4, models: 13 });
    const only = await specifier.get('/api/v1/categories/collections?applicationLocationId=1');
    expect(only.body['collections']).toHaveLength(8);
  });

  test('come with their models', async () => {
    const { body } = await specifier.get<Row[]>(
      '/api/v1/products/articles/collections?subFamilyId=244&lang=es',
    );
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ name: 'Anell', line: 'Anillos de luz en equilibrio' });
    expect((body[0]!['articles'] as Row[]).map((each) => each['model'])).toEqual([
      '2440',
      '2441',
      '2442',
      '2443',
    ]);
  });
});

describe('static data', () => {
  test('is the feed; what is missing has an empty default', async () => {
    const family = await specifier.get<Row[]>('/static/byFamily/201_16.json');
    expect(family.body).toHaveLength(6);
    expect((await specifier.get<Row[]>('/static/rules/201.json')).body).toHaveLength(4);
    expect((await specifier.get('/static/rules/999.json')).body).toEqual([]);
    expect((await specifier.get('/static/accessories/999.json')).body).toEqual([]);
    expect((await specifier.get('/static/byFamily/999_16.json')).status).toBe(404);
    expect((await specifier.get('/static/IndexSubfamiliesNames.json')).body).toMatchObject({
      almar: 201,
      terra: 270,
    });
    expect((await specifier.get('/static/modelSubFamilyNameDictionary.json')).body['2010']).toEqual({
      subFamilyId: 201,
      subFamilyName: 'Almar',
    });
    expect((await specifier.get<Row[]>('/static/Subfamilies.json')).body).toHaveLength(12);
  });
});

describe('prices', () => {
  const calls = [
    '/api/v1/articles/model-sheet?model=2010',
    '/api/v1/articles/variations?model=2010',
    '/api/v1/articles/models?subFamilyId=201',
    '/api/v1/articles/byReference?reference=201030',
    '/api/v1/article/search?search=almar',
    '/api/v1/products/articles/collections?subFamilyId=201',
    '/static/accessories/201.json',
  ];
  const priced = /"(salePrice|price|priceIncrement(Dollars|Percent)?|EUR10|USD12)":(?!0[,}])/;

  test.each(calls)('%s shows them to who may see them and to nobody else', async (path) => {
    expect(JSON.stringify((await specifier.get(path)).body)).toMatch(priced);
    const hidden = await webUser.get(path);
    expect(hidden.status).toBe(200);
    expect(JSON.stringify(hidden.body)).not.toMatch(priced);
    // Some calls are open to visitors; they see no more than a user without the right.
    const visitor = await server.anyone().get(path);
    expect([200, 401]).toContain(visitor.status);
    expect(JSON.stringify(visitor.body)).not.toMatch(priced);
  });

  test('a model sheet holds the prices of the rate of who asks, and is sent once for each revision', async () => {
    const path = '/api/v1/articles/model-sheet?model=2010';
    const first = await specifier.get(path);
    expect((first.body['prices'] as { rateId: number }[]).map((each) => each.rateId)).toEqual([10]);
    expect(first.body).toMatchObject({ catalogId: 16, revision: 1, pricesHidden: false });
    const usa = await american.get(path);
    expect((usa.body['prices'] as { rateId: number }[]).map((each) => each.rateId)).toEqual([12]);
    const again = await specifier.get(path, { 'if-none-match': first.headers.get('etag')! });
    expect([again.status, again.body]).toEqual([304, undefined]);
    const hidden = await webUser.get(path, { 'if-none-match': first.headers.get('etag')! });
    expect([hidden.status, hidden.body['pricesHidden'], hidden.body['prices']]).toEqual([200, true, []]);
    expect((await specifier.get('/api/v1/articles/model-sheet?model=9999')).status).toBe(404);
  });
});

describe('a model sheet', () => {
  // With room for no node the engine would have to search, unless it takes the rules that the sheet brings.
  const noteOf = (sheet: ModelSheet, day: string) => {
    const prepared = prepareModel(sheet, day, { nodeLimit: 0 });
    return prepared.ok ? prepared.value.compiled.note : prepared.problems;
  };
  const searched = 'The diagram would pass 0 nodes or the limit of work: answered by an exact search.';

  test('brings its rules compiled, and the engine takes them on the day of the server', async () => {
    for (const user of [specifier, webUser]) {
      for (const model of ['2010', '2100', '2590']) {
        const { body } = await user.get<ModelSheet>(`/api/v1/articles/model-sheet?model=${model}`);
        expect(noteOf(body, '2026-09-01'), model).toBeNull();
        const { storedRules, ...without } = body;
        expect([typeof storedRules, noteOf(without, '2026-09-01')]).toEqual(['string', searched]);
      }
    }
  });

  test('of a day on which other values are available is compiled again', async () => {
    const { body } = await specifier.get<ModelSheet>('/api/v1/articles/model-sheet?model=2100');
    // Finish 50 is there by the middle of March.
    expect([noteOf(body, '2026-09-02'), noteOf(body, '2027-03-15')]).toEqual([null, searched]);
  });
});

test('the catalogues are known without a session', async () => {
  const { body } = await server.anyone().get<Row[]>('/api/v1/catalogs/get-min');
  expect(body).toEqual([
    { id: 16, name: 'International', currency: 'EUR', units: 'metric', default: true },
    { id: 21, name: 'USA', currency: 'USD', units: 'imperial', default: false },
  ]);
});
