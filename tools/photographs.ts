/**
 * Photographs of collections, for the feed in `catalogue/`: `npx tsx tools/photographs.ts [--quick FOLDER] [NAME…]`.
 * Each scene of `photographs/scenes.json` is built of the product's own glTF exports and rendered by Blender; `--quick` writes small
 * proofs into a folder and leaves the feed as it is. Without names all are made. See docs/photographs.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { cataloguesOf, read } from '../packages/engine/examples/demo-catalogue';
import { ok, rebuildCreation, spaceOfPreconfig } from '../packages/engine/src/index';
import type { CatalogId, Creation, ElementCatalogue, Finish, Result } from '../packages/engine/src/index';
import { exportCreation } from '../packages/scene/src/files/index';

const here = fileURLToPath(new URL('photographs/', import.meta.url));
const pictures = fileURLToPath(new URL('../catalogue/pictures/', import.meta.url));
const catalogId: CatalogId = 16;
const kelvin: Readonly<Record<string, number>> = { '1': 2700, '2': 3000, '3': 3500, '4': 4000 };

/** A luminaire of a scene, or a product that the feed has composed already. */
interface Placed {
  readonly model?: string;
  readonly preconfig?: number;
  /** Without it the one in which the model is shown. */
  readonly finish?: string;
  readonly temperature?: string;
  /** Metres of cable above it. */
  readonly cable?: number;
}

interface Scene {
  readonly name: string;
  readonly subFamilyId: number;
  /** How many times the usual number of samples it takes. */
  readonly samples?: number;
  readonly luminaires: readonly Placed[];
}

interface Size {
  readonly pixels: readonly [number, number];
  /** Of each half. */
  readonly samples: number;
}

interface ModelRow {
  readonly model: string;
  readonly kind: string;
  readonly subFamily: { readonly id: number };
  readonly pendantHeight: object | null;
  readonly technicalData: { readonly usualFinish?: string };
}

interface PreconfigRow {
  readonly id: number;
  readonly roomSize: object;
  readonly drawing?: { readonly lights?: readonly object[]; readonly feeds?: readonly object[] };
  readonly compositions: readonly { readonly attributes: { readonly temperature: string } }[];
}

const scenes = JSON.parse(readFileSync(path.join(here, 'scenes.json'), 'utf8')) as readonly Scene[];
const modelRows = new Map(read<ModelRow[]>('models.json').map((row) => [row.model, row]));
const preconfigs = new Map(read<PreconfigRow[]>('preconfigs.json').map((row) => [row.id, row]));
const today = new Date().toISOString().slice(0, 10);

/** What a placed luminaire is made of: a product of one luminaire, as a preconfigured product says it. */
function productOf({ model, finish, temperature = '2', cable = 2.2 }: Placed, catalogue: ElementCatalogue) {
  const row = modelRows.get(model ?? '');
  const article = catalogue.model(model ?? '')?.sheet.article;
  if (!row || !article) throw new Error(`The feed has no model ${model}.`);
  const { control, installation } = article.attributes;
  const light = { model, x: 0, z: 0, ...(row.pendantHeight && { pendantHeight: cable }) };
  const color = finish ?? row.technicalData.usualFinish;
  return {
    id: 1,
    roomSize: { width: 12, depth: 12, height: 6 },
    compositions: [{ attributes: { color, temperature, control, installation }, lights: [light] }],
  };
}

function creationOf(product: object, catalogue: ElementCatalogue): Result<Creation> {
  const space = spaceOfPreconfig(product, catalogue);
  return space.ok ? ok({ space: space.value, drawing: null }) : space;
}

/** A product that the feed has composed: its drawing where it has one, else the room that its compositions make. */
function composedOf(id: number, catalogue: ElementCatalogue): Result<Creation> {
  const row = preconfigs.get(id);
  if (!row) throw new Error(`The feed has no composed product ${id}.`);
  if (!row.drawing) return creationOf(row, catalogue);
  const { lights = [], feeds = [], ...drawn } = row.drawing;
  const drawing = {
    ...{ type: 'drawing', id: `${id}`, roomSize: row.roomSize, ...drawn, feeds },
    lights: lights.map((light) => ({ attributes: {}, ...light })),
  };
  return rebuildCreation({ version: 1, space: null, drawing }, catalogue);
}

