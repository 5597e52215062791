import { bugRating, type BugZone } from './derived/bug';
import { fluxOf, zonalLumens } from './derived/flux';
import { ugrTable } from './derived/ugr';
import { utilisationTable } from './derived/utilisation';
import type { Convention } from './diagram/convention';
import type { Photometry } from './photometry';
import type { LightWriting } from './writing';

/** Where a luminaire may be, as UL 1598 names locations. */
export type LightPlace = 'dry' | 'damp' | 'wet';

/** The least second digit of its degree of protection (IEC 60529) in each place, the wettest first: 5 jets, 3 spray. */
const placesByWater = [
  [5, 'wet'],
  [3, 'damp'],
] as const satisfies readonly (readonly [number, LightPlace])[];

/** Where a luminaire may be by its degree of protection, IP and two digits; in a dry room where it has none. */
export function placeOf(ip: string | null | undefined): LightPlace {
  const water = Number(ip?.[3] ?? 0);
  return placesByWater.find(([least]) => water >= least)?.[1] ?? 'dry';
}

/** A table of what is worked out of a light file. */
export type LightTableName = 'ugr' | 'utilisation' | 'zonal' | 'bug';

/** Which tables those read that read light by a convention, of a luminaire for a place: glare and utilisation are of rooms, BUG is of the night sky. */
export const lightTables: Readonly<
  Record<Convention, Readonly<Record<LightPlace, readonly LightTableName[]>>>
> = {
  cie: { dry: ['ugr', 'zonal'], damp: ['ugr', 'zonal'], wet: ['zonal'] },
  ies: {
    dry: ['ugr', 'utilisation', 'zonal'],
    damp: ['ugr', 'utilisation', 'zonal', 'bug'],
    wet: ['zonal', 'bug'],
  },
};

/** What is said in words in a table. */
export type LightTableText = 'room' | 'zone' | 'zoneSums' | 'crosswise' | 'endwise' | 'bothViews';

export interface TableWriting extends Pick<LightWriting, 'number'> {
  readonly text: (key: LightTableText) => string;
}

/** A table as one reads it: the first cell of a row says what the row is of. */
export interface WrittenTable {
  /** What sets it apart from the others of its name; empty where there is one. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type Writer = (photometry: Photometry, convention: Convention, writing: TableWriting) => WrittenTable[];

const none = '–';

/** Unified glare ratings, across and along; once where they are written alike. */
const glare: Writer = (photometry, _, { text, number }) => {
  const table = ugrTable(photometry);
  if (!table) return [];
  const columns = [
    text('room'),
    ...table.reflectances.map(({ ceiling, wall, floor }) =>
      [ceiling, wall, floor].map((each) => number(each * 100, 0)).join('/'),
    ),
  ];
  const rowsOf = (view: 'crosswise' | 'endwise') =>
    table.rows.map((row) => [
      `${row.x}H\u00a0×\u00a0${row.y}H`,
      ...row[view].map((rating) => (rating === null ? none : number(rating, 1))),
    ]);
  const [across, along] = [rowsOf('crosswise'), rowsOf('endwise')];
  const isAlike = across.every((row, at) => row.join(' ') === along[at]?.join(' '));
  if (isAlike) return [{ caption: text('bothViews'), columns, rows: across }];
  return [
    { caption: text('crosswise'), columns, rows: across },
    { caption: text('endwise'), columns, rows: along },
  ];
};

/** Coefficients of utilisation in percent, by room cavity ratio and the reflectances of ceiling and walls. */
const utilisation: Writer = (photometry, _, { number }) => {
  const { columns, rows } = utilisationTable(photometry);
  return [
    {
      caption: '',
      columns: ['RCR', ...columns.map((each) => each.map((share) => number(share, 0)).join('/'))],
      rows: rows.map(({ roomCavityRatio, coefficients }) => [
        number(roomCavityRatio, 0),
        ...coefficients.map((each) => number(each * 100, 0)),
      ]),
    },
  ];
};

/** Lumens by zones of ten degrees, as far as it shines; where light is read by the IES the sums of a report, too. */
const zonal: Writer = ({ distribution }, convention, { text, number }) => {
  const { tens, report } = zonalLumens(distribution);
  const columns = [text('zone'), 'lm', '%'];
  const rowOf = ({ from, to, lumens, share }: (typeof tens)[number]) => [
    `${from}–${to}°`,
    number(lumens, 1),
    number(share * 100, 1),
  ];
  const isDark = tens.slice(9).every(({ share }) => share < 0.0005);
  const shown = isDark ? tens.slice(0, 9) : tens;
  const sums = isDark ? report.filter(({ to }) => to <= 90) : report;
  return [
    { caption: '', columns, rows: shown.map(rowOf) },
    ...(convention === 'ies' ? [{ caption: text('zoneSums'), columns, rows: sums.map(rowOf) }] : []),
  ];
};

/** The zones of TM-15 in the order in which they are listed, with their degrees from straight down. */
const bugZones: readonly (readonly [BugZone, number, number])[] = [
  ['FL', 0, 30],
  ['FM', 30, 60],
  ['FH', 60, 80],
  ['FVH', 80, 90],
  ['BL', 0, 30],
  ['BM', 30, 60],
  ['BH', 60, 80],
  ['BVH', 80, 90],
  ['UL', 90, 100],
  ['UH', 100, 180],
];

/** Lumens by the zones of the luminaire classification system, of which the BUG rating is made. */
const outdoor: Writer = (photometry, _, { text, number }) => {
  const { lumens } = bugRating(photometry);
  const all = fluxOf(photometry.distribution);
  return [
    {
      caption: '',
      columns: [text('zone'), '°', 'lm', '%'],
      rows: bugZones.map(([zone, from, to]) => [
        zone,
        `${from}–${to}`,
        number(lumens[zone], 1),
        number((lumens[zone] / all) * 100, 1),
      ]),
    },
  ];
};

const writers: Readonly<Record<LightTableName, Writer>> = { ugr: glare, utilisation, zonal, bug: outdoor };

/**
 * A table of a light file, the same for page and document; several where it is seen in more than one way, and none where nothing can
 * be said: of a light without a size there is no glare rating. Of a light that gives no light there is no share.
 */
export function writeLightTable(
  name: LightTableName,
  photometry: Photometry,
  convention: Convention,
  writing: TableWriting,
): readonly WrittenTable[] {
  return fluxOf(photometry.distribution) > 0 ? writers[name](photometry, convention, writing) : [];
}
