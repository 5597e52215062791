import { z } from 'zod';
import type { Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { inLane, taskOf } from '../../jobs/lanes';
import { findAccount } from '../account';
import { composeLetter } from '../mail';
import { findGiven } from './store';

const task = 'sendProjectShared';

const shared = z.object({ projectId: z.string(), accountId: z.string(), origin: z.string() });

/** Tells somebody by mail that a project is theirs to work on. */
export const tellMember = (ctx: AppContext, client: Queryable, payload: z.infer<typeof shared>) =>
  ctx.jobs.add(client, task, payload);

/** Nothing is sent to who was removed meanwhile. */
const sendShared = taskOf(shared, async ({ projectId, accountId, origin }, ctx, job) => {
  const { pool, mail, catalogue } = ctx;
  const given = await findGiven(pool, projectId, accountId);
  const reader = await findAccount(pool, accountId);
  if (!given || !reader) return;
  const giver = await findAccount(pool, given.addedBy);
  const who = [giver?.firstName, giver?.lastName].filter(Boolean).join(' ') || giver?.email || '';
  await mail.send(
    composeLetter(given.role === 'assigned' ? 'projectAssigned' : 'projectShared', {
      ...{ to: reader.email, name: reader.firstName, language: reader.language },
      maker: catalogue.current(),
      link: `${origin}/project/${projectId}`,
      data: { who, project: given.project },
    }),
    job,
  );
});

export const letters = inLane('mail', { [task]: sendShared });
