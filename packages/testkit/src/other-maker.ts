import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pendantGlb } from './glb';

/** A text that is the same in every language. */
const all = (text: string) => ({ es: text, en: text, de: text, it: text, fr: text, us: text });

const articleType = { id: 1, level1: 1, level2: 1, level3: 1 };

interface Value {
  readonly type: string;
  readonly code: string;
  readonly name: string;
  readonly increment?: number;
  readonly ral?: string;
}

/** What its two pendants come in; none of the codes but `Z` is one of the demo maker's. */
const values: readonly Value[] = [
  { type: 'color', code: 'R3', name: 'Ruby red', ral: 'RAL 3003' },
  { type: 'color', code: 'CU', name: 'Copper', increment: 40 },
  { type: 'temperature', code: '7', name: '2200 K' },
  { type: 'temperature', code: '8', name: '3500 K', increment: 5 },
  { type: 'control', code: 'Z', name: 'On/Off' },
  { type: 'control', code: 'Q', name: 'Casambi', increment: 65 },
  { type: 'installation', code: '77', name: 'Hook' },
];

const variation = ({ type, code, name, increment = 0, ral }: Value) => ({
  type,
  modifier: type === 'installation' ? code.slice(0, 1) : code,
  modifier2: type === 'installation' ? code.slice(1) : '',
  description: all(name),
  bov: increment === 0 ? 'B' : 'O',
  moq: 1,
  leadtime: [],
  priceIncrement: increment,
  priceEffectOrder: 'A',
  ral: ral ?? null,
  value: code,
});

const heights = { min: 50, standard: 150, max: 400, unit: 'cm' };

const models = [
  { model: '7001', name: 'Skog 25', size: 250, watts: 8, lumens: 700, price: 320 },
  { model: '7002', name: 'Skog 40', size: 400, watts: 14, lumens: 1250, price: 480.5 },
];

const finish = (code: string, base: string, isMetal: boolean) => ({
  code,
  base,
  light: '#ffffff',
  shade: '#202020',
  cable: '#101010',
  isMetal,
  isCustom: false,
});

const lightFileOf = (model: string) => `photometry/${model}.ies`;

/**
 * The light of a shade that is open below, as LM-63 writes it: most straight down, less to the sides, a little through the ash
 * above, the same all round; of the model's lumens.
 */
function lightFile({ model, name, size, watts, lumens }: (typeof models)[number]): string {
  const angles = Array.from({ length: 37 }, (_, at) => at * 5);
  const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
  const shape = angles.map((angle) => Math.max(0.04, cosine(angle)));
  const flux = angles.reduce((sum, angle, at) => {
    const zone = cosine(Math.max(0, angle - 2.5)) - cosine(Math.min(180, angle + 2.5));
    return sum + 2 * Math.PI * zone * shape[at]!;
  }, 0);
  const candela = shape.map((each) => ((each * lumens) / flux).toFixed(2));
  const width = -size / 1000;
  return [
    'IES:LM-63-2019',
    `[TEST] ULVEN-${model}`,
    '[TESTLAB] none (synthetic data)',
    '[ISSUEDATE] 2026-01-01',
    '[MANUFAC] Ulven',
    `[LUMCAT] ${model}`,
    `[LUMINAIRE] ${name} 2200K CRI95`,
    'TILT=NONE',
    `1 -1 1 37 1 1 2 ${width} ${width} 0`,
    `1 1 ${watts}`,
    ...[0, 10, 20, 30].map((from) => angles.slice(from, from + 10).join(' ')),
    '0',
    ...[0, 10, 20, 30].map((from) => candela.slice(from, from + 10).join(' ')),
    '',
  ].join('\r\n');
}

