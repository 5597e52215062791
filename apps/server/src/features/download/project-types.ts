import { maxTypes, type ScheduleArrangement } from '@lucerna/contract';
import { isolated, problem, type CatalogId, type LanguageCode, type Units } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import { no, type Refusal } from '../../http/answer';
import { timeSlices } from '../../http/time-slice';
import type { WorkSteps } from '../../jobs/work-steps';
import type { Viewer } from '../../viewer';
import { viewOf } from '../catalogue';
import { findType, type DocumentContext, type ScheduledType } from '../document';
import { wordsOf, writtenFacts, type StoredLine } from '../project';
import { findDownload, type FoundProject } from './project-products';

export interface ProjectTypes {
  readonly ok: true;
  readonly projectName: string;
  /** What is written of it besides. */
  readonly facts: ReturnType<typeof writtenFacts>;
  readonly catalogId: CatalogId;
  readonly context: DocumentContext;
  readonly types: readonly ScheduledType[];
}

interface Call {
  readonly viewer: Viewer;
  readonly language: LanguageCode;
  readonly query: { readonly units?: Units | undefined; readonly by?: ScheduleArrangement | undefined };
}

/** A1 before A2 before A10, and what has no mark last, in the order of the project. */
const byMark = new Intl.Collator('en', { numeric: true });
const inOrder = (one: { readonly mark: string }, other: { readonly mark: string }): number => {
  if (one.mark === '' || other.mark === '') return Number(one.mark === '') - Number(other.mark === '');
  return byMark.compare(one.mark, other.mark);
};

/** Lines of one product under one mark; of one area where they are arranged by it. */
interface Group {
  readonly line: StoredLine;
  readonly mark: string;
  /** The place of its area among those of the project; behind all of them without one. */
  readonly place: number;
  quantity: number;
  readonly locations: Set<string>;
  readonly remarks: Set<string>;
}

/**
 * The products of a project by type mark, or by area and type mark. Refuses an empty project, and one of more types than a
 * schedule holds.
 */
export function groupsOf(
  found: FoundProject,
  by: ScheduleArrangement = 'mark',
): { readonly ok: true; readonly all: readonly Group[] } | Refusal {
  const groups = new Map<string, Group>();
  const { areas } = found.structure;
  for (const line of found.lines) {
    const { mark = '', area, note } = wordsOf(found.structure, line);
    const at = areas.findIndex(({ id }) => id === line.area);
    const place = by !== 'area' ? 0 : at < 0 ? areas.length : at;
    const key = `${place}\n${mark}\n${line.reference}`;
    const group = groups.get(key) ?? {
      ...{ line, mark, place, quantity: 0 },
      locations: new Set<string>(),
      remarks: new Set<string>(),
    };
    group.quantity += line.quantity;
    const location = area ? [area.floor, area.room].filter(Boolean).map(isolated).join(', ') : '';
    if (location !== '') group.locations.add(location);
    if (note) group.remarks.add(note);
    groups.set(key, group);
  }
  const all = [...groups.values()].sort((one, other) => one.place - other.place || inOrder(one, other));
  if (all.length === 0) return no(problem('articles-not-found'));
  const given = new Set(all.map(({ mark, line }) => `${mark}\n${line.reference}`)).size;
  if (given > maxTypes) return no({ code: 'typesMost', data: { most: maxTypes, given } });
  return { ok: true, all };
}

/**
 * The types of a project: its products by type mark, each with all its pieces and places, or those of each area by itself; made anew with
 * today’s catalogue. Refuses who may not download it, an empty project, and one of more types than a schedule holds.
 */
export async function typesOfProject(
  ctx: AppContext,
  { viewer, language, query }: Call,
  projectId: string,
  { tell, signal }: WorkSteps,
): Promise<ProjectTypes | Refusal> {
  const found = await findDownload(ctx, viewer, projectId);
  if (!found.ok) return found;
  const groups = groupsOf(found, query.by);
  if (!groups.ok) return groups;
  const { catalogId } = found;
  const view = viewOf(ctx, { viewer, language, query: { catalogId, units: query.units } });
  const context = { ctx, viewer, view };
  const types: ScheduledType[] = [];
  const known = new Map<string, ScheduledType['found']>();
  const slice = timeSlices();
  for (const { line, mark, quantity, locations, remarks } of groups.all) {
    signal.throwIfAborted();
    tell('types', types.length, groups.all.length);
    await slice();
    const { reference, type } = line;
    if (!known.has(reference))
      known.set(
        reference,
        await findType(context, type === 'CREATION' ? { creationCode: reference } : { reference }),
      );
    types.push({
      ...{ mark, name: line.name, code: reference, quantity },
      collection: view.catalogue.models.get(line.model)?.subFamily.name ?? '',
      location: [...locations].join('; '),
      remarks: [...remarks].map(isolated).join('; '),
      found: known.get(reference) ?? null,
    });
  }
  const facts = writtenFacts(found, language);
  return { ok: true, projectName: found.name, facts, catalogId, context, types };
}
