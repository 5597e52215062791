import { operations as call, type Place } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { answer, notFound } from '../../http/answer';
import { serve } from '../../http/serve';
import { openAreas } from './areas';
import { findCountries } from './countries';
import { countryCodes } from './country-ids';
import { countryOfAddress, defaultValuesOf } from './default-values';
import { areaLevelOf, towns } from './levels';
import { foundIn } from './search';
import { townsOf } from './towns';

/** What does not fit a list of suggestions is found by more letters. */
const maxTowns = 200;
const told = (places: readonly Place[]): Place[] =>
  places.map(({ geonameId, name }) => ({ geonameId, name }));

export function geographyRoutes(app: FastifyInstance, ctx: AppContext): void {
  const areasOf = lazily(openAreas);

  serve(app, ctx, call.listCountries, ({ query, language }) =>
    answer([...findCountries(language, query.search)]),
  );

  serve(app, ctx, call.listAreas, ({ params, query, language }) => {
    const isoCode = countryCodes.get(params.geonameId);
    if (!isoCode || areaLevelOf(isoCode).urlPath !== params.level2) return notFound();
    return answer(told(foundIn(areasOf()(isoCode, language), query.search ?? '')));
  });

  serve(app, ctx, call.listTowns, async ({ params, query, language }) => {
    const isoCode = countryCodes.get(params.geonameId);
    const fits = isoCode && areaLevelOf(isoCode).urlPath === params.level2 && params.level3 === towns.urlPath;
    const area =
      fits && areasOf()(isoCode, language).find(({ geonameId }) => geonameId === params.level2GeonameId);
    if (!area) return notFound();
    const inArea = (await townsOf(isoCode)).get(area.code) ?? [];
    return answer(told(foundIn(inArea, query.search ?? '').slice(0, maxTowns)));
  });

  serve(app, ctx, call.getDefaultValues, ({ params, request }) =>
    answer(defaultValuesOf(countryOfAddress(params.ip === 'me' ? request.ip : params.ip))),
  );
}

/** Read when first asked: most processes never are. */
function lazily<T>(open: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= open());
}
