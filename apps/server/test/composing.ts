import { project as projectShape, type Preconfig, type Project } from '@lucerna/contract';
import { billOfSpace, orderCode, rebuildCreation } from '@lucerna/engine';
import type { BillOfMaterials, CatalogId } from '@lucerna/engine';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { expect } from 'vitest';
import { engineCatalogues } from '../src/features/catalogue';

/** On this day the feed offers all that the preconfigured products are made of. */
const day = '2026-09-01';

/** A server of a day on which creations can be had, and somebody of a role there. */
export async function startsComposing(role: Parameters<TestServer['as']>[0]) {
  const server = await startTestServer();
  server.ctx.today = () => day;
  return { server, user: await server.as(role) };
}

/** The parts of a stored creation that a test changes. */
export interface Composed {
  readonly version: number;
  readonly space: { readonly compositions: readonly StoredComposition[] };
  readonly drawing: unknown;
}
interface StoredComposition {
  readonly clusters: readonly StoredCluster[];
}
interface StoredCluster {
  readonly lights: readonly { readonly id: string; readonly model: string; readonly position: object }[];
}

/** The creation of a preconfigured product, as a configurator gets it. */
export async function preconfigured(user: TestUser, id: number): Promise<Composed> {
  const { body } = await user.get<Preconfig>(`/api/v1/preconfigs/creation/${id}`);
  return body.creation as Composed;
}

/** A composed creation with only its first clusters. */
export function cut(creation: Composed, clusters: number): Composed {
  const compositions = creation.space.compositions.map((each) => ({
    ...each,
    clusters: each.clusters.slice(0, clusters),
  }));
  return { ...creation, space: { ...creation.space, compositions } };
}

/** The bill that the engine makes of a creation, as a configurator does. */
export function billOf(
  { ctx }: TestServer,
  creation: unknown,
  quantity = 1,
  catalogId: CatalogId = 16,
): BillOfMaterials {
  const { elements, parts } = engineCatalogues(ctx.catalogue.current(), catalogId, ctx.today());
  const rebuilt = rebuildCreation(creation, elements);
  if (!rebuilt.ok) return expect.fail(JSON.stringify(rebuilt.problems));
  const bill = billOfSpace(rebuilt.value.space, parts, { rateId: catalogId === 16 ? 10 : 12, quantity });
  return bill.ok ? bill.value : expect.fail(JSON.stringify(bill.problems));
}

/** Code and pieces of every line of a bill, composition after composition. */
export function partsOf({ compositions }: BillOfMaterials): (readonly [string, number])[][] {
  return compositions.map(({ articles, accessories, drivers }) =>
    [...articles, ...accessories, ...drivers].map((line) => [orderCode(line), line.quantity] as const),
  );
}

export async function createsProject(user: TestUser, products: readonly object[] = []): Promise<Project> {
  const { status, body } = await user.post<Project>('/api/v1/projects', { name: 'Bar', products });
  expect([status, body]).toEqual([201, body]);
  return projectShape.parse(body);
}

export const productsPath = ({ id }: Project) => `/api/v1/projects/${id}/products`;
export const linesOf = ({ products }: Project) => products.orderedIds.map((id) => products.byId[id]!);
export const firstLine = (project: Project) => linesOf(project)[0]!;

/** Changes the first line. */
export function changes(user: TestUser, project: Project, attributesToUpdate: object, headers = {}) {
  const path = `${productsPath(project)}/${project.products.orderedIds[0]}`;
  return user.put<Project>(path, { attributesToUpdate }, headers);
}
