import { columnsHeldBy, scheduleColumns, submittalParts } from '@lucerna/contract';
import type { operations, QueryOf } from '@lucerna/contract';
import { markets } from '@lucerna/engine';
import type { LanguageCode } from '@lucerna/engine';
import { writeCsv, writeXlsx } from '@lucerna/spreadsheet';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Frame } from '../../frame';
import { sendFile } from '../../http/answer';
import type { Answer } from '../../http/answer';
import { inSlices } from '../../http/time-slice';
import { turns } from '../../http/turns';
import type { Viewer } from '../../viewer';
import { projectFileStem, tableCellsOf, tableColumnText, withSymbols } from '../document';
import { documentsOf } from './documents-of';
import { typesOfProject } from './project-types';

/** A submittal takes seconds of a process; who waits for one waits behind no more than these. */
const submittalTurns = turns({ atOnce: 1, maxOfOne: 2, most: 16 });

interface Call<Query> {
  readonly viewer: Viewer;
  readonly language: LanguageCode;
  readonly request: FastifyRequest;
  readonly params: { readonly id: string };
  readonly query: Query;
}

type Calls = typeof operations;

/** The documents of all types of a project as one PDF. Refuses as `typesOfProject` and `turns` do. */
export function makeProjectSubmittal(
  frame: Frame,
  call: Call<QueryOf<Calls['getSubmittal']>>,
): Promise<Answer<never>> {
  const { viewer, request, params, query } = call;
  const { socket } = request.raw;
  const act = async (): Promise<Answer<never>> => {
    const found = await typesOfProject(frame, call, params.id);
    if (!found.ok) return found;
    const { contractor, location, revision } = query;
    const made = await documentsOf(frame).submittal(found.context, {
      project: found.projectName,
      facts: found.facts,
      ...{ contractor, location, revision },
      paper: query.paper ?? markets[found.catalogId].paper,
      parts: query.parts ?? submittalParts,
      columns: query.columns ?? scheduleColumns,
      types: found.types,
    });
    return made.ok ? sendFile(made.file) : made;
  };
  return submittalTurns.take(viewer.accountId, act, () => socket.destroyed);
}

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

type ScheduleCall = Call<QueryOf<Calls['getLuminaireSchedule']>>;

/** The luminaire schedule of a project, as a table or to be read. Refuses as `typesOfProject` and `turns` do. */
export async function makeLuminaireSchedule(frame: Frame, call: ScheduleCall): Promise<Answer<never>> {
  const { viewer, request, query } = call;
  if (query.format !== 'pdf') return scheduleTable(frame, call, query.format);
  const { socket } = request.raw;
  return submittalTurns.take(
    viewer.accountId,
    () => schedulePdf(frame, call),
    () => socket.destroyed,
  );
}

async function schedulePdf(frame: Frame, call: ScheduleCall): Promise<Answer<never>> {
  const found = await typesOfProject(frame, call, call.params.id);
  if (!found.ok) return found;
  const { by, revision, paper, columns } = call.query;
  const made = await documentsOf(frame).schedule(found.context, {
    project: found.projectName,
    facts: found.facts,
    ...{ by, revision },
    paper: paper ?? markets[found.catalogId].paper,
    columns: columns ?? scheduleColumns,
    types: found.types,
  });
  return made.ok ? sendFile(made.file) : made;
}

async function scheduleTable(
  frame: Frame,
  call: ScheduleCall,
  format: keyof typeof types,
): Promise<Answer<never>> {
  const found = await typesOfProject(frame, call, call.params.id);
  if (!found.ok) return found;
  const { view } = found.context;
  const { by, columns: asked = scheduleColumns } = call.query;
  const chosen = columnsHeldBy(format, asked);
  // Where the rows of an area are stands before them.
  const columns =
    by === 'area' ? (['location', ...chosen.filter((each) => each !== 'location')] as const) : chosen;
  const rows = found.types.map((type) => tableCellsOf(view, type, columns));
  const heading = columns.map((column) => tableColumnText(view, column));
  const bytes =
    format === 'xlsx'
      ? Buffer.from(
          await inSlices(
            writeXlsx([heading, ...(await withSymbols(view, found.types, columns, rows))], found.projectName),
          ),
        )
      : Buffer.from(await inSlices(writeCsv([heading, ...rows], markets[found.catalogId].csvSeparator)));
  const name = `${projectFileStem(view, found.projectName, 'submittal.schedule')}.${format}`;
  return sendFile({ body: Readable.from([bytes]), type: types[format], name, size: bytes.length });
}
