import type { Project, ProjectDelta, ProjectProduct } from '@lucerna/contract';
import { idsByType } from '@lucerna/contract/apply-delta';
import {
  creationNumber,
  exactPriceOfPieces,
  netOfSublevel,
  priceOfPieces,
  pricesOfPieces,
  projectActions,
  sumOfMoney,
} from '@lucerna/engine';
import type { Currency, Money, ProjectLine, ProjectStatus } from '@lucerna/engine';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Frame } from '../../frame';
import { answerText } from '../../http/answer';
import type { Answer, Immutable } from '../../http/answer';
import { mapInSlices } from '../../http/time-slice';
import type { Terms } from '../../viewer';
import type { Access } from './access';
import type { PricedPart, StoredLine } from './line/line';
import type { ProjectCache, ReadableProject } from './project-cache';
import { refreshAvailability } from './refresh-availability';
import type { StoredProject } from './store';
import { presentArranged } from './structure/present-structure';
import type { PlacedLine } from './structure/present-structure';

const actionNames = { editProjectName: 'rename', deleteProject: 'delete' } as const;

/** What the interface may offer in a state (P4) to somebody who may do this with the project. */
export function actionsOf(status: ProjectStatus, may: Access['may']): readonly ('rename' | 'delete')[] {
  const offered = projectActions(status).map((action) => actionNames[action]);
  return offered.filter((action) => may.has(action === 'rename' ? 'edit' : action));
}

/** By weight, so that room is taken as prices come: of most viewers they are few. */
const fewOrMany = { maxSize: 10_000, sizeCalculation: () => 1 };
const known = new WeakMap<Terms['discounts'], LRUCache<string, Money>>();

/**
 * Unit net price of a viewer. Decimal arithmetic is the engine's and is kept: a project shows few different prices
 * many times, and works each of them out once for the discounts of a client.
 */
function unitNetOf(gross: Money, sublevel: string | null, discounts: Terms['discounts']): Money {
  let prices = known.get(discounts);
  if (!prices) known.set(discounts, (prices = new LRUCache<string, Money>(fewOrMany)));
  const key = `${gross.amount} ${gross.currency} ${sublevel ?? ''}`;
  const kept = prices.get(key);
  if (kept) return kept;
  const net = netOfSublevel(gross, sublevel, discounts);
  prices.set(key, net);
  return net;
}

/** That of a product of several articles: each at its own discount, as the engine's `netOfBill` has it. */
function netOfParts(gross: Money, parts: readonly PricedPart[], discounts: Terms['discounts']): Money {
  const { currency } = gross;
  return sumOfMoney(
    parts.map(([unit, quantity, sublevel]) =>
      priceOfPieces(unitNetOf({ amount: unit, currency }, sublevel, discounts), quantity),
    ),
    currency,
  );
}

/** What a total needs of a line, with the prices of a viewer. */
export type PricedLine = Required<ProjectLine>;

type Unpriced = Pick<
  StoredLine,
  'quantity' | 'unitGross' | 'sublevel' | 'pricedParts' | 'watts' | 'lumens' | 'netWeightKg'
>;

/** A line with the prices of a viewer; null where it has none. */
export function pricedLine(line: Unpriced, currency: Currency, discounts: Terms['discounts']): PricedLine {
  const { quantity, watts, lumens, netWeightKg, sublevel, pricedParts } = line;
  const unitGross = line.unitGross === null ? null : { amount: line.unitGross, currency };
  const unitNet =
    unitGross &&
    (pricedParts ? netOfParts(unitGross, pricedParts, discounts) : unitNetOf(unitGross, sublevel, discounts));
  return { quantity, watts, lumens, netWeightKg, unitGross, unitNet };
}

/** What each part of a product costs a viewer; of one without a price, null. */
function pricedCompositions(
  compositions: NonNullable<StoredLine['compositions']>,
  { sublevel, pricedParts }: StoredLine,
  { unitGross: gross }: PricedLine,
  discounts: Terms['discounts'],
): Immutable<NonNullable<ProjectProduct['compositions']>> {
  // In the order of the parts, composition after composition; one piece alone costs what the product does.
  const known = pricedParts ?? (gross ? [[gross.amount, 1, sublevel] as const] : []);
  let at = 0;
  return compositions.map((composition) => ({
    ...composition,
    parts: composition.parts.map((part) => {
      const priced = known[at++];
      if (!gross || !priced) return { ...part, prices: null };
      const [amount, pieces, level] = priced;
      const unitGross = { amount, currency: gross.currency };
      const totalNet = priceOfPieces(unitNetOf(unitGross, level, discounts), pieces);
      return { ...part, prices: { unitGross, totalNet } };
    }),
  }));
}

