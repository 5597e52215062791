import type { StoredCreation } from '@lucerna/engine';
import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { jsonText, parseJson, type JsonText } from '../../../database/json-text';
import { projectCreation } from '../../../database/tables/creation';
import { floorPlan } from '../../../database/tables/floor-plan';
import { project } from '../../../database/tables/project';
import { versionLine } from '../../../database/tables/project-version';
import { anyOf, typed } from '../../../database/typed';
import type { Viewer } from '../../../viewer';
import { mayRead } from '../access';
import type { Queryable } from '../store';

/** The id of the plan under the drawing of a creation; an index has it. */
export const planOf = (creation: PgColumn): SQL<string> =>
  sql<string>`(${creation} #>> '{drawing,floor,file}')`;

/** Whether the viewer may see a plan of a row: an own one, or one that lies under a product of a project, or of a version, that it may read. */
export function mayReadPlan(viewer: Viewer): SQL | undefined {
  const used = [projectCreation, versionLine].map(
    (table) => sql`exists (select from ${table} join ${project} on ${project.id} = ${table.projectId}
      where ${planOf(table.creation)} = ${floorPlan.id}::text and ${ne(project.status, 0)} and ${mayRead(viewer, table.projectId)})`,
  );
  return or(eq(floorPlan.ownerId, viewer.accountId), ...used);
}

/**
 * Creations as they may be stored for a viewer: without the plans under them that it may not see. Who may read a project sees the plans
 * in it, so that a plan that was named by hand would be opened by it.
 */
export async function withoutForeignPlans<Each extends { readonly stored: JsonText<StoredCreation> }>(
  db: Queryable,
  viewer: Viewer,
  creations: readonly Each[],
): Promise<readonly Each[]> {
  const plans = new Map(creations.map((each) => [each, namedPlan(each.stored)]));
  const named = new Set([...plans.values()].filter((plan) => plan !== undefined));
  if (named.size === 0) return creations;
  const readable = await typed(db)
    .select({ id: floorPlan.id })
    .from(floorPlan)
    .where(and(anyOf(floorPlan.id, [...named].filter(isUuid)), mayReadPlan(viewer)));
  const known = new Set(readable.map(({ id }) => id));
  return creations.map((each) => {
    const plan = plans.get(each);
    return plan === undefined || known.has(plan) ? each : { ...each, stored: withoutPlan(each.stored) };
  });
}

/** Only what is drawn has a plan under it. */
function namedPlan(stored: JsonText<StoredCreation>): string | undefined {
  return stored.includes('"floor"') ? parseJson(stored).drawing?.floor?.file : undefined;
}

const isUuid = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

function withoutPlan(stored: JsonText<StoredCreation>): JsonText<StoredCreation> {
  const { drawing, ...creation } = parseJson(stored);
  return jsonText({ ...creation, drawing: drawing && { ...drawing, floor: undefined } });
}
