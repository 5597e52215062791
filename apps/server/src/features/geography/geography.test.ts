import type { Country, DefaultValues, Place } from '@lucerna/contract';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { folders } from '../../folders';
import { countryCodes, countryIds } from './country-ids';
import { foundIn } from './search';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const get = <Body>(path: string) => server.anyone().get<Body>(`/api/v1/${path}`);
const names = (places: readonly { name: string }[]) => places.map(({ name }) => name);
const spain = 2510769;
const usa = 6252001;

describe('countries', () => {
  it('are told by their names in each language, in its order', async () => {
    const [german, spanish] = await Promise.all([
      get<Country[]>('countries?lang=de&catalogId=16&context=simple'),
      get<Country[]>('countries?lang=es'),
    ]);
    expect(german.body).toHaveLength(countryIds.size);
    expect(names(german.body).indexOf('Ägypten')).toBeLessThan(names(german.body).indexOf('Albanien'));
    const row = spanish.body.find(({ geonameId }) => geonameId === spain);
    expect(row).toEqual({
      geonameId: spain,
      isoCode: 'ES',
      name: 'España',
      level2: { typology: 'autonomous community', urlPath: 'communities' },
      level3: { typology: 'city', urlPath: 'cities' },
    });
  });

  it('are found by a part of the name without its accents', async () => {
    const { body } = await get<Country[]>('countries?lang=es&search=espa');
    expect(names(body)).toEqual(['España']);
  });

  it('have each an id of its own', () => {
    expect(countryCodes.size).toBe(countryIds.size);
  });

  it('refuse a catalogue that does not exist', async () => {
    expect((await get('countries?catalogId=17')).status).toBe(400);
  });
});

describe('areas and towns', () => {
  it('lead from a country to its areas and to the towns of one', async () => {
    const states = await get<Place[]>(`countries/${usa}/states?lang=us`);
    expect(states.body.length).toBe(51);
    const texas = states.body.find(({ name }) => name === 'Texas')!;
    expect(texas.geonameId).toBe(4736286);
    const towns = await get<Place[]>(`countries/${usa}/states/${texas.geonameId}/cities`);
    expect(names(towns.body).slice(0, 2)).toEqual(['Houston', 'San Antonio']);
    expect(towns.body.length).toBeLessThanOrEqual(200);
    const found = await get<Place[]>(`countries/${usa}/states/${texas.geonameId}/cities?search=austin`);
    expect(found.body[0]).toEqual({ geonameId: 4671654, name: 'Austin' });
  });

  it('are found without accents', async () => {
    const { body: communities } = await get<Place[]>(`countries/${spain}/communities`);
    expect(communities).toHaveLength(19);
    const found = await get<Place[]>(`countries/${spain}/communities?search=LEÓN`);
    expect(found.body.map(({ geonameId }) => geonameId)).toEqual([3336900]);
  });

  it.each([
    ['DE', 'states', 'de', 'Bayern', 'bay'],
    ['ES', 'communities', 'es', 'Andalucía', 'andalucia'],
    ['DE', 'states', 'it', 'Baviera', 'BAVI'],
    ['DE', 'states', 'fr', 'Bavière', 'baviere'],
    ['DE', 'states', 'us', 'Bavaria', 'bavaria'],
    ['CH', 'cantons', 'fr', 'Genève', 'geneve'],
    ['US', 'states', 'es', 'Nueva York', 'nueva y'],
  ])('of %s as %s are named, ordered and found in %s: %s', async (country, level, lang, name, search) => {
    const address = `countries/${countryIds.get(country)}/${level}?lang=${lang}`;
    const all = names((await get<Place[]>(address)).body);
    expect(all).toContain(name);
    expect(all).toEqual([...all].sort(new Intl.Collator(lang === 'us' ? 'en' : lang).compare));
    expect(names((await get<Place[]>(`${address}&search=${search}`)).body)).toEqual([name]);
  });

  it('are named in each language in the countries where most of our users live', () => {
    const rowsOf = (file: string) =>
      readFileSync(path.join(folders.data, file), 'utf8')
        .trim()
        .split('\n')
        .map((row) => row.split(','));
    const markets = 'ES DE IT FR US GB AT CH PT NL BE'.split(' ');
    const wanted = rowsOf('areas.csv').flatMap(([code = '']) =>
      markets.includes(code.slice(0, 2)) ? [code] : [],
    );
    const named = rowsOf('area-names.csv');
    expect(named.map(([code]) => code).sort()).toEqual(wanted.sort());
    expect(named.filter((row) => row.length !== 6 || row.some((each) => each.trim() === ''))).toEqual([]);
  });

  it.each([
    `countries/1/states`,
    `countries/${usa}/provinces`,
    `countries/${usa}/states/${spain}/cities`,
    `countries/${usa}/states/4736286/villages`,
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('have each an id of its own, and the towns of a country that was divided anew keep their area', async () => {
    const rows = readFileSync(path.join(folders.data, 'areas.csv'), 'utf8').trim().split('\n');
    const ids = rows.map((row) => row.split(',')[1]);
    expect(rows.length).toBeGreaterThan(3800);
    expect(new Set(ids).size).toBe(ids.length);
    const vietnam = 1562822;
    const { body: provinces } = await get<Place[]>(`countries/${vietnam}/provinces`);
    expect(provinces).toHaveLength(63);
    const hanoi = provinces.find(({ name }) => name === 'Hanoi')!;
    const towns = await get<Place[]>(`countries/${vietnam}/provinces/${hanoi.geonameId}/cities?search=hanoi`);
    expect(towns.body[0]).toEqual({ geonameId: 1581130, name: 'Hanoi' });
  });

  it('put those first that begin with the searched text', () => {
    const places = [{ name: 'Nueva León' }, { name: 'Leon' }, { name: 'Madrid' }];
    expect(names(foundIn(places, 'LEÓN'))).toEqual(['Leon', 'Nueva León']);
  });
});

describe('default values by address', () => {
  const of = (ip: string) =>
    get<DefaultValues>(`common/default-values/by-ip/${ip}?environment=pro&site=private`);

  it('follow from the country of the address', async () => {
    expect((await of('8.8.8.8')).body).toEqual({
      catalogId: 21,
      lang: 'us',
      country: { geonameId: usa, isoCode: 'US', name: 'United States' },
    });
    expect((await of('81.33.1.1')).body).toMatchObject({
      catalogId: 16,
      lang: 'es',
      country: { name: 'España' },
    });
    expect((await of('2003:0:1::1')).body).toMatchObject({ lang: 'de', country: { isoCode: 'DE' } });
  });

  it('are 16 and en where the address tells nothing', async () => {
    const unknown = { catalogId: 16, lang: 'en', country: null };
    expect((await of('10.1.2.3')).body).toEqual(unknown);
    expect((await of('::1')).body).toEqual(unknown);
    expect((await of('me')).body).toEqual(unknown);
  });

  it('refuse what is no address', async () => {
    expect((await of('1.2.3')).status).toBe(400);
  });
});
