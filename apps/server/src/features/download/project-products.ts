import type { CatalogId, DocumentedProduct } from '@lucerna/engine';
import { and, eq, ne } from 'drizzle-orm';
import type { ProductSubject } from '../../database/tables/download';
import { lineEvaluation, project, projectLine } from '../../database/tables/project';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { notFound, type Refusal } from '../../http/answer';
import { mapInSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import type { Catalogue } from '../catalogue';
import {
  fieldColumns,
  findAccess,
  lineColumns,
  lineOf,
  lineOrder,
  ofLine,
  refused,
  structureOfProject,
} from '../project';
import type { StoredLine } from '../project';

/** What is documented once, however many lines of a project have it. */
interface ProjectProduct {
  readonly subject: ProductSubject;
  readonly product: DocumentedProduct;
  /** What it is called. */
  readonly name: string;
  readonly model: string;
  /** Pieces in all of its lines. */
  readonly quantity: number;
  /** Its lines, in the order of the project. */
  readonly products: readonly string[];
  /** The type marks of those that have one. */
  readonly marks: readonly string[];
}

export interface ProjectProducts {
  readonly ok: true;
  readonly projectId: string;
  readonly projectName: string;
  readonly catalogId: CatalogId;
  /** Of the project. */
  readonly version: number;
  readonly products: readonly ProjectProduct[];
  /** As it was read. */
  readonly found: FoundProject;
}

/** A project that the viewer may download, with its lines in their order. Refuses who may not, or may not read it. */
export async function findDownload(ctx: AppContext, viewer: Viewer, projectId: string) {
  const access = await findAccess(ctx.pool, viewer, projectId);
  if (!access?.may.has('download')) return refused(access);
  const [found] = await typed(ctx.pool)
    .select({ ...fieldColumns, catalogId: project.catalogId, structure: structureOfProject })
    .from(project)
    .where(and(eq(project.id, projectId), ne(project.status, 0)));
  if (!found) return notFound();
  const rows = await typed(ctx.pool)
    .select(lineColumns)
    .from(projectLine)
    .innerJoin(lineEvaluation, ofLine)
    .where(eq(projectLine.projectId, projectId))
    .orderBy(...lineOrder);
  return { ok: true as const, ...found, version: access.version, lines: await mapInSlices(rows, lineOf) };
}

export type FoundProject = Extract<Awaited<ReturnType<typeof findDownload>>, { readonly ok: true }>;

/** The products of a project that the viewer may download, each once. Refuses as `findDownload` does. */
export async function productsOfProject(
  ctx: AppContext,
  viewer: Viewer,
  projectId: string,
): Promise<ProjectProducts | Refusal> {
  const found = await findDownload(ctx, viewer, projectId);
  if (!found.ok) return found;
  const { name: projectName, catalogId, version, lines } = found;
  const products = eachOnce(ctx.catalogue.current(), catalogId, lines);
  return { ok: true, projectId, projectName, catalogId, version, products, found };
}

function eachOnce(
  catalogue: Catalogue,
  catalogId: CatalogId,
  lines: readonly StoredLine[],
): readonly ProjectProduct[] {
  const byReference = new Map<
    string,
    ProjectProduct & { quantity: number; products: string[]; marks: string[] }
  >();
  for (const line of lines) {
    const known = byReference.get(line.reference) ?? {
      subject: line.type === 'CREATION' ? { creationCode: line.reference } : { reference: line.reference },
      product: documentedLine(catalogue, catalogId, line),
      name: line.name,
      model: line.model,
      quantity: 0,
      products: [],
      marks: [],
    };
    known.quantity += line.quantity;
    known.products.push(line.id);
    if (line.mark !== '' && !known.marks.includes(line.mark)) known.marks.push(line.mark);
    byReference.set(line.reference, known);
  }
  return [...byReference.values()];
}

/** What of today’s catalogue decides which documents the product of a line has; it is not configured anew. */
function documentedLine(catalogue: Catalogue, catalogId: CatalogId, line: StoredLine): DocumentedProduct {
  const parts =
    line.type === 'CREATION'
      ? (line.compositions ?? []).flatMap((each) => each.parts.flatMap(({ model }) => model ?? []))
      : [line.model];
  const models = parts.map((model) => catalogue.models.get(model));
  const isOffered = (model: string) => catalogue.article(catalogId, model) !== undefined;
  return {
    name: line.reference,
    productType: line.type,
    catalogId,
    model: line.type === 'CREATION' ? null : line.model,
    isInCatalogue: parts.every(isOffered) && models.every((model) => model?.status.isActive === true),
    givesLight: line.lumens > 0,
    hasPhotometry: models.some((model) => Boolean(model?.technicalData.photometry)),
    hasPicture:
      line.type === 'CREATION' || models.every((model) => Boolean(model?.technicalData.dimensionsMm)),
  };
}
