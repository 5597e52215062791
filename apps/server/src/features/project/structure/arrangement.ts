import { inSections } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import type { JsonText } from '../../../database/json-text';
import { parseJson } from '../../../database/json-text';
import { project, projectLine } from '../../../database/tables/project';
import { projectArea, projectFreeLine, projectSection } from '../../../database/tables/project-structure';
import type { LineArrangement, Structure } from '../../../database/tables/project-structure';
import type { NewLine } from '../line/line';

/** Of a line that its owner has not arranged. */
export const plainArrangement: LineArrangement = Object.freeze({
  section: null,
  area: null,
  mark: '',
  note: '',
  option: null,
});

const { sectionId, areaId, mark, note, kind, alternativeTo, isChosen } = projectLine;

/** The columns of a line that are its arrangement. */
export const arrangementColumns = { sectionId, areaId, mark, note, kind, alternativeTo, isChosen };

/** What was arranged of a line, null of one that is as it was added: most are. */
export const arrangementOfLine = sql<JsonText<LineArrangement> | null>`case
  when ${kind} = 'included' and ${mark} = '' and ${note} = '' and ${sectionId} is null and ${areaId} is null then null
  else json_build_object('section', ${sectionId}, 'area', ${areaId}, 'mark', ${mark}, 'note', ${note}, 'option',
    case ${kind} when 'included' then null else json_strip_nulls(json_build_object(
      'kind', ${kind}, 'alternativeTo', ${alternativeTo}, 'isChosen', ${isChosen})) end)::text end`;

export const arrangementOf = (text: JsonText<LineArrangement> | null): LineArrangement =>
  text === null ? plainArrangement : parseJson(text);

/** Where a line that is added goes. */
export function arrangementOfNew({ arrangement = {} }: NewLine): LineArrangement {
  const { section = null, area = null, mark = '', note = '' } = arrangement;
  return { section, area, mark, note, option: null };
}

/** Whether two lines are arranged alike. */
export const isArrangedAs = (one: LineArrangement, other: LineArrangement): boolean =>
  one.section === other.section &&
  one.area === other.area &&
  one.mark === other.mark &&
  one.note === other.note &&
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
