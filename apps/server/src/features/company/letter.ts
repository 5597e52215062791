import type { LanguageCode } from '@lucerna/engine';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { account } from '../../database/tables/account';
import { invitation } from '../../database/tables/company';
import { now, typed, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { inLane, taskOf } from '../../jobs/lanes';
import { letterToken, nameOfRow, tokenHash } from '../account';
import { composeLetter } from '../mail';
import { z } from 'zod';

const task = 'sendInvitation';

const payload = z.object({ invitationId: z.string(), origin: z.string() });

export const askInvitation = (ctx: AppContext, client: Queryable, asked: z.infer<typeof payload>) =>
  ctx.jobs.add(client, task, asked, { priority: 10 });

/** What the address of a page calls a language. */
const pathOf = (language: LanguageCode) => `/${language}/invitation`;

/** Makes the token and sends it; an invitation withdrawn meanwhile sends nothing. */
const sendInvitation = taskOf(payload, async ({ invitationId, origin }, ctx, job) => {
  const { pool, mail, secrets, catalogue } = ctx;
  const token = letterToken(secrets, job);
  const [row] = await typed(pool)
    .update(invitation)
    .set({ tokenHash: tokenHash(token) })
    .from(account)
    .where(
      and(
        eq(invitation.id, invitationId),
        isNull(invitation.acceptedAt),
        gt(invitation.expiresAt, now),
        eq(account.id, invitation.invitedBy),
      ),
    )
    .returning({
      email: invitation.email,
      language: invitation.language,
      companyName: account.companyName,
      inviter: nameOfRow,
    });
  if (!row) return;
  await mail.send(
    composeLetter('invitation', {
      to: row.email,
      name: '',
      language: row.language,
      maker: catalogue.current(),
      link: `${origin}${pathOf(row.language)}?token=${token}`,
      data: { company: row.companyName ?? '', inviter: row.inviter },
    }),
    job,
  );
});

export const letters = inLane('mail', { [task]: sendInvitation });
