import type { operations, QueryOf } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../app-context';
import type { Answer } from '../../http/answer';
import { turns } from '../../http/turns';
import { whileWaited } from '../../http/while-waited';
import type { WorkSteps } from '../../jobs/work-steps';
import type { Viewer } from '../../viewer';
import { scheduleOfProject } from './schedule-of-project';
import { makeProjectFile } from './project-files';

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

/** Work in its turn, as long as somebody waits for it. */
function inTurn(
  { viewer, request }: Call<unknown>,
  work: (steps: WorkSteps) => Promise<Answer<never>>,
): Promise<Answer<never>> {
  const { socket } = request.raw;
  return submittalTurns.take(
    viewer.accountId,
    () => whileWaited(socket, work),
    () => socket.destroyed,
  );
}

/** The documents of all types of a project as one PDF. Refuses as `makeProjectFile` and `turns` do. */
export function makeProjectSubmittal(
  ctx: AppContext,
  call: Call<QueryOf<Calls['getSubmittal']>>,
): Promise<Answer<never>> {
  const { viewer, language } = call;
  const { units, contractor, location, revision, paper, parts, columns } = call.query;
  const context = { ctx, viewer, language, units, projectId: call.params.id };
  const params = { contractor, location, revision, paper, parts, columns };
  return inTurn(call, (steps) =>
    makeProjectFile(context, { subType: 'submittal', format: 'pdf', params }, steps),
  );
}

/** The luminaire schedule of a project, as a table or to be read. Refuses as `typesOfProject` and `turns` do. */
export function makeLuminaireSchedule(
  ctx: AppContext,
  call: Call<QueryOf<Calls['getLuminaireSchedule']>>,
): Promise<Answer<never>> {
  const asked = { ...call, projectId: call.params.id };
  const work = (steps: WorkSteps) => scheduleOfProject(ctx, asked, steps);
  // A table is there in a moment.
  return call.query.format === 'pdf' ? inTurn(call, work) : whileWaited(call.request.raw.socket, work);
}
