import { columnsHeldBy, scheduleColumns } from '@lucerna/contract';
import type { projectFiles, ScheduleArrangement, ScheduleColumn, submittalPapers } from '@lucerna/contract';
import { markets, type LanguageCode, type Units } from '@lucerna/engine';
import { writeCsv, writeXlsx } from '@lucerna/spreadsheet';
import type { AppContext } from '../../app-context';
import { sendFile, type Answer } from '../../http/answer';
import { sendTable } from '../../http/send-table';
import type { WorkSteps } from '../../jobs/work-steps';
import type { Viewer } from '../../viewer';
import { projectFileStem, tableCellsOf, tableColumnText, withSymbols } from '../document';
import { documentsOf } from './documents-of';
import { typesOfProject } from './project-types';

type Format = (typeof projectFiles)['schedule']['formats'][number];

interface Asked {
  readonly viewer: Viewer;
  readonly language: LanguageCode;
  readonly projectId: string;
  readonly query: {
    readonly format: Format;
    readonly by?: ScheduleArrangement | undefined;
    readonly columns?: readonly ScheduleColumn[] | undefined;
    readonly paper?: (typeof submittalPapers)[number] | undefined;
    readonly revision?: string | undefined;
    readonly units?: Units | undefined;
  };
}

/** The luminaire schedule of a project, as a table or to be read. Refuses as `typesOfProject` does. */
export async function scheduleOfProject(
  ctx: AppContext,
  asked: Asked,
  steps: WorkSteps,
): Promise<Answer<never>> {
  const found = await typesOfProject(ctx, asked, asked.projectId, steps);
  if (!found.ok) return found;
  const { format, by = 'mark', columns: wanted = scheduleColumns, paper, revision = '' } = asked.query;
  if (format === 'pdf') {
    const made = await documentsOf(ctx).schedule(
      found.context,
      {
        project: found.projectName,
        facts: found.facts,
        ...{ by, revision },
        paper: paper ?? markets[found.catalogId].paper,
        columns: wanted,
        types: found.types,
      },
      steps,
    );
    return made.ok ? sendFile(made.file) : made;
  }
  const { view } = found.context;
  const chosen = columnsHeldBy(format, wanted);
  // Where the rows of an area are stands before them.
  const columns =
    by === 'area' ? (['location', ...chosen.filter((each) => each !== 'location')] as const) : chosen;
  const rows = found.types.map((type) => tableCellsOf(view, type, columns));
  const heading = columns.map((column) => tableColumnText(view, column));
  const written =
    format === 'xlsx'
      ? writeXlsx([heading, ...(await withSymbols(view, found.types, columns, rows))], found.projectName)
      : writeCsv([heading, ...rows], markets[found.catalogId].csvSeparator);
  return sendTable(projectFileStem(view, found.projectName, 'submittal.schedule'), format, written);
}
