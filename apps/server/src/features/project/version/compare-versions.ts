import { lineTextNames, type ComparedLine, type VersionComparison } from '@lucerna/contract';
import { countedLines } from '@lucerna/engine';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { projectCreation } from '../../../database/tables/creation';
import { projectVersion, versionLine } from '../../../database/tables/project-version';
import { typed, type Queryable } from '../../../database/typed';
import { answer, notFound, type Answer } from '../../../http/answer';
import { mapInSlices } from '../../../http/time-slice';
import type { Viewer } from '../../../viewer';
import { findAccess, refused, type Access } from '../access';
import type { StoredLine } from '../line/line';
import { sumsOf } from '../line-sums';
import { pricedLine, pricesOf } from '../line/present-line';
import type { Projects } from '../read-project';
import type { StoredProject } from '../store';
import { presentArranged, type PlacedLine } from '../structure/present-structure';
import { wordsOf } from '../structure/words';
import { compareFreeLines } from './compare-free-lines';
import { readVersion } from './find-versions';

interface Side {
  readonly project: StoredProject;
  readonly priced: readonly PlacedLine[];
  readonly counted: ReadonlySet<string>;
  /** The hash of what each was made from, by the ids of those lines that a configurator made. */
  readonly creations: ReadonlyMap<string, string>;
}

/**
 * What differs between two versions of a project, or between one and the project as it is, at the prices of the viewer. A line
 * is known by its id, which it keeps whatever becomes of it.
 */
export async function compareVersions(
  projects: Projects,
  viewer: Viewer,
  projectId: string,
  pair: { readonly from: string; readonly to: string },
): Promise<Answer<VersionComparison>> {
  const access = await findAccess(projects.ctx.pool, viewer, projectId);
  if (!access) return refused(access);
  const from = await sideOf(projects, viewer, projectId, pair.from, access);
  const to = await sideOf(projects, viewer, projectId, pair.to, access);
  if (!from || !to) return notFound();
  const { lines: after } = to.project;
  const before = new Map(from.project.lines.map((line, at) => [line.id, { line, priced: from.priced[at]! }]));
  const show = ({ project, counted }: Side, line: StoredLine, priced: PlacedLine): ComparedLine => ({
    ...{ _id: line.id, name: line.name, referenceCode: line.reference },
    ...{ quantity: line.quantity, leadTimeWeeks: line.leadTimeWeeks },
    ...wordsOf(project.structure, line),
    ...(!counted.has(line.id) && { counts: false as const }),
    ...(access.seesPrices && { prices: pricesOf(priced) }),
  });
  const added: ComparedLine[] = [];
  const changed: VersionComparison['changed'] = [];
  after.forEach((line, at) => {
    const shown = show(to, line, to.priced[at]!);
    const old = before.get(line.id);
    before.delete(line.id);
    if (!old) return void added.push(shown);
    const was = show(from, old.line, old.priced);
    const fields = changedFields(was, shown);
    if (from.creations.get(line.id) !== to.creations.get(line.id)) fields.push('creation');
    if (fields.length > 0) changed.push({ _id: line.id, fields, from: was, to: shown });
  });
  const arrangedOf = ({ project }: Side) =>
    presentArranged(
      { ...project, products: project.lines.length, sums: sumsOf(project, access) },
      access.seesPrices,
    );
  const stateOf = ({ project }: Side, totals: ReturnType<typeof arrangedOf>['totals']) => ({
    id: project.id,
    number: project.versionOf?.number ?? null,
    title: project.versionOf?.title ?? null,
    name: project.name,
    totals,
  });
  const [was, is] = [arrangedOf(from), arrangedOf(to)];
  return answer({
    from: stateOf(from, was.totals),
    to: stateOf(to, is.totals),
    added,
    removed: [...before.values()].map(({ line, priced }) => show(from, line, priced)),
    changed,
    unchanged: after.length - added.length - changed.length,
    freeLines: compareFreeLines(was.structure, is.structure),
  });
}

async function sideOf(
  { ctx, cache }: Projects,
  viewer: Viewer,
  projectId: string,
  id: string,
  { terms }: Access,
): Promise<Side | null> {
  const found = id === projectId ? await cache.find(id, viewer) : await readVersion(ctx.pool, viewer, id);
  if (!found || (found.project.versionOf?.projectId ?? found.project.id) !== projectId) return null;
  const { project } = found;
  const priced = await mapInSlices(project.lines, (line) => {
    const { id: lineId, section, area, option } = line;
    return { ...pricedLine(line, project.currency, terms.discounts), id: lineId, section, area, option };
  });
  const counted = new Set(countedLines(project.lines).map((line) => line.id));
  return { project, priced, counted, creations: await creationsOf(ctx.pool, project) };
}

/** A creation may be another under its code: what is compared is what the configurator stored. */
async function creationsOf(
  db: Queryable,
  { id, versionOf }: StoredProject,
): Promise<ReadonlyMap<string, string>> {
  const hashOf = (creation: PgColumn) => sql<string>`md5(${creation}::text)`;
  const rows = versionOf
    ? await typed(db)
        .select({ lineId: sql<string>`line.id`, hash: hashOf(versionLine.creation) })
        .from(projectVersion)
        .crossJoin(sql`unnest(${projectVersion.lineIds}, ${projectVersion.contents}) as line(id, content)`)
        .innerJoin(versionLine, sql`${versionLine.id} = line.content`)
        .where(and(eq(projectVersion.id, id), isNotNull(versionLine.creation)))
    : await typed(db)
        .select({ lineId: projectCreation.lineId, hash: hashOf(projectCreation.creation) })
        .from(projectCreation)
        .where(eq(projectCreation.projectId, id));
  return new Map(rows.map(({ lineId, hash }) => [lineId, hash]));
}

function changedFields(from: ComparedLine, to: ComparedLine): VersionComparison['changed'][number]['fields'] {
  const fields: VersionComparison['changed'][number]['fields'] = [];
  if (from.referenceCode !== to.referenceCode) fields.push('referenceCode');
  if (from.quantity !== to.quantity) fields.push('quantity');
  if (from.prices?.unitNet.amount !== to.prices?.unitNet.amount) fields.push('price');
  if (from.leadTimeWeeks !== to.leadTimeWeeks) fields.push('leadTimeWeeks');
  fields.push(...lineTextNames.filter((name) => from[name] !== to[name]));
  if (from.section !== to.section) fields.push('section');
  if (JSON.stringify(from.area) !== JSON.stringify(to.area)) fields.push('area');
  if (from.counts !== to.counts) fields.push('counts');
  return fields;
}
