import { mostTypes } from '@lucerna/contract';
import { problem } from '@lucerna/engine';
import type { CatalogId, LanguageCode, Units } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { no } from '../../http/answer';
import type { Refusal } from '../../http/answer';
import { timeSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import { viewOf } from '../catalogue';
import { findType } from '../document';
import type { DocumentContext, ScheduledType } from '../document';
import { wordsOf, writtenFacts } from '../project';
import type { StoredLine } from '../project';
import { findDownload } from './project-products';

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
  readonly query: { readonly units?: Units | undefined };
}

/** A1 before A2 before A10, and what has no mark last, in the order of the project. */
const byMark = new Intl.Collator('en', { numeric: true });
const inOrder = (one: { readonly mark: string }, other: { readonly mark: string }): number => {
  if (one.mark === '' || other.mark === '') return Number(one.mark === '') - Number(other.mark === '');
  return byMark.compare(one.mark, other.mark);
};

/** Lines of one product under one mark. */
interface Group {
  readonly line: StoredLine;
  readonly mark: string;
  quantity: number;
  readonly locations: Set<string>;
  readonly remarks: Set<string>;
}

/**
 * The types of a project: its products by type mark, each with all its pieces and places, made anew with today’s catalogue.
 * Refuses who may not download it, an empty project, and one of more types than a schedule holds.
 */
export async function typesOfProject(
  frame: Frame,
  { viewer, language, query }: Call,
  projectId: string,
): Promise<ProjectTypes | Refusal> {
  const found = await findDownload(frame, viewer, projectId);
  if (!found.ok) return found;
  const groups = new Map<string, Group>();
  for (const line of found.lines) {
    const { mark = '', area, note } = wordsOf(found.structure, line);
    const key = `${mark}\n${line.reference}`;
    const group = groups.get(key) ?? {
      ...{ line, mark, quantity: 0 },
      locations: new Set<string>(),
      remarks: new Set<string>(),
    };
    group.quantity += line.quantity;
    const location = area ? [area.floor, area.room].filter(Boolean).join(', ') : '';
    if (location !== '') group.locations.add(location);
    if (note) group.remarks.add(note);
    groups.set(key, group);
  }
  const all = [...groups.values()].sort(inOrder);
  if (all.length === 0) return no(problem('articles-not-found'));
  if (all.length > mostTypes) return no({ code: 'typesMost', data: { most: mostTypes, given: all.length } });
  const { catalogId } = found;
  const view = viewOf(frame, { viewer, language, query: { catalogId, units: query.units } });
  const context = { frame, viewer, view };
  const types: ScheduledType[] = [];
  const slice = timeSlices();
  for (const { line, mark, quantity, locations, remarks } of all) {
    await slice();
    const { reference, type } = line;
    types.push({
      ...{ mark, name: line.name, code: reference, quantity },
      collection: view.catalogue.models.get(line.model)?.subFamily.name ?? '',
      location: [...locations].join('; '),
      remarks: [...remarks].join('; '),
      found: await findType(context, type === 'CREATION' ? { creationCode: reference } : { reference }),
    });
  }
  const facts = writtenFacts(found, language);
  return { ok: true, projectName: found.name, facts, catalogId, context, types };
}