async function exported(placed: Placed, subFamilyId: number, file: string): Promise<void> {
  const catalogue = cataloguesOf(subFamilyId, catalogId, today).elements;
  const creation =
    placed.preconfig === undefined
      ? creationOf(productOf(placed, catalogue), catalogue)
      : composedOf(placed.preconfig, catalogue);
  if (!creation.ok) throw new Error(`${JSON.stringify(placed)}: ${JSON.stringify(creation.problems)}`);
  const about = { name: 'photograph', code: '', brand: '', day: today, units: 'metric' } as const;
  const made = await exportCreation(creation.value, catalogue, 'gltf', about);
  if (!made.ok) throw new Error(`${JSON.stringify(placed)}: ${JSON.stringify(made.problems)}`);
  writeFileSync(file, made.value.bytes);
}

function blender(script: string, ...told: readonly string[]): void {
  const { status, error, stderr, stdout } = spawnSync(
    'nice',
    ['-n', '19', 'blender', '-b', '--factory-startup', '--python-exit-code', '1', '-t', '1'].concat([
      ...['-P', path.join(here, script), '--', ...told],
    ]),
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  if (error) throw error;
  if (status !== 0) throw new Error(`${script}: ${stderr}\n${stdout.slice(-2000)}`);
}

async function render(scene: Scene, size: Size, folder: string, out: string): Promise<void> {
  const luminaires = await Promise.all(
    scene.luminaires.map(async (placed, at) => {
      const glb = path.join(folder, `${at}.glb`);
      await exported(placed, scene.subFamilyId, glb);
      const temperature =
        placed.temperature ??
        preconfigs.get(placed.preconfig ?? 0)?.compositions[0]?.attributes.temperature ??
        '2';
      return {
        ...placed,
        glb,
        kelvin: kelvin[temperature],
        kind: modelRows.get(placed.model ?? '')?.kind ?? null,
      };
    }),
  );
  const told = path.join(folder, 'scene.json');
  const finishes = read<Finish[]>('finishes.json');
  const samples = Math.round(size.samples * (scene.samples ?? 1));
  writeFileSync(told, JSON.stringify({ ...scene, ...size, samples, luminaires, finishes }));
  blender('render.py', told, folder);
  blender('develop.py', told, folder, out);
}

/** The index of the feed: what other tools and hands wrote into it stays. */
function writeIndex({ name, subFamilyId, luminaires }: Scene): void {
  const file = path.join(pictures, 'index.json');
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly file: string }[])
    : [];
  const models = new Set(luminaires.flatMap(({ model }) => (model === undefined ? [] : [model])));
  const row = {
    file: `${name}.webp`,
    role: 'ambient',
    ...(models.size > 0 && { models: [...models].sort() }),
    subFamilyId,
  };
  const all = [...before.filter((each) => each.file !== row.file), row];
  all.sort((one, other) => (one.file < other.file ? -1 : 1));
  writeFileSync(file, `[\n${all.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'string' }, into: { type: 'string' } },
});
const unknown = positionals.filter((each) => !scenes.some(({ name }) => name === each));
if (unknown.length > 0) throw new Error(`There is no scene ${unknown.join(', ')}.`);
const wanted = scenes.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const into = path.resolve(values.quick ?? values.into ?? pictures);
const size: Size =
  values.quick === undefined ? { pixels: [960, 600], samples: 8 } : { pixels: [400, 250], samples: 7 };
mkdirSync(into, { recursive: true });
for (const scene of wanted) {
  const folder = mkdtempSync(path.join(tmpdir(), 'photograph-'));
  try {
    const started = Date.now();
    await render(scene, size, folder, path.join(into, `${scene.name}.webp`));
    if (values.quick === undefined && values.into === undefined) writeIndex(scene);
    console.log(`${scene.name}: ${Math.round((Date.now() - started) / 1000)} s`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
