import { projectFile, projectFiles, scheduleColumns, submittalParts } from '@lucerna/contract';
import type { ProjectFileKind, WantedProjectFile } from '@lucerna/contract';
import { markets, problem, type LanguageCode, type Units } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import { no, type Answer, type Refusal } from '../../http/answer';
import type { WorkSteps } from '../../jobs/work-steps';
import type { Viewer } from '../../viewer';
import { openLightFiles, viewOf } from '../catalogue';
import { arranged, lightArchiveOf, luminairesOf, writeProject, writtenLines } from '../project';
import { documentsOf } from './documents-of';
import { scheduleOfProject } from './schedule-of-project';
import { findDownload, type FoundProject } from './project-products';
import { groupsOf, typesOfProject } from './project-types';

/** Of which project, for whom, in which language and units. */
export interface ProjectFileContext {
  readonly ctx: AppContext;
  readonly viewer: Viewer;
  readonly language: LanguageCode;
  readonly units?: Units | undefined;
  readonly projectId: string;
}

/** How many; or why nothing can be made. */
type Counted = { readonly ok: true; readonly all: number } | Refusal;

type Asked<Kind extends ProjectFileKind> = Extract<WantedProjectFile, { readonly subType: Kind }>;

interface Maker<Kind extends ProjectFileKind> {
  /** Of how many its first step is. Refuses what nothing can be made of. */
  readonly count: (
    context: ProjectFileContext,
    found: FoundProject,
    asked: Asked<Kind>,
  ) => Counted | Promise<Counted>;
  readonly make: (
    context: ProjectFileContext,
    asked: Asked<Kind>,
    steps: WorkSteps,
  ) => Promise<Answer<never>>;
}

const viewFor = ({ ctx, viewer, language, units }: ProjectFileContext, { catalogId }: FoundProject) =>
  viewOf(ctx, { viewer, language, query: { catalogId, units } });

const counted = (all: number): Counted => (all > 0 ? { ok: true, all } : no(problem('articles-not-found')));

/** The project as it is now, its lines as its areas stand, with what a file of all of them is made of. */
async function readWhole(context: ProjectFileContext) {
  const { ctx, viewer, projectId } = context;
  const found = await findDownload(ctx, viewer, projectId);
  if (!found.ok) return found;
  const lines = arranged(found.lines, found.structure);
  const files = openLightFiles(ctx.db);
  const project = { ...found, id: projectId, lines };
  return { ok: true as const, ctx, files, view: viewFor(context, found), project, lines };
}

const [usualFormat] = projectFiles.products.formats;

/** How each file of a whole project is made (`projectFiles`), of the project as it is then. */
const makers: { readonly [Kind in ProjectFileKind]: Maker<Kind> } = {
  submittal: {
    count: (_context, found) => {
      const groups = groupsOf(found);
      return groups.ok ? counted(groups.all.length) : groups;
    },
    async make(context, { params }, steps) {
      const { ctx, projectId, units } = context;
      // The types are told as they are described, which is what takes long.
      const reading = { signal: steps.signal, tell: () => undefined };
      const found = await typesOfProject(ctx, { ...context, query: { units } }, projectId, reading);
      if (!found.ok) return found;
      const { contractor = '', location = '', revision = '' } = params;
      return documentsOf(ctx).submittal(
        found.context,
        {
          project: found.projectName,
          facts: found.facts,
          ...{ contractor, location, revision },
          paper: params.paper ?? markets[found.catalogId].paper,
          parts: params.parts ?? submittalParts,
          columns: params.columns ?? scheduleColumns,
          types: found.types,
        },
        steps,
      );
    },
  },
  schedule: {
    count: (_context, found, { params }) => {
      const groups = groupsOf(found, params.by);
      return groups.ok ? counted(groups.all.length) : groups;
    },
    make: (context, { format = projectFiles.schedule.formats[0], params }, steps) =>
      scheduleOfProject(
        context.ctx,
        { ...context, query: { ...params, units: context.units, format } },
        steps,
      ),
  },
  products: {
    count: (_context, { lines }, { format = usualFormat }) => {
      const written = writtenLines(lines, format);
      return written.ok ? counted(written.products) : written;
    },
    async make(context, { format = usualFormat }, steps) {
      const whole = await readWhole(context);
      return whole.ok ? writeProject(whole, format, steps) : whole;
    },
  },
  lightFiles: {
    count: async (context, found) =>
      counted((await luminairesOf(viewFor(context, found).catalogue, found.lines)).length),
    async make(context, { params }, steps) {
      const whole = await readWhole(context);
      return whole.ok ? lightArchiveOf(whole, params.only, steps) : whole;
    },
  },
};

/** Of how many the first step of a file of a project is. Refuses what nothing can be made of. */
export const countProjectFile = <Kind extends ProjectFileKind>(
  kind: Kind,
  context: ProjectFileContext,
  found: FoundProject,
  asked: Asked<Kind>,
): Counted | Promise<Counted> => makers[kind].count(context, found, asked);

const makeOfKind = <Kind extends ProjectFileKind>(
  kind: Kind,
  context: ProjectFileContext,
  asked: Asked<Kind>,
  steps: WorkSteps,
): Promise<Answer<never>> => makers[kind].make(context, asked, steps);

/** What was asked for, as a download keeps it. */
interface StoredWish {
  readonly subType: string;
  readonly format: string | null;
  readonly params: unknown;
}

/** Makes a stored file of a project. Refuses who may not download it, and as its maker does. */
export function makeProjectFile(
  context: ProjectFileContext,
  { subType, format, params }: StoredWish,
  steps: WorkSteps,
): Promise<Answer<never>> {
  const asked = projectFile.parse({ type: 'project', subType, format, params });
  return makeOfKind(asked.subType, context, asked, steps);
}
