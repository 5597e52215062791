import { eachLineText, lineTextNames, lineTexts, type LineText } from '@lucerna/contract';
import { inSections } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import { parseJson, type JsonText } from '../../../database/json-text';
import { project, projectLine } from '../../../database/tables/project';
import { projectArea, projectFreeLine, projectSection } from '../../../database/tables/project-structure';
import type { LineArrangement, Structure } from '../../../database/tables/project-structure';
import { pick } from '../../../database/typed';
import type { NewLine } from '../line/line';

/** Of a line that its owner has not arranged. */
export const plainArrangement: LineArrangement = Object.freeze({
  section: null,
  area: null,
  ...eachLineText(() => ''),
  option: null,
});

/** What is written of a line is in columns of these names. */
export const textColumns = pick(projectLine, lineTexts);

const { sectionId, areaId, kind, alternativeTo, isChosen } = projectLine;

/** The columns of a line that are its arrangement. */
export const arrangementColumns = { sectionId, areaId, ...textColumns, kind, alternativeTo, isChosen };

const hasNoText = sql.join(
  lineTextNames.map((name) => sql`${textColumns[name]} = ''`),
  sql` and `,
);
const textMembers = sql.join(
  lineTextNames.map((name) => sql`${sql.raw(`'${name}'`)}, ${textColumns[name]}`),
  sql`, `,
);

/** What was arranged of a line, null of one that is as it was added: most are. */
export const arrangementOfLine = sql<JsonText<LineArrangement> | null>`case
  when ${kind} = 'included' and ${hasNoText} and ${sectionId} is null and ${areaId} is null then null
  else json_build_object('section', ${sectionId}, 'area', ${areaId}, ${textMembers}, 'option',
    case ${kind} when 'included' then null else json_strip_nulls(json_build_object(
      'kind', ${kind}, 'alternativeTo', ${alternativeTo}, 'isChosen', ${isChosen})) end)::text end`;

export const arrangementOf = (text: JsonText<LineArrangement> | null): LineArrangement =>
  text === null ? plainArrangement : parseJson(text);

/** Where a line that is added goes. */
export function arrangementOfNew({ arrangement = {} }: Pick<NewLine, 'arrangement'>): LineArrangement {
  const { section = null, area = null } = arrangement;
  return { section, area, ...eachLineText((name) => arrangement[name] ?? ''), option: null };
}

/** What is written of a line, but for what is empty. */
export function saidTexts(line: Readonly<Record<LineText, string>>): {
  readonly [Name in LineText]?: string;
} {
  const said: { [Name in LineText]?: string } = {};
  for (const name of lineTextNames) if (line[name] !== '') said[name] = line[name];
  return said;
}

/** Whether two lines are arranged alike. */
export const isArrangedAs = (one: LineArrangement, other: LineArrangement): boolean =>
  one.section === other.section &&
  one.area === other.area &&
  lineTextNames.every((name) => one[name] === other[name]) &&
  JSON.stringify(one.option) === JSON.stringify(other.option);

/** The parts of a project as one JSON value, each kind in its order. */
export const structureOfProject = sql<Structure>`json_build_object(
  'sections', coalesce((select json_agg(json_build_object('id', ${projectSection.id}, 'name', ${projectSection.name})
      order by ${projectSection.position})
    from ${projectSection} where ${projectSection.projectId} = ${project.id}), '[]'),
  'areas', coalesce((select json_agg(json_build_object('id', ${projectArea.id}, 'floor', ${projectArea.floor},
      'room', ${projectArea.room}) order by ${projectArea.position})
    from ${projectArea} where ${projectArea.projectId} = ${project.id}), '[]'),
  'freeLines', coalesce((select json_agg(json_build_object('id', ${projectFreeLine.id},
      'section', ${projectFreeLine.sectionId}, 'text', ${projectFreeLine.text}, 'quantity', ${projectFreeLine.quantity},
      'unitPrice', ${projectFreeLine.unitPrice}) order by ${projectFreeLine.position})
    from ${projectFreeLine} where ${projectFreeLine.projectId} = ${project.id}), '[]'))`;

export const noStructure: Structure = Object.freeze({ sections: [], areas: [], freeLines: [] });

export const hasParts = ({ sections, areas, freeLines }: Structure): boolean =>
  sections.length + areas.length + freeLines.length > 0;

type Placed = Pick<LineArrangement, 'section' | 'area'>;

/** Lines in the order of their project. What names a part that is gone stands in none. */
export function arranged<Line extends Placed>(
  lines: readonly Line[],
  { sections, areas }: Structure,
): readonly Line[] {
  const hasSection = new Set<string | null>([null, ...sections.map(({ id }) => id)]);
  const hasArea = new Set<string | null>([null, ...areas.map(({ id }) => id)]);
  const known = lines.map((line) =>
    hasSection.has(line.section) && hasArea.has(line.area)
      ? line
      : {
          ...line,
          section: hasSection.has(line.section) ? line.section : null,
          area: hasArea.has(line.area) ? line.area : null,
        },
  );
  return inSections(known, sections);
}
