import { countPages, makersPdfLimits, PdfFault } from '@lucerna/documents/makers-pdf';
import type { Finish } from '@lucerna/engine';
import { fluxOf, photometryLimits, problemText, readPhotometry } from '@lucerna/photometry';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FeedFile } from '../files';
import { cleanSvg, type StoredDrawing } from '../../brand/clean-svg';
import { SvgFault, svgLimits } from '../../brand/read-svg';
import { readTypeface, TypefaceFault, typefaceLimits, typefaceName } from '../../brand/read-typeface';
import type { TypefaceFile } from '../../brand/read-typeface';
import { checkPictureIndex, modelsOfPictures } from '../../pictures/check-picture-index';
import { isPicture } from '../../pictures/warn-of-pictures';
import type { StoredPicture } from '../../pictures/stored-picture';
import { documentOf } from '../../revision/documents';
import { readJson } from '../json-text';
import { lineOf } from '../line-of';
import type { FeedProblems } from '../problem';
import { reportIssues } from '../report-issues';
import { requiredDocuments, shapeOf, type FeedContext } from './catalogue-documents';
import { checkDecisionTrees, modelsOfDecisionTrees } from './check-decision-trees';
import { readGlbFile } from './read-glb-file';
import { modelsOfBodies, namedBodies, type NamedBody } from './check-body-index';
import { modelsOfDrawnSystems } from './models-of-drawn-systems';
import { checkMakersDocuments, type StoredPdf } from './makers-documents-shape';
import { checkPreconfigs, modelsOfPreconfigs } from './check-preconfigs';
import { entryOf, placesIn, type NamedModel, type PlaceOf } from './places';

/** Files that are kept beside the documents, by what their document calls them, read when they are kept. */
export type LargeFiles = ReadonlyMap<string, () => Promise<Buffer>>;

export interface Documents {
  /** Name of the file without its ending -> content. */
  readonly bodies: ReadonlyMap<string, unknown>;
  readonly context: FeedContext | null;
  readonly large: LargeFiles;
  /** Name of each light file -> its lumens. */
  readonly lumens: ReadonlyMap<string, number>;
  readonly finishes: readonly Finish[];
  /** To be tried on the measures of their models. */
  readonly shapes: readonly NamedBody[];
  /** Models that whole files name, to be looked for among the rows. */
  readonly models: readonly NamedModel[];
}

/**
 * Reads and checks the whole files of a feed; `context` is null when one that the rows need is broken. `base` are those of the
 * revision that a partial feed changes: its own take their place. `pictures` are those that are kept.
 */
export async function readDocuments(
  files: readonly FeedFile[],
  problems: FeedProblems,
  base: ReadonlyMap<string, unknown> | null,
  pictures: ReadonlyMap<string, StoredPicture>,
): Promise<Documents> {
  const bodies = new Map<string, unknown>(base ?? []);
  const texts = new Map<string, string>();
  const lumens = new Map<string, number>();
  const large = new Map<string, () => Promise<Buffer>>();
  for (const file of files) {
    if (file.kind === 'photometry') {
      const read = await readLightFile(file, problems);
      bodies.set(file.name, { text: read.text });
      if (read.lumens !== null) lumens.set(file.name, read.lumens);
    }
    if (file.kind === 'drawing') {
      const drawing = await readDrawing(file, problems);
      if (drawing) bodies.set(file.name.replace(/\.svg$/, ''), drawing);
    }
    if (file.kind === 'typeface') {
      const typeface = await readTypefaceFile(file, problems);
      if (typeface) bodies.set(file.name, typeface);
    }
    if (file.kind === 'pdf') {
      const pdf = await readPdfFile(file, problems);
      if (pdf) {
        bodies.set(file.name, pdf);
        large.set(pdf.hash, () => readFile(file.path));
      }
    }
    if (file.kind === 'glb') {
      const body = await readGlbFile(file, files, problems);
      if (body) {
        bodies.set(file.name.replace(/\.glb$/, ''), body.description);
        large.set(body.description.fine.file, body.fine);
      }
    }
    const picture = pictures.get(file.name);
    if (picture) bodies.set(file.name, picture);
    // What a partial feed says of itself is nothing of the revision that it makes.
    if (file.kind !== 'document' || (base && file.name === 'feed.json')) continue;
    const body = await readDocument(file, texts, problems);
    if (body !== undefined) bodies.set(file.name.replace(/\.json$/, ''), body);
  }
  if ([...bodies.keys()].filter((name) => typefaceName.test(name)).length > typefaceLimits.files)
    problems.add('typeface', { file: 'brand/' }, { reason: `more than ${typefaceLimits.files} files` });
  const names = new Set([...files.map((file) => file.name), ...[...(base?.keys() ?? [])].map(fileOf)]);
  for (const name of Object.keys(requiredDocuments)) {
    if (!names.has(name)) problems.add('fileMissing', { file: name });
  }
  if (names.has('brand/logo-dark.svg') && !names.has('brand/logo.svg'))
    problems.add('logoAlone', { file: 'brand/logo-dark.svg' });
  if (!base && !files.some((file) => file.kind === 'model'))
    problems.add('fileMissing', { file: 'models.json' });
  const whole = Object.keys(requiredDocuments).every((name) => bodies.has(name.replace(/\.json$/, '')));
  const finishes = documentOf({ document: (name) => bodies.get(name) }, 'finishes') ?? [];
  if (!whole) return { bodies, context: null, large, lumens, models: [], finishes, shapes: [] };
  const context = contextOf(bodies, names);
  const placeOf = placesIn(texts);
  checkReferences(bodies, context, placeOf, problems);
  const pictured = documentOf({ document: (name) => bodies.get(name) }, 'pictures/index') ?? [];
  const pictureOf = (name: string) => {
    const full = `pictures/${name}`;
    return isPicture(full) ? documentOf({ document: (each) => bodies.get(each) }, full) : undefined;
  };
  // A file that was refused as a picture is there, and not told a second time.
  const isWhole = files.every(({ kind, name }) => kind !== 'picture' || pictures.has(name));
  if (isWhole) checkPictureIndex(pictured, pictureOf, placeOf, problems);
  const index = documentOf({ document: (name) => bodies.get(name) }, 'bodies/index') ?? [];
  return {
    bodies,
    context,
    large,
    lumens,
    finishes,
    shapes: namedBodies(index, bodies, names, placeOf, problems),
    models: [
      ...checkGuides(bodies, context, placeOf, problems),
      ...modelsOfBodies(index, placeOf),
      ...modelsOfPictures(pictured, placeOf),
    ],
  };
}

