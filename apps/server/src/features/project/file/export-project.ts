import { maxTypes, type operations, type QueryOf } from '@lucerna/contract';
import { countedLines, problem, tellsPrice, type LanguageCode, type Result } from '@lucerna/engine';
import type { Socket } from 'node:net';
import exportTexts from '../../../../texts/eproject/export.json';
import type { AppContext } from '../../../app-context';
import { no, notFound, sendFile, type Answer, type Refusal } from '../../../http/answer';
import { timeSlices } from '../../../http/time-slice';
import { whileWaited } from '../../../http/while-waited';
import type { WorkSteps } from '../../../jobs/work-steps';
import type { Viewer } from '../../../viewer';
import { viewOf, type openLightFiles, type View } from '../../catalogue';
import { aboutOf, singleLuminaireCreation, exportFile, exportTurns, roomOf } from '../../creation';
import { deliveredLight } from '../../photometry';
import { refused } from '../access';
import { creationsOf } from '../creation/stored-creations';
import { luminairesOf } from '../light-files/luminaires-of';
import type { StoredLine } from '../line/line';
import type { Projects } from '../read-project';
import type { StoredProject } from '../store';
import { wordsOf } from '../structure/words';
import { bmecatOf } from './bmecat';
import { listedProducts } from './listed-products';
import { revitCatalogueOf } from './revit-catalogue';

interface Wanted {
  readonly viewer: Viewer;
  readonly language: LanguageCode;
  readonly params: { readonly id: string };
  readonly query: QueryOf<(typeof operations)['exportProject']>;
}

type Room = Extract<ReturnType<typeof roomOf>, { ok: true }>['value'];

/** What a file of all that a project has is written from. */
export interface ProjectToWrite {
  readonly ctx: AppContext;
  readonly files: ReturnType<typeof openLightFiles>;
  readonly view: View;
  readonly project: Pick<StoredProject, 'id' | 'name' | 'version' | 'catalogId' | 'structure'>;
  /** In their order. */
  readonly lines: readonly StoredLine[];
}

type ProjectFormat = Wanted['query']['format'];

/** How a project is written in each format. */
const writers: Readonly<
  Record<ProjectFormat, (of: ProjectToWrite, steps: WorkSteps) => Answer<never> | Promise<Answer<never>>>
> = { ifc: writeIfc, bmecat: writeBmecat, revit: writeRevit };

/** What is one product in each format, as its writer counts them: lists have each reference once. */
const productOf: Readonly<Record<ProjectFormat, (line: StoredLine) => string>> = {
  ifc: (line) => keyOf(line),
  bmecat: ({ reference }) => reference,
  revit: ({ reference }) => reference,
};

interface WrittenLines {
  readonly ok: true;
  readonly lines: readonly StoredLine[];
  /** How many different products they are. */
  readonly products: number;
}

/** The lines of a project that are written. Refuses an empty project, and more products than `maxTypes`. */
export function writtenLines(all: readonly StoredLine[], format: ProjectFormat): WrittenLines | Refusal {
  const lines = countedLines(all);
  if (lines.length === 0) return no(problem('articles-not-found'));
  const products = new Set(lines.map(productOf[format])).size;
  if (products > maxTypes) return no({ code: 'typesMost', data: { most: maxTypes, given: products } });
  return { ok: true, lines, products };
}

/**
 * Writes a project that the viewer may download. Refuses as `writtenLines` does, a format with prices for who may not see them, and
 * as the writer of the format.
 */
export function writeProject(
  of: ProjectToWrite,
  format: ProjectFormat,
  steps: WorkSteps,
): Answer<never> | Promise<Answer<never>> {
  const written = writtenLines(of.lines, format);
  if (!written.ok) return written;
  if (tellsPrice(format) && !of.view.seesPrices) return no({ code: 'forbidden' });
  return writers[format]({ ...of, lines: written.lines }, steps);
}

/** All products of a project that count as one file (EXP-01, BYN-04). Refuses who may not download it, and as `writeProject` does. */
export function exportProject(
  projects: Projects,
  files: ReturnType<typeof openLightFiles>,
  wanted: Wanted,
  socket: Socket,
): Promise<Answer<never>> {
  return exportTurns.take(
    wanted.viewer.accountId,
    () => whileWaited(socket, (steps) => exportNow(projects, files, wanted, steps)),
    () => socket.destroyed,
  );
}

