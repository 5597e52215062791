import { operations } from '@lucerna/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { projectArea, projectFreeLine, projectSection } from '../../../database/tables/project-structure';
import { typed } from '../../../database/typed';
import { no, type Refusal } from '../../../http/answer';
import { serve } from '../../../http/serve';
import type { Projects } from '../read-project';
import type { OpenedProject, Queryable } from '../store';
import { refuseParts } from './arrange-line';
import { addPart, changePart, removePart } from './change-part';

/** The calls of what a project is arranged by. */
export function projectStructureRoutes(app: FastifyInstance, projects: Projects): void {
  const { ctx } = projects;

  serve(app, ctx, operations.addProjectSection, (call) =>
    addPart(projects, call, 'section', call.params.id, async (tx, _project, row) => {
      await typed(tx)
        .insert(projectSection)
        .values({ ...row, ...call.body });
    }),
  );
  serve(app, ctx, operations.updateProjectSection, (call) => {
    const { position, name } = call.body;
    return changePart(projects, call, 'section', call.params, position, async (tx) => {
      if (name === undefined) return;
      const { id, partId } = call.params;
      await typed(tx)
        .update(projectSection)
        .set({ name })
        .where(and(eq(projectSection.projectId, id), eq(projectSection.id, partId)));
    });
  });
  serve(app, ctx, operations.removeProjectSection, (call) =>
    removePart(projects, call, 'section', call.params),
  );

  serve(app, ctx, operations.addProjectArea, (call) =>
    addPart(projects, call, 'area', call.params.id, async (tx, _project, row) => {
      await typed(tx)
        .insert(projectArea)
        .values({ ...row, ...call.body });
    }),
  );
  serve(app, ctx, operations.updateProjectArea, (call) => {
    const { position, ...names } = call.body;
    return changePart(projects, call, 'area', call.params, position, (tx) =>
      renameArea(tx, call.params, names),
    );
  });
  serve(app, ctx, operations.removeProjectArea, (call) => removePart(projects, call, 'area', call.params));

  serve(app, ctx, operations.addProjectFreeLine, (call) =>
    addPart(projects, call, 'freeLine', call.params.id, async (tx, project, row) => {
      const refused = await refuseFreeLine(tx, project, call.body);
      if (refused) return refused;
      await typed(tx)
        .insert(projectFreeLine)
        .values({ ...row, ...columnsOf(call.body) });
      return undefined;
    }),
  );
  serve(app, ctx, operations.updateProjectFreeLine, (call) => {
    const { position, ...change } = call.body;
    return changePart(projects, call, 'freeLine', call.params, position, async (tx, project) => {
      const refused = await refuseFreeLine(tx, project, change);
      if (refused) return refused;
      const columns = columnsOf(change);
      if (Object.values(columns).every((value) => value === undefined)) return;
      const { id, partId } = call.params;
      await typed(tx)
        .update(projectFreeLine)
        .set(columns)
        .where(and(eq(projectFreeLine.projectId, id), eq(projectFreeLine.id, partId)));
    });
  });
  serve(app, ctx, operations.removeProjectFreeLine, (call) =>
    removePart(projects, call, 'freeLine', call.params),
  );
}

/** One of both may be emptied, not both. */
async function renameArea(
  tx: Queryable,
  { id, partId }: { readonly id: string; readonly partId: string },
  names: { readonly floor?: string; readonly room?: string },
): Promise<Refusal | void> {
  const isArea = and(eq(projectArea.projectId, id), eq(projectArea.id, partId));
  const [before] = await typed(tx)
    .select({ floor: projectArea.floor, room: projectArea.room })
    .from(projectArea)
    .where(isArea);
  if (!before || (names.floor ?? names.room) === undefined) return;
  const after = { ...before, ...names };
  if (after.floor === '' && after.room === '') return no({ code: 'areaUnnamed' });
  await typed(tx).update(projectArea).set(after).where(isArea);
}

interface FreeLineChange {
  readonly text?: string;
  readonly section?: string | null;
  readonly quantity?: number;
  readonly unitPrice?: { readonly amount: number; readonly currency: string } | null;
}

async function refuseFreeLine(
  tx: Queryable,
  { id, currency }: OpenedProject,
  { section, unitPrice }: FreeLineChange,
): Promise<Refusal | null> {
  if (unitPrice && unitPrice.currency !== currency)
    return no({ code: 'freeLineCurrency', data: { currency } });
  return refuseParts(tx, id, [{ section }]);
}

const columnsOf = <Change extends FreeLineChange>({ section, unitPrice, ...rest }: Change) => ({
  ...rest,
  sectionId: section,
  unitPrice: unitPrice ? unitPrice.amount : unitPrice === null ? null : undefined,
});
