interface Level {
  readonly typology: string;
  readonly urlPath: string;
}

const level = (typology: string, urlPath: string): Level => ({ typology, urlPath });

const states = level('state', 'states');
const provinces = level('province', 'provinces');
const regions = level('region', 'regions');
const counties = level('county', 'counties');

/** What the areas of the first level are called, country by country; elsewhere regions. */
const areaLevels: Readonly<Record<string, Level>> = {
  ...Object.fromEntries(
    ['US', 'AU', 'AT', 'BR', 'DE', 'IN', 'MX', 'MY', 'NG', 'VE'].map((code) => [code, states]),
  ),
  ...Object.fromEntries(
    ['AR', 'BE', 'CA', 'CN', 'CR', 'CU', 'EC', 'ID', 'IE', 'KR', 'NL', 'TR', 'VN', 'ZA'].map((code) => [
      code,
      provinces,
    ]),
  ),
  ...Object.fromEntries(['HR', 'HU', 'KE', 'LT', 'NO', 'RO', 'SE'].map((code) => [code, counties])),
  CH: level('canton', 'cantons'),
  ES: level('autonomous community', 'communities'),
  AE: level('emirate', 'emirates'),
  JP: level('prefecture', 'prefectures'),
  CO: level('department', 'departments'),
  UY: level('department', 'departments'),
  PY: level('department', 'departments'),
  BO: level('department', 'departments'),
  PT: level('district', 'districts'),
};

export const towns: Level = level('city', 'cities');

/** The name of the first level of areas in a country. */
export function areaLevelOf(isoCode: string): Level {
  return areaLevels[isoCode] ?? regions;
}
