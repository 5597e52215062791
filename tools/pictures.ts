/**
 * Writes a contact sheet of every picture, for people who review them: `npx tsx tools/pictures.ts FOLDER [FINISH] [TEMPERATURE]`.
 * FOLDER gets index.html with all models on both grounds, the collections, the home picture, swatches and installations.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureModel } from '../packages/picture/src/index';
import {
  drawCollection,
  drawHero,
  drawInstallation,
  drawLuminaire,
  drawSwatch,
  finishPaints,
} from '../packages/picture/src/index';

interface ModelRow {
  model: string;
  name: string;
  kind: string;
  subFamily: { id: number; name: string };
  technicalData: Pick<PictureModel, 'dimensionsMm' | 'distribution'>;
}

const grounds = ['light', 'dark'] as const;
const installations = ['10', '12', '15', '16', '18', '21', '31', '32', '40', '41', '50', '00'];

function modelsOfCatalogue(): ModelRow[] {
  const file = fileURLToPath(new URL('../catalogue/models.json', import.meta.url));
  return (JSON.parse(readFileSync(file, 'utf8')) as ModelRow[]).filter(({ kind }) => kind !== 'umbrella');
}

function factsOf(row: ModelRow): PictureModel {
  return { model: row.model, kind: row.kind, subFamilyId: row.subFamily.id, ...row.technicalData };
}

function sheet(rows: readonly ModelRow[], finish: string, temperature: string): string {
  const look = { finish, temperature };
  const figure = (svg: string, caption: string) =>
    `<figure>${svg}<figcaption>${caption} · ${(svg.length / 1024).toFixed(1)} kB</figcaption></figure>`;
  const models = rows.map(factsOf);
  const heroes = grounds.map((ground) =>
    figure(drawHero({ ground, temperature, models, idPrefix: `hero-${ground}` }), `Home, ${ground}`),
  );
  const families = [...new Map(rows.map(({ subFamily }) => [subFamily.id, subFamily.name]))];
  const collections = families.flatMap(([id, name]) =>
    grounds.map((ground) => {
      const members = models.filter(({ subFamilyId }) => subFamilyId === id);
      const request = { subFamilyId: id, models: members, ground, ...look, idPrefix: `c${id}-${ground}` };
      return figure(drawCollection(request), `${name}, ${ground}`);
    }),
  );
  const luminaires = rows.flatMap((row) =>
    grounds.map((ground) => {
      const request = { ...factsOf(row), ground, ...look, idPrefix: `m${row.model}-${ground}` };
      return figure(drawLuminaire(request), `${row.model} ${row.name}`);
    }),
  );
  const swatches = Object.keys(finishPaints).map((code) => figure(drawSwatch(code), code));
  const drawings = installations.map((code) => figure(drawInstallation(code), code));
  const section = (title: string, figures: readonly string[], columns: number) =>
    `<h2>${title}</h2><div style="grid-template-columns:repeat(${columns},1fr)">${figures.join('')}</div>`;
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>body{margin:32px;font:14px sans-serif;color:#424b5a}div{display:grid;gap:16px}figure{margin:0}svg{display:block;width:100%}h2{font-weight:500;margin:48px 0 16px}</style>
${section('Home', heroes, 1)}${section('Collections', collections, 2)}${section('Models', luminaires, 4)}
${section('Finishes', swatches, 12)}${section('Installations', drawings, 12)}`;
}

const [folder, finish = '20', temperature = '2'] = process.argv.slice(2);
if (!folder) {
  console.error('Give the folder to write to: npx tsx tools/pictures.ts FOLDER [FINISH] [TEMPERATURE]');
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'index.html');
  writeFileSync(file, sheet(modelsOfCatalogue(), finish, temperature));
  console.log(file);
}
