import { z } from 'zod';
import { operationOf } from '../operation';
import {
  countryList,
  countryQuery,
  defaultValues,
  defaultValuesQuery,
  geonameParam,
  levelPath,
  placeList,
  placeQuery,
} from '../shape/geography';

const operation = operationOf('geography');
const inCountry = { geonameId: geonameParam, level2: levelPath };

/** Countries, their areas and towns, and what a network address tells (P7; REF-04, REF-05). */
export const geographyOperations = {
  listCountries: operation({
    method: 'GET',
    path: '/api/v1/countries',
    access: 'open',
    summary: 'Countries by their names in a language',
    query: countryQuery,
    response: countryList,
  }),
  listAreas: operation({
    method: 'GET',
    path: '/api/v1/countries/:geonameId/:level2',
    access: 'open',
    summary: 'The areas of a country; the place of the level in the address is told with the country',
    params: z.object(inCountry),
    query: placeQuery,
    response: placeList,
    errors: [404],
  }),
  listTowns: operation({
    method: 'GET',
    path: '/api/v1/countries/:geonameId/:level2/:level2GeonameId/:level3',
    access: 'open',
    summary: 'The towns of an area, the largest first; a search finds a part of a name without its accents',
    params: z.object({ ...inCountry, level2GeonameId: geonameParam, level3: levelPath }),
    query: placeQuery,
    response: placeList,
    errors: [404],
  }),
  getDefaultValues: operation({
    method: 'GET',
    path: '/api/v1/common/default-values/by-ip/:ip',
    access: 'open',
    summary: 'Language, catalogue and country for a network address; `me` for that of the caller',
    params: z.object({ ip: z.union([z.literal('me'), z.ipv4(), z.ipv6()]) }),
    query: defaultValuesQuery,
    response: defaultValues,
  }),
};
