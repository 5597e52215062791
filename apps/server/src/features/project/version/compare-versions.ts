import type { ComparedLine, VersionComparison } from '@lucerna/contract';
import { answer, notFound } from '../../../http/answer';
import type { Answer } from '../../../http/answer';
import { mapInSlices } from '../../../http/time-slice';
import type { Viewer } from '../../../viewer';
import { findAccess, refused } from '../access';
import type { Access } from '../access';
import type { StoredLine } from '../line/line';
import { pricedLine, presentTotals, pricesOf } from '../present';
import type { PricedLine } from '../present';
import type { Projects } from '../read-project';
import type { StoredProject } from '../store';
import { readVersion } from './find-versions';

interface Side {
  readonly project: StoredProject;
  readonly priced: readonly PricedLine[];
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
  const access = await findAccess(projects.frame.pool, viewer, projectId);
  if (!access) return refused(access);
  const from = await sideOf(projects, viewer, projectId, pair.from, access);
  const to = await sideOf(projects, viewer, projectId, pair.to, access);
  if (!from || !to) return notFound();
  const { currency, lines: after } = to.project;
  const before = new Map(from.project.lines.map((line, at) => [line.id, { line, priced: from.priced[at]! }]));
  const show = (line: StoredLine, priced: PricedLine): ComparedLine => ({
    ...{ _id: line.id, name: line.name, referenceCode: line.reference },
    ...{ quantity: line.quantity, leadTimeWeeks: line.leadTimeWeeks },
    ...(access.seesPrices && { prices: pricesOf(priced) }),
  });
  const added: ComparedLine[] = [];
  const changed: VersionComparison['changed'] = [];
  after.forEach((line, at) => {
    const shown = show(line, to.priced[at]!);
    const old = before.get(line.id);
    before.delete(line.id);
    if (!old) return void added.push(shown);
    const was = show(old.line, old.priced);
    const fields = changedFields(was, shown);
    if (fields.length > 0) changed.push({ _id: line.id, fields, from: was, to: shown });
  });
  const stateOf = ({ project, priced }: Side) => ({
    id: project.id,
    number: project.versionOf?.number ?? null,
    title: project.versionOf?.title ?? null,
    totals: presentTotals(priced, currency, access.seesPrices),
  });
  return answer({
    from: stateOf(from),
    to: stateOf(to),
    added,
    removed: [...before.values()].map(({ line, priced }) => show(line, priced)),
    changed,
    unchanged: after.length - added.length - changed.length,
  });
}

async function sideOf(
  { frame, cache }: Projects,
  viewer: Viewer,
  projectId: string,
  id: string,
  { terms }: Access,
): Promise<Side | null> {
  const found = id === projectId ? await cache.find(id, viewer) : await readVersion(frame.pool, viewer, id);
  if (!found || (found.project.versionOf?.projectId ?? found.project.id) !== projectId) return null;
  const { project } = found;
  const priced = await mapInSlices(project.lines, (line) =>
    pricedLine(line, project.currency, terms.discounts),
  );
  return { project, priced };
}

function changedFields(from: ComparedLine, to: ComparedLine): VersionComparison['changed'][number]['fields'] {
  const fields: VersionComparison['changed'][number]['fields'] = [];
  if (from.referenceCode !== to.referenceCode) fields.push('referenceCode');
  if (from.quantity !== to.quantity) fields.push('quantity');
  if (from.prices?.unitNet.amount !== to.prices?.unitNet.amount) fields.push('price');
  if (from.leadTimeWeeks !== to.leadTimeWeeks) fields.push('leadTimeWeeks');
  return fields;
}
