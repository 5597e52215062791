import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { read } from '../packages/engine/examples/demo-catalogue';

interface Scene {
  readonly name: string;
  readonly subFamilyId: number;
  readonly luminaires: readonly { readonly model?: string; readonly preconfig?: number }[];
}

interface Row {
  readonly file: string;
  readonly role: string;
  readonly models?: readonly string[];
  readonly subFamilyId: number;
}

const scenes = JSON.parse(
  readFileSync(new URL('photographs/scenes.json', import.meta.url), 'utf8'),
) as readonly Scene[];
const folder = new URL('../catalogue/pictures/', import.meta.url);
const index = read<Row[]>('pictures/index.json');
const collectionOf = new Map([
  ...read<{ model: string; subFamily: { id: number } }[]>('models.json').map(
    ({ model, subFamily }) => [model, subFamily.id] as const,
  ),
  ...read<{ id: number; subFamilyId: number }[]>('preconfigs.json').map(
    ({ id, subFamilyId }) => [`${id}`, subFamilyId] as const,
  ),
]);

it('photographs are of scenes, and say what these show', () => {
  expect(index.length).toBeGreaterThan(0);
  for (const row of index) {
    const scene = scenes.find(({ name }) => `${name}.webp` === row.file);
    const models = scene?.luminaires.flatMap(({ model }) => model ?? []) ?? [];
    expect(row).toEqual({
      ...{ file: row.file, role: 'ambient', subFamilyId: scene?.subFamilyId },
      ...(models.length > 0 && { models: [...new Set(models)].sort() }),
    });
  }
});

it('a scene shows one collection of the feed', () => {
  expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
  for (const { name, subFamilyId, luminaires } of scenes)
    for (const { model, preconfig } of luminaires)
      expect([name, collectionOf.get(model ?? `${preconfig}`)]).toEqual([name, subFamilyId]);
});

it('each file is a WebP of 960 by 600 pixels that a page can bear, and nothing else lies beside them', () => {
  expect(readdirSync(folder).sort()).toEqual([...index.map(({ file }) => file), 'index.json'].sort());
  for (const { file } of index) {
    const bytes = readFileSync(new URL(file, folder));
    expect([file, bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 15)]).toEqual([
      ...[file, 'RIFF', 'WEBPVP8'],
    ]);
    // The first frame of VP8 has its width and height in 14 bits each, after its mark 9d 01 2a.
    expect([file, bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]).toEqual([
      file,
      960,
      600,
    ]);
    expect(bytes.length).toBeLessThan(150_000);
  }
});
