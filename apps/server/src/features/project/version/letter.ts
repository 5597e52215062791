import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { account } from '../../../database/tables/account';
import { typed } from '../../../database/typed';
import type { AppContext } from '../../../app-context';
import { inLane, taskOf } from '../../../jobs/lanes';
import { findAccount, privilegesOfRow } from '../../account';
import { may } from '../access';
import { composeLetter } from '../../mail';
import type { Queryable } from '../store';
import { findVersion } from './find-versions';

const task = 'sendProjectVersion';

const sent = z.object({
  versionId: z.string(),
  accountId: z.string(),
  senderId: z.string(),
  origin: z.string(),
});

/** Whether the account of a row works and may open a project. */
const mayOpen = (projectId: string) =>
  and(eq(account.active, true), may(account.id, privilegesOfRow, 'read', 'project', projectId));

/** The account with an e-mail that may open a project; null for anybody else, so that the answer tells nothing of accounts. */
export async function findReader(tx: Queryable, projectId: string, email: string): Promise<string | null> {
  const [reader] = await typed(tx)
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.email, email), mayOpen(projectId)));
  return reader?.id ?? null;
}

export const tellOfVersion = (ctx: AppContext, tx: Queryable, payload: z.infer<typeof sent>) =>
  ctx.jobs.add(tx, task, payload);

const sendVersion = taskOf(sent, async ({ versionId, accountId, senderId, origin }, ctx, job) => {
  const { pool, mail, catalogue } = ctx;
  const [version, reader, sender] = await Promise.all([
    findVersion(pool, versionId),
    findAccount(pool, accountId),
    findAccount(pool, senderId),
  ]);
  if (!version || !reader) return;
  // Somebody may have been removed from the project before the letter left.
  if ((await findReader(pool, version.projectId, reader.email)) === null) return;
  const who = [sender?.firstName, sender?.lastName].filter(Boolean).join(' ') || sender?.email || '';
  await mail.send(
    composeLetter('projectVersion', {
      ...{ to: reader.email, name: reader.firstName, language: reader.language },
      maker: catalogue.current(),
      link: `${origin}/project/${versionId}`,
      data: { who, project: version.name, version: version.title ?? String(version.number) },
    }),
    job,
  );
});

export const versionLetters = inLane('mail', { [task]: sendVersion });
