/**
 * Writes every picture as a file and a contact sheet of all: `npx tsx tools/pictures.ts FOLDER [FINISH] [TEMPERATURE]`.
 * FOLDER gets index.html, home-GROUND.svg, collection/ID.svg (light) and ID-dark.svg, model/NUMBER.svg and NUMBER-dark.svg,
 * thumb/color/CODE.svg and thumb/installation/CODE.svg: the catalogue names its pictures so.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bodyOf, read } from '../packages/engine/examples/demo-catalogue';
import type { Finish } from '../packages/engine/src/index';
import { drawCollection, drawHero, drawLuminaire, type PictureModel } from '../packages/picture/src/index';
import { drawInstallation, drawSwatch } from '../packages/picture/src/samples';

interface ModelRow {
  model: string;
  name: string;
  kind: string;
  subFamily: { id: number; name: string };
  technicalData: Pick<PictureModel, 'dimensionsMm' | 'distribution'>;
}

const grounds = ['light', 'dark'] as const;
const ending = { light: '.svg', dark: '-dark.svg' };
const installations = ['10', '12', '15', '16', '18', '21', '31', '32', '40', '41', '50', '00'];

function modelsOfCatalogue(): ModelRow[] {
  return read<ModelRow[]>('models.json').filter(({ kind }) => kind !== 'umbrella');
}

const finishes = read<Finish[]>('finishes.json');

function factsOf(row: ModelRow): PictureModel {
  return {
    ...bodyOf(row.model),
    model: row.model,
    kind: row.kind,
    subFamilyId: row.subFamily.id,
    ...row.technicalData,
  };
}

interface Picture {
  file: string;
  caption: string;
  svg: string;
}

/** All pictures in the order of the sheet: title of the section, figures in a row, pictures. */
function pictures(
  rows: readonly ModelRow[],
  finish: string,
  temperature: string,
): [string, number, Picture[]][] {
  const look = { finish, finishes, temperature };
  const models = rows.map(factsOf);
  const families = [...new Map(rows.map(({ subFamily }) => [subFamily.id, subFamily.name]))];
  const home = grounds.map((ground) => {
    const svg = drawHero({
      ...{ ground, temperature, finishes, idPrefix: `home-${ground}` },
      models: models.map((model) => ({ ...model, offered: [finish] })),
    });
    return { file: `home-${ground}.svg`, caption: `Home, ${ground}`, svg };
  });
  const collections = families.flatMap(([id, name]) =>
    grounds.map((ground) => {
      const members = models.filter(({ subFamilyId }) => subFamilyId === id);
      const request = { subFamilyId: id, models: members, ground, ...look, idPrefix: `c${id}-${ground}` };
      return { file: `collection/${id}${ending[ground]}`, caption: name, svg: drawCollection(request) };
    }),
  );
  const luminaires = rows.flatMap((row) =>
    grounds.map((ground) => {
      const request = { ...factsOf(row), ground, ...look, idPrefix: `m${row.model}-${ground}` };
      const caption = `${row.model} ${row.name}`;
      return { file: `model/${row.model}${ending[ground]}`, caption, svg: drawLuminaire(request) };
    }),
  );
  const samples = finishes.map((each) => ({
    file: `thumb/color/${each.code}.svg`,
    caption: each.code,
    svg: drawSwatch(each),
  }));
  const drawings = installations.map((code) => ({
    file: `thumb/installation/${code}.svg`,
    caption: code,
    svg: drawInstallation(code),
  }));
  return [
    ['Home', 1, home],
    ['Collections', 2, collections],
    ['Models', 4, luminaires],
    ['Finishes', 12, samples],
    ['Installations', 12, drawings],
  ];
}

function sheet(sections: ReturnType<typeof pictures>): string {
  const figure = ({ svg, caption }: Picture) =>
    `<figure>${svg}<figcaption>${caption} · ${(svg.length / 1024).toFixed(1)} kB</figcaption></figure>`;
  const parts = sections.map(
    ([title, columns, list]) =>
      `<h2>${title}</h2><div style="grid-template-columns:repeat(${columns},1fr)">${list.map(figure).join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>body{margin:32px;font:14px sans-serif;color:#424b5a}div{display:grid;gap:16px}figure{margin:0}svg{display:block;width:100%}h2{font-weight:500;margin:48px 0 16px}</style>
${parts.join('\n')}`;
}

const [folder, finish = '20', temperature = '2'] = process.argv.slice(2);
if (!folder) {
  console.error('Give the folder to write to: npx tsx tools/pictures.ts FOLDER [FINISH] [TEMPERATURE]');
  process.exitCode = 1;
} else {
  const sections = pictures(modelsOfCatalogue(), finish, temperature);
  for (const { file, svg } of sections.flatMap(([, , list]) => list)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, svg);
  }
  const index = path.join(folder, 'index.html');
  writeFileSync(index, sheet(sections));
  console.log(index);
}