/** A line as the contract has it; without its prices for who may not see them. */
function presentLine(
  line: StoredLine,
  priced: PricedLine | null,
  discounts: Terms['discounts'],
): Immutable<ProjectProduct> {
  const { compositions } = line;
  const number = line.type === 'CREATION' ? creationNumber(line.reference) : null;
  return {
    _id: line.id,
    ordered: line.ordered,
    type: line.type,
    isPersonalized: 1,
    familyId: line.familyId,
    subFamily: line.subFamily,
    model: line.model,
    name: line.name,
    kind: line.kind,
    referenceCode: line.reference,
    ...(number !== null && { creationCode: line.reference, creationNumber: number }),
    quantity: line.quantity,
    moq: line.moq,
    leadTimeWeeks: line.leadTimeWeeks,
    choices: line.choices,
    configuration: line.configuration,
    configuratorType: line.configuratorType,
    category: line.category,
    validation: line.validation,
    applicationLocation: line.applicationLocation,
    lumens: line.lumens,
    watts: line.watts,
    netWeightKg: line.netWeightKg,
    availability: line.availability,
    problems: line.problems,
    configId: line.id,
    ...(line.hasCreation && { hasCreation: true }),
    ...(compositions && {
      compositions: priced ? pricedCompositions(compositions, line, priced, discounts) : compositions,
    }),
    ...(line.section && { section: line.section }),
    ...(line.area && { area: line.area }),
    ...(line.mark && { mark: line.mark }),
    ...(line.note && { note: line.note }),
    ...(line.option && { option: line.option }),
    ...(priced && { prices: pricesOf(priced) }),
  };
}

export function pricesOf({ unitGross, unitNet, quantity }: PricedLine): ProjectProduct['prices'] {
  if (!unitGross || !unitNet || !exactPriceOfPieces(unitGross, quantity)) return null;
  const { totalGross, totalNet } = pricesOfPieces({ unitGross, unitNet }, quantity);
  return { unitGross, unitNet, totalGross, totalNet };
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

/** A line as one kind of viewer reads it: what totals need of it, and its JSON text. */
interface ReadLine {
  readonly showsPrices: boolean;
  readonly discounts: Terms['discounts'];
  readonly currency: Currency;
  readonly priced: PlacedLine;
  readonly json: string;
}

/**
 * Lines as they were read last. A changed line is another object, so that the answer to a change writes that line alone; without
 * this an addition to a project of 50 takes twice the time.
 */
const lastRead = new WeakMap<StoredLine, ReadLine>();

function readLine(line: StoredLine, currency: Currency, access: Access): ReadLine {
  const { discounts } = access.terms;
  const showsPrices = access.seesPrices;
  const last = lastRead.get(line);
  if (last?.showsPrices === showsPrices && last.discounts === discounts && last.currency === currency)
    return last;
  const { id, section, area, option } = line;
  const priced = { ...pricedLine(line, currency, discounts), id, section, area, option };
  const json = JSON.stringify(presentLine(line, showsPrices ? priced : null, discounts));
  const read = { showsPrices, discounts, currency, priced, json };
  lastRead.set(line, read);
  return read;
}

/** The last day on which a line was asked for again; empty where all say what they said when they were evaluated. */
function lastAvailabilityDay(lines: StoredProject['lines']): string {
  let last = '';
  for (const { availableOn, evaluatedOn } of lines) {
    if (availableOn !== evaluatedOn && availableOn > last) last = availableOn;
  }
  return last;
}

/** Tells answers of one version apart that say something else of its lines: whose browser has one cannot take changes of another. */
const termsMark = ({ lines }: StoredProject, { seesPrices, terms }: Access): string =>
  createHash('sha256')
    .update(JSON.stringify([seesPrices, terms.discounts, lastAvailabilityDay(lines), terms.withdrawnClient]))
    .digest('base64url')
    .slice(0, 8);

/** A project but for its products, as its viewer reads it. Without price.view no price is in it. */
function presentHead(
  project: StoredProject,
  lines: readonly PlacedLine[],
  access: Access,
): Immutable<Omit<Project, 'products'>> {
  const { isOwner, may, seesPrices, terms } = access;
  const { currency, structure } = project;
  return {
    id: project.id,
    name: project.name,
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
    ...presentArranged({ structure, currency, lines }, seesPrices),
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
  const placed = lines.map((line) => line.priced);
  const head = JSON.stringify(presentHead(project, placed, access));
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
  const { currency, lines } = project;
  const prices = lines.map((line) => readLine(line, currency, access).priced);
  const byId = changed.map((line) => {
    const priced = access.seesPrices ? readLine(line, currency, access).priced : null;
    return [line.id, presentLine(line, priced, access.terms.discounts)] as const;
  });
  return {
    ...presentHead(project, prices, access),
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
  frame: Frame,
  cache: ProjectCache,
  { project: stored, access }: ReadableProject,
  { status = 200, since = null, more }: HowToAnswer = {},
): Promise<Answer<never>> {
  const project = await refreshAvailability(frame, stored);
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
