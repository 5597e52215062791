// Writes a catalogue feed of any size, streamed, for benches and tests: `tsx tools/catalogue-large.ts FOLDER [MODELS [VARIATIONS]]`.
import { once } from 'node:events';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const demo = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', 'catalogue');
const languages = ['es', 'en', 'de', 'it', 'fr', 'us'];
const catalogs = [
  { id: 16, brand: '3VB', dash: '', rates: [10, 11], currency: 'EUR' },
  { id: 21, brand: '2US', dash: '-', rates: [12, 14], currency: 'USD' },
] as const;

interface Row {
  readonly type: string;
  readonly modifier: string;
  readonly modifier2: string;
  readonly value: unknown;
  readonly bov: string;
  readonly priceEffectOrder: string;
  readonly priceIncrement: number;
  readonly priceIncrementDollars: number;
  readonly priceIncrementPercent: number;
  readonly leadtime: readonly { from: number; weeks: number }[];
  readonly description: Readonly<Record<string, string>>;
}
type Model = Readonly<Record<string, unknown>> & { readonly model: string; readonly virtual: number };

/** A file that is written line by line and waits for the disk. */
async function writer(file: string) {
  await mkdir(path.dirname(file), { recursive: true });
  const stream = createWriteStream(file, { highWaterMark: 1 << 20 });
  return {
    async line(text: string) {
      if (!stream.write(text + '\n')) await once(stream, 'drain');
    },
    async end() {
      stream.end();
      await once(stream, 'close');
    },
  };
}

const readJson = async <T>(name: string) => JSON.parse(await readFile(path.join(demo, name), 'utf8')) as T;
const quoted = (cell: string | number | undefined) => `"${String(cell ?? '').replaceAll('"', '""')}"`;

const heads = ['model', 'brand', 'type', 'modifier', 'modifier2', 'bov', 'moq', 'leadtime', 'priceIncrement'];
const tails = ['priceIncrementDollars', 'priceIncrementPercent', 'priceEffectOrder', 'value'];
const heights = ['heightMin', 'heightStandard', 'heightMax'];

function variationLine(model: string, brand: string, row: Row): string {
  const isHeight = row.type === 'pendantHeight';
  const range = (isHeight ? row.value : {}) as { min?: number; standard?: number; max?: number };
  const cells = [
    ...[model, brand, row.type, row.modifier, row.modifier2, row.bov, 1],
    row.leadtime.map(({ from, weeks }) => `${from}:${weeks}`).join(' '),
    ...[row.priceIncrement, row.priceIncrementDollars, row.priceIncrementPercent, row.priceEffectOrder],
    ...[isHeight ? '' : (row.value as string | number), range.min, range.standard, range.max],
    ...languages.map((language) => row.description[language]),
  ];
  return cells.map(quoted).join(',');
}

/** What a feed of so many models holds. */
export interface LargeFeed {
  readonly models: number;
  readonly variations: number;
  readonly prices: number;
}

/**
 * Writes a feed of `count` models (at most 9,899, the numbers above 100) in both catalogues, with the documents, rules
 * and umbrellas of the demo feed, `perModel` variations (20 to 90) and 2 prices a model and catalogue: 9,800 models of
 * 50 variations make more than a million rows.
 */
export async function writeLargeFeed(folder: string, count: number, perModel = 26): Promise<LargeFeed> {
  await mkdir(folder, { recursive: true });
  const skipped = /(models|prices|reference-examples)\.json$|README\.md$/;
  const folders = /^(variations|byFamily)$/;
  await cp(demo, folder, {
    recursive: true,
    filter: (from) => !skipped.test(from) && !folders.test(path.basename(from)),
  });
  const known = await readJson<Model[]>('models.json');
  const pattern = known.find((each) => each.model === '2011')!;
  const article = (await readJson<Record<string, unknown>[]>('byFamily/201_16.json'))[0]!;
  const rows = await readJson<Row[]>('variations/2011_16.json');
  const colours = rows.filter((row) => row.type === 'color');
  const codes = [...'ABCDEFGH'].flatMap((letter) => [...'123456789'].map((digit) => letter + digit));
  const more = codes.map((modifier) => ({ ...colours.at(-2)!, modifier, value: modifier }));
  const variations = [...rows, ...more].slice(0, perModel);

  const models = await writer(path.join(folder, 'models.json'));
  await models.line('[');
  await models.line(
    known
      .filter((each) => each.virtual === 1)
      .map((each) => JSON.stringify(each))
      .join(',\n'),
  );
  const prices = await writer(path.join(folder, 'prices.csv'));
  await prices.line('reference,catalogId,rateId,salePrice,currency');
  const lines = await writer(path.join(folder, 'variations.csv'));
  await lines.line([...heads, ...tails, ...heights, ...languages].join(','));
  const articles = await Promise.all(
    catalogs.map(({ id }) => writer(path.join(folder, `byFamily/201_${id}.json`))),
  );
  for (const file of articles) await file.line('[');

  // A smaller feed has the numbers that the documents of the demo feed speak of.
  const first = count < 3000 ? 1500 : 101;
  for (let at = 0; at < count; at += 1) {
    const number = first + at;
    const model = String(number).padStart(4, '0');
    await models.line(',' + JSON.stringify({ ...pattern, model, number, name: `Almar ${model}` }));
    for (const [which, { id, brand, dash, rates, currency }] of catalogs.entries()) {
      const priceReference = `${model}${dash}10`;
      const referenceBase = `${priceReference}/1Z_10`;
      const reference = `${referenceBase}_200${id === 21 ? '-2US' : ''}`;
      const base = { ...article, model, catalog: id, reference, referenceBase, priceReference };
      await articles[which]!.line((at > 0 ? ',' : '') + JSON.stringify(base));
      for (const row of variations) await lines.line(variationLine(model, brand, row));
      for (const rate of rates)
        await prices.line(`${priceReference},${id},${rate},${100 + (at % 400)},${currency}`);
    }
  }
  for (const file of [models, ...articles]) await file.line(']');
  await Promise.all([models, prices, lines, ...articles].map((file) => file.end()));
  return { models: count, variations: count * 2 * variations.length, prices: count * 4 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, models = '9600', perModel = '26'] = process.argv.slice(2);
  if (!folder) throw new Error('Give a folder to write to.');
  console.log(await writeLargeFeed(path.resolve(folder), Number(models), Number(perModel)));
}