async function exportNow(
  { ctx, cache }: Projects,
  files: ReturnType<typeof openLightFiles>,
  { viewer, language, params: { id }, query: { format, units } }: Wanted,
  steps: WorkSteps,
): Promise<Answer<never>> {
  const found = await cache.find(id, viewer);
  if (!found) return notFound();
  if (!found.access.may.has('download')) return refused(found.access);
  const { project } = found;
  const view = viewOf(ctx, { viewer, language, query: { catalogId: project.catalogId, units } });
  return writeProject({ ctx, files, view, project, lines: project.lines }, format, steps);
}

/**
 * Each line as the catalogue had it on the day it was written, on its floor and in its room, with the light files of today.
 * Refuses with the problems of `roomOf` and `exportBuilding`.
 */
async function writeIfc(
  { ctx, files, view, project, lines }: ProjectToWrite,
  steps: WorkSteps,
): Promise<Answer<never>> {
  const rooms = await roomsOf(ctx, project, lines, steps);
  if (!rooms.ok) return rooms;
  const lit = await luminairesOf(view.catalogue, lines);
  const lightFiles = await deliveredLight(
    view,
    files,
    lit.map(({ reference }) => reference),
    steps,
  );
  steps.tell('writing', 0, lines.length);
  const asked = {
    about: aboutOf(view, { name: project.name, code: '' }),
    ground: exportTexts['export.noFloor'][view.language],
    lightFiles,
    lines: lines.flatMap((line) => {
      const of = rooms.of.get(keyOf(line));
      const { area, mark = '' } = wordsOf(project.structure, line);
      const { floor = '', room = '' } = area ?? {};
      const { reference: code, quantity } = line;
      return of ? [{ of, id: line.id, name: line.name, code, mark, quantity, floor, room }] : [];
    }),
  };
  return exportFile(ctx, asked, steps);
}

/** Refuses a product without a price, which a catalogue has. */
function writeBmecat({ view, project, lines }: ProjectToWrite, { tell }: WorkSteps): Answer<never> {
  const { catalogue, catalogId, language, today } = view;
  const products = listedProducts(catalogue, catalogId, lines);
  tell('products', products.length, products.length);
  const unpriced = products.find(({ unitGross }) => unitGross === null);
  if (unpriced) return no(problem('price-missing', { reference: unpriced.reference }));
  const { id, name, version } = project;
  const told = { manufacturer: catalogue.brandName, name, id, version, catalogId, language, day: today };
  return sent(bmecatOf(products, told), 'application/xml', `${name}.bmecat.xml`);
}

function writeRevit({ view, project, lines }: ProjectToWrite, { tell }: WorkSteps): Answer<never> {
  const { catalogue, catalogId, language, units } = view;
  const products = listedProducts(catalogue, catalogId, lines);
  tell('products', products.length, products.length);
  const told = { manufacturer: catalogue.brandName, units, language };
  return sent(revitCatalogueOf(products, told), 'text/plain; charset=utf-16le', `${project.name}.txt`);
}

const sent = (body: Buffer, type: string, name: string): Answer<never> =>
  sendFile({ body, type, name, size: body.length });

/** Lines of the same reference, catalogue and day are the same product. */
const keyOf = ({ reference, catalogueRevision, evaluatedOn }: StoredLine): string =>
  `${reference} ${catalogueRevision} ${evaluatedOn}`;

/** What stands in the room of each product of a project, each once. */
async function roomsOf(
  ctx: AppContext,
  { id, catalogId }: ProjectToWrite['project'],
  lines: readonly StoredLine[],
  { tell, signal }: WorkSteps,
): Promise<{ readonly ok: true; readonly of: ReadonlyMap<string, Room> } | Refusal> {
  const different = new Map(lines.map((line) => [keyOf(line), line]));
  const creations = await creationsOf(ctx.pool, id, [...different.values()]);
  const slice = timeSlices();
  const rooms = new Map<string, Room>();
  for (const [key, line] of different) {
    const stored = creations.get(line.id);
    const creation: unknown = stored === undefined ? singleLuminaireCreation(line) : JSON.parse(stored);
    const wanted = { models: [line.model], documents: true };
    const day = line.evaluatedOn;
    const room: Result<Room> = await ctx.catalogue.on(line.catalogueRevision, wanted, (catalogue) =>
      roomOf({ catalogue, catalogId, day }, creation),
    );
    if (!room.ok) return no(...room.problems);
    rooms.set(key, room.value);
    signal.throwIfAborted();
    tell('products', rooms.size, different.size);
    const wait = slice();
    if (wait) await wait;
  }
  return { ok: true, of: rooms };
}