/** The file of a stored document: drawings and light files keep their own ending. */
const fileOf = (name: string) =>
  /\.(ies|ldt|woff2|ttf|otf|pdf)$/.test(name) || isPicture(name)
    ? name
    : /^brand\//.test(name)
      ? `${name}.svg`
      : `${name}.json`;

/** The preconfigured products, decision trees and drawn systems; answers the models that they name. */
function checkGuides(
  bodies: ReadonlyMap<string, unknown>,
  context: FeedContext,
  placeOf: PlaceOf,
  problems: FeedProblems,
): NamedModel[] {
  const feed = { document: (name: string) => bodies.get(name) };
  const preconfigs = documentOf(feed, 'preconfigs') ?? [];
  const trees = documentOf(feed, 'decision-trees') ?? [];
  checkPreconfigs(preconfigs, context, placeOf, problems);
  const known = { ...context, preconfigs: new Set(preconfigs.map(({ id }) => id)) };
  checkDecisionTrees(trees, known, placeOf, problems);
  const systems = documentOf(feed, 'drawn-systems') ?? [];
  const makers = documentOf(feed, 'documents/index') ?? [];
  const { subfamilies } = context;
  return [
    ...checkMakersDocuments(makers, { files: bodies.keys(), subfamilies }, placeOf, problems),
    ...modelsOfPreconfigs(preconfigs, placeOf),
    ...modelsOfDecisionTrees(trees, placeOf),
    ...modelsOfDrawnSystems(systems, placeOf),
  ];
}

async function readTypefaceFile(file: FeedFile, problems: FeedProblems): Promise<TypefaceFile | null> {
  const at = { file: file.name };
  const most = file.name.endsWith('.woff2') ? typefaceLimits.woff2 : typefaceLimits.other;
  if (file.bytes > most) {
    problems.add('typeface', at, { reason: `more than ${most} bytes` });
    return null;
  }
  try {
    return readTypeface(file.name, await readFile(file.path));
  } catch (cause) {
    if (!(cause instanceof TypefaceFault)) throw cause;
    problems.add('typeface', at, { reason: cause.message });
    return null;
  }
}

async function readPdfFile(file: FeedFile, problems: FeedProblems): Promise<StoredPdf | null> {
  const refuse = (reason: string): null => {
    problems.add('makersDocument', { file: file.name }, { reason });
    return null;
  };
  if (file.bytes > makersPdfLimits.bytes) return refuse(`more than ${makersPdfLimits.bytes} bytes`);
  const content = await readFile(file.path);
  try {
    const pages = await countPages(content);
    return { hash: createHash('sha256').update(content).digest('hex'), bytes: content.length, pages };
  } catch (cause) {
    if (!(cause instanceof PdfFault)) throw cause;
    return refuse(cause.message);
  }
}