/** The files of the feed of another maker than the demo's, each written as JSON unless it is a text. */
const files: Readonly<Record<string, unknown>> = {
  'feed.json': { format: 1, variationCatalog: true },
  'brand.json': {
    name: 'Ulven',
    slogan: all('Light for long winters'),
    description: all('Lamps of wood and copper.'),
    accent: '#123a5e',
  },
  'contacts.json': [
    { name: all('Norge'), phone: '+47 55 00 00 10', languages: ['fr'] },
    { name: all('Verkstedet'), email: 'hei@ulven.example', hours: all('8 to 15') },
  ],
  'legal-pages.json': [
    { id: 'vilkar', title: all('Terms'), text: all('Wood lives.\n\n## Delivery\n\n- by boat\n- by train') },
    { id: 'personvern', title: all('Privacy'), address: all('https://ulven.example/personvern') },
  ],
  'brands.json': [{ code: 'ULV', catalogId: 16 }],
  'catalogs.json': [
    {
      id: 16,
      name: 'International',
      region: 'row',
      currency: 'EUR',
      defaultRate: 10,
      default: true,
      units: 'metric',
      mainsV: '220-240 V 50/60 Hz',
    },
  ],
  'rates.json': [
    { id: 10, catalogId: 16, currency: 'EUR', name: 'List' },
    { id: 11, catalogId: 16, currency: 'EUR', name: 'Trade' },
  ],
  'application-locations.json': [
    {
      id: 1,
      application: { id: 1, description: all('Hanging') },
      location: { id: 1, description: all('Indoor') },
    },
  ],
  'Subfamilies.json': [
    {
      id: 701,
      name: 'Skog',
      familyId: 70,
      configuratorType: { id: 1, description: 'crea' },
      description: all('Shades of turned ash'),
      lampSizeFamily: null,
      umbrellaModel: null,
      prefixCode: 'SK',
      docsWebV2: false,
    },
  ],
  'collections.json': [
    {
      subFamily: { id: 701, name: 'Skog' },
      images: [],
      applicationsLocations: [{ id: 1, application: { id: 1 } }],
    },
  ],
  'collection-texts.json': [
    {
      subFamilyId: 701,
      name: all('Skog'),
      line: all('Turned ash and warm light'),
      paragraph: all('Two sizes, oiled by hand.'),
      designer: null,
    },
  ],
  'discounts.json': { sublevels: { B: 'decorative' } },
  'finishes.json': [finish('R3', '#8d1d2c', false), finish('CU', '#b87333', true)],
  'rules/701.json': [{ Acabado: 'CU', Led: '8', Dim: '*', Instalacion1: '*', Instalacion2: '*' }],
  'models.json': models.map(({ model, name, size, watts, lumens }) => ({
    model,
    number: Number(model),
    name,
    familyId: 70,
    subFamily: { id: 701, name: 'Skog' },
    kind: 'pendant',
    articleType,
    isComposingPendant: false,
    status: { isActive: true, isCatalog: true },
    virtual: 0,
    applicationsLocations: [1],
    sublevel: 'B',
    technicalData: {
      watts,
      lumens,
      lumensByTemperature: { 7: lumens, 8: Math.round(lumens * 1.1) },
      sourceLumens: lumens * 1.2,
      sourceWatts: watts,
      eprelNumber: `90${model}`,
      cri: 95,
      dimensionsMm: { length: size, width: size, height: size },
      distribution: 'globe',
      photometry: lightFileOf(model),
    },
    pendantHeight: heights,
    configuratorType: { id: 1, description: 'crea', source: 'PRIVATE_AREA' },
  })),
  'byFamily/701_16.json': models.map(({ model, watts, lumens }) => ({
    model,
    reference: `${model}R3/7Z_77_150`,
    referenceBase: `${model}R3/7Z_77`,
    catalog: 16,
    attributes: { finish: 'R3', ledColourTemp: '7', control: 'Z', installation: '77', pendantHeight: 150 },
    lumensLed: lumens,
    watts,
    sublevel: 'B',
    family: { id: 70 },
    subFamily: { id: 701 },
    applicationsLocations: [1],
    articleType,
    leadtime: [{ from: 1, weeks: 4 }],
    moq: 1,
    priceReference: `${model}R3`,
  })),
  'prices.json': models.map(({ model, price }) => ({
    reference: `${model}R3`,
    catalogId: 16,
    rateId: 10,
    salePrice: price,
    currency: 'EUR',
    modifiers: [],
  })),
  ...Object.fromEntries(models.map((each) => [lightFileOf(each.model), lightFile(each)])),
  ...Object.fromEntries(
    models.map(({ model }) => [
      `variations/${model}_16.json`,
      [
        ...values.map(variation),
        {
          ...variation({ type: 'pendantHeight', code: '', name: 'Pendant height' }),
          bov: 'V',
          value: heights,
        },
      ],
    ]),
  ),
};

/** Its photographs, by finish. */
const photographs = [
  { file: 'skog-ruby.jpg', finish: 'R3' },
  { file: 'skog-copper.jpg', finish: 'CU' },
];

/**
 * Writes the feed of a maker that is not the demo's into a folder: one catalogue, one collection of two pendants, finishes,
 * temperatures and controls of its own, prices of one rate, a light file of each pendant, nothing that is drawn and no driver; with
 * photographs of each finish, and with bodies as GLB, where they are asked for.
 */
export function writeOtherMaker(folder: string, { withPhotographs = false, withBodies = false } = {}): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  if (withBodies) {
    mkdirSync(path.join(folder, 'bodies'), { recursive: true });
    const index = models.map(({ model, size }) => ({ body: `skog-${size}`, models: [model] }));
    writeFileSync(path.join(folder, 'bodies/index.json'), JSON.stringify(index));
    for (const { size } of models)
      writeFileSync(path.join(folder, `bodies/skog-${size}.glb`), pendantGlb(size / 1000));
  }
  if (!withPhotographs) return;
  mkdirSync(path.join(folder, 'pictures'), { recursive: true });
  const shown = photographs.map((each) => ({
    ...each,
    role: 'product',
    models: models.map(({ model }) => model),
  }));
  writeFileSync(path.join(folder, 'pictures/index.json'), JSON.stringify(shown));
  for (const { file } of photographs)
    copyFileSync(new URL(`../pictures/${file}`, import.meta.url), path.join(folder, 'pictures', file));
}
