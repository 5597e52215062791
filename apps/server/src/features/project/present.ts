import { fieldsOf, type Project, type ProjectDelta } from '@lucerna/contract';
import { idsByType } from '@lucerna/contract/apply-delta';
import { projectActions, type ProjectStatus } from '@lucerna/engine';
import { createHash } from 'node:crypto';
import type { AppContext } from '../../app-context';
import { answerText, type Answer, type Immutable } from '../../http/answer';
import { mapInSlices } from '../../http/time-slice';
import type { Terms } from '../../viewer';
import type { Access } from './access';
import { sumsOf } from './line-sums';
import { presentLine, pricedLine, readLine } from './line/present-line';
import type { ProjectCache, ReadableProject } from './project-cache';
import { refreshAvailability } from './refresh-availability';
import type { StoredProject } from './store';
import { presentArranged } from './structure/present-structure';

const actionNames = { editProjectName: 'rename', deleteProject: 'delete' } as const;

/** What the interface may offer in a state (P4) to somebody who may do this with the project. */
export function actionsOf(status: ProjectStatus, may: Access['may']): readonly ('rename' | 'delete')[] {
  const offered = projectActions(status).map((action) => actionNames[action]);
  return offered.filter((action) => may.has(action === 'rename' ? 'edit' : action));
}

/** The products of a project as its viewer reads them. */
export async function presentProducts({
  project,
  access,
}: ReadableProject): Promise<Immutable<Project['products']>> {
  const { currency, lines } = project;
  const shown = await mapInSlices(lines, (line) => {
    const priced = access.seesPrices ? pricedLine(line, currency, access.terms.discounts) : null;
    return [line.id, presentLine(line, priced, access.terms.discounts)] as const;
  });
  return {
    orderedIds: lines.map(({ id }) => id),
    byId: Object.fromEntries(shown),
    byType: idsByType(lines),
  };
}

/** Tells answers of one version apart that say something else of its lines: whose browser has one cannot take changes of another. */
const termsMark = ({ offersOf }: StoredProject, { seesPrices, terms }: Access): string =>
  createHash('sha256')
    .update(JSON.stringify([seesPrices, terms.discounts, offersOf, terms.withdrawnClient]))
    .digest('base64url')
    .slice(0, 8);

/** A project but for its products, as its viewer reads it. Without price.view no price is in it. */
function presentHead(project: StoredProject, access: Access): Immutable<Omit<Project, 'products'>> {
  const { isOwner, may, seesPrices, terms } = access;
  const { currency, structure, lines } = project;
  return {
    id: project.id,
    ...fieldsOf(project),
    catalogId: project.catalogId,
    currency,
    status: project.status,
    version: project.version,
    actions: actionsOf(project.status, may),
    isOwner,
    may: [...may],
    terms: termsMark(project, access),
    createdAt: project.createdAt,
    updatedAt: project.updatedAt,
    ...presentArranged(
      { structure, currency, products: lines.length, sums: sumsOf(project, access) },
      seesPrices,
    ),
    ...(seesPrices && terms.withdrawnClient && { withdrawnClient: terms.withdrawnClient }),
    ...(project.versionOf && { versionOf: project.versionOf }),
  };
}

/** An answer as one kind of viewer gets it. */
interface Sent {
  readonly seesPrices: boolean;
  readonly isOwner: boolean;
  readonly may: string;
  readonly discounts: Terms['discounts'];
  readonly json: Buffer;
}

/** The answer that was made last of a project: most projects are read again and again by their owner. */
const lastSent = new WeakMap<StoredProject, Sent>();

async function jsonOf({ project, access }: ReadableProject): Promise<Buffer> {
  const { seesPrices, isOwner } = access;
  const { discounts } = access.terms;
  const may = [...access.may].join();
  const last = lastSent.get(project);
  const isSame =
    last?.seesPrices === seesPrices &&
    last.isOwner === isOwner &&
    last.may === may &&
    last.discounts === discounts;
  if (isSame) return last.json;
  const lines = await mapInSlices(project.lines, (line) => readLine(line, project.currency, access));
  const head = JSON.stringify(presentHead(project, access));
  const orderedIds = JSON.stringify(project.lines.map(({ id }) => id));
  const byId = lines.map(({ json }, at) => `"${project.lines[at]!.id}":${json}`).join();
  const byType = JSON.stringify(idsByType(project.lines));
  const products = `{"orderedIds":${orderedIds},"byId":{${byId}},"byType":${byType}}`;
  const text = `${head.slice(0, -1)},"products":${products}}`;
  const json = Buffer.from(text);
  lastSent.set(project, { seesPrices, isOwner, may, discounts, json });
  return json;
}

/** The answer that carries a version of a project, which follows no catalogue. */
export async function versionAnswer(version: ReadableProject): Promise<Answer<never>> {
  return answerText(await jsonOf(version), { headers: { etag: `"${version.project.version}"` } });
}

/** How a project is answered. */
export interface HowToAnswer {
  readonly status?: number;
  /** A version that the caller has: where this node knows it, only what changed since is told. */
  readonly since?: number | null;
  /** Without, the answer has the prices that its viewer may see. */
  readonly withPrices?: boolean;
  /** What the call answers beside the project. */
  readonly more?: object;
}

/** What became of a project since a version that its viewer has; null where that is no longer known, or most of it. */
function deltaOf(
  cache: ProjectCache,
  { project, access }: ReadableProject,
  since: number,
): Immutable<ProjectDelta> | null {
  const changes = cache.changesSince(project, since);
  if (!changes || changes.changed.length > project.lines.length / 2 + 1) return null;
  const { removed, placed, changed } = changes;
  const { currency } = project;
  const byId = changed.map((line) => {
    const priced = access.seesPrices ? readLine(line, currency, access).priced : null;
    return [line.id, presentLine(line, priced, access.terms.discounts)] as const;
  });
  return {
    ...presentHead(project, access),
    since,
    products: { removed, placed, byId: Object.fromEntries(byId) },
  };
}

/** The JSON of an object with further members. */
function withMore(json: string | Buffer, more: object): Buffer {
  const text = Buffer.from(json);
  return Buffer.concat([Buffer.from(`${JSON.stringify(more).slice(0, -1)},`), text.subarray(1)]);
}

/** The answer that carries a project, whole or what changed of it, and its version as the ETag. */
export async function projectAnswer(
  ctx: AppContext,
  cache: ProjectCache,
  { project: stored, access }: ReadableProject,
  { status = 200, since = null, more }: HowToAnswer = {},
): Promise<Answer<never>> {
  const project = await refreshAvailability(ctx, stored);
  if (project !== stored) cache.keep(project);
  const readable = { project, access };
  const delta = since === null ? null : deltaOf(cache, readable, since);
  const json = delta ? JSON.stringify(delta) : await jsonOf(readable);
  return answerText(more ? withMore(json, more) : json, {
    status,
    subject: project.id,
    headers: { etag: `"${project.version}"`, vary: 'Prefer' },
    ...(delta && { isDelta: true }),
  });
}