/** A drawing of the maker's, cleaned, with what was taken out of it. */
async function readDrawing(file: FeedFile, problems: FeedProblems): Promise<StoredDrawing | null> {
  const at = { file: file.name };
  if (file.bytes > svgLimits.bytes) {
    problems.add('drawing', at, { reason: `more than ${svgLimits.bytes} bytes` });
    return null;
  }
  try {
    const { drawing, removed } = cleanSvg(await readFile(file.path, 'utf8'));
    return { ...drawing, removed };
  } catch (cause) {
    if (!(cause instanceof SvgFault)) throw cause;
    problems.add('drawing', at, { reason: cause.message });
    return null;
  }
}

/**
 * A photometric file says nothing of its encoding and is mostly ASCII; each byte is a character. One that no lighting
 * program could read is refused, since its document is of a product.
 */
async function readLightFile(
  file: FeedFile,
  problems: FeedProblems,
): Promise<{ readonly text: string; readonly lumens: number | null }> {
  if (file.bytes > photometryLimits.bytes) {
    problems.add('photometry', { file: file.name }, { reason: `more than ${photometryLimits.bytes} bytes` });
    return { text: '', lumens: null };
  }
  const text = await readFile(file.path, 'latin1');
  const at = text.indexOf('\0');
  if (at >= 0) {
    const line = text.slice(0, at).split('\n').length;
    problems.add('character', { file: file.name, line }, { name: 'NUL' });
    return { text, lumens: null };
  }
  const read = readPhotometry(text);
  if (read.ok) return { text, lumens: fluxOf(read.photometry.distribution) };
  const { problem } = read;
  problems.add(
    'photometry',
    { file: file.name, line: problem.line },
    { reason: problemText({ ...problem, line: null }) },
  );
  return { text, lumens: null };
}

async function readDocument(
  file: FeedFile,
  texts: Map<string, string>,
  problems: FeedProblems,
): Promise<unknown> {
  const read = readJson(await readFile(file.path));
  if (!read.ok) {
    const { code, data, line, path, value } = read;
    const at = { file: file.name, line: line + 1, field: path.map(String).join('.') || null };
    problems.add(code, { ...at, ...entryOf(value, path) }, data);
    return undefined;
  }
  const { text, value: parsed } = read;
  texts.set(file.name, text);
  const checked = shapeOf(file.name).safeParse(parsed);
  if (checked.success) return checked.data;
  for (const issue of checked.error.issues) {
    const lineIn = (path: readonly PropertyKey[]) => lineOf(text, path) + 1;
    reportIssues(problems, { file: file.name, ...entryOf(parsed, issue.path), lineOf: lineIn }, parsed, [
      issue,
    ]);
  }
  return undefined;
}

function contextOf(bodies: ReadonlyMap<string, unknown>, names: ReadonlySet<string>): FeedContext {
  const feed = { document: (name: string) => bodies.get(name) };
  // All that must be there is there: the caller has looked.
  const required = <
    Name extends 'feed' | 'brand' | 'brands' | 'rates' | 'Subfamilies' | 'application-locations',
  >(
    name: Name,
  ) => documentOf(feed, name)!;
  return {
    variationCatalog: required('feed').variationCatalog,
    brandName: required('brand').name,
    brandCatalogs: new Map(required('brands').map((each) => [each.code, each.catalogId])),
    rates: required('rates'),
    subfamilies: new Map(required('Subfamilies').map((each) => [each.id, each])),
    locations: new Set(required('application-locations').map((each) => each.id)),
    photometry: names,
  };
}

/** Collections and their texts name subfamilies and locations that exist, each subfamily once. */
function checkReferences(
  bodies: ReadonlyMap<string, unknown>,
  context: FeedContext,
  placeOf: PlaceOf,
  problems: FeedProblems,
): void {
  const once = (file: string, ids: readonly number[], path: readonly PropertyKey[]) => {
    const seen = new Set<number>();
    ids.forEach((id, at) => {
      const place = () => placeOf(file, [at, ...path]);
      if (!context.subfamilies.has(id)) problems.add('unknownSubfamily', place(), { id });
      if (seen.has(id)) {
        const first = placeOf(file, [ids.indexOf(id), ...path]);
        problems.add('duplicate', place(), { file, line: first.line ?? 1, row: first.row ?? '' });
      }
      seen.add(id);
    });
  };
  const feed = { document: (name: string) => bodies.get(name) };
  const collections = documentOf(feed, 'collections') ?? [];
  once(
    'collections.json',
    collections.map((each) => each.subFamily.id),
    ['subFamily', 'id'],
  );
  once(
    'collection-texts.json',
    (documentOf(feed, 'collection-texts') ?? []).map((each) => each.subFamilyId),
    ['subFamilyId'],
  );
  collections.forEach((each, at) => {
    each.applicationsLocations.forEach(({ id }, location) => {
      if (context.locations.has(id)) return;
      const place = placeOf('collections.json', [at, 'applicationsLocations', location, 'id']);
      problems.add('unknownLocation', place, { id });
    });
  });
}
