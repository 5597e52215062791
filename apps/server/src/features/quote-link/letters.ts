import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { quoteComment } from '../../database/tables/quote-link';
import { typed, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { inLane, taskOf } from '../../jobs/lanes';
import { findAccount } from '../account';
import { acceptanceOf, findLinkedBudget } from '../budget';
import { composeLetter, excerptOf } from '../mail';
import { findLink } from './store';
import { knownToken } from './token';

const task = 'sendQuoteLetter';

const quoteLetter = z.object({
  kind: z.enum(['quoteLink', 'quoteAnswered', 'quoteAccepted', 'quoteRejected', 'quoteCommented']),
  budgetId: z.uuid(),
  linkId: z.uuid().optional(),
  commentId: z.uuid().optional(),
  /** An account that sells; without, it goes to the recipient of the link. */
  readerId: z.uuid().optional(),
  origin: z.string(),
});
type QuoteLetter = z.infer<typeof quoteLetter>;

export const sendQuoteLetter = (ctx: AppContext, tx: Queryable, letter: QuoteLetter): Promise<void> =>
  ctx.jobs.add(tx, task, letter);

/** To whom a letter goes and what it opens; null where nobody is there any more, or the link was revoked. */
async function addressee(
  { kind: _kind, ...letter }: QuoteLetter,
  ctx: AppContext,
  budget: { projectId: string; language: string },
) {
  const { pool, secrets } = ctx;
  if (letter.readerId !== undefined) {
    const reader = await findAccount(pool, letter.readerId);
    if (!reader) return null;
    const page = `${letter.origin}/project/${budget.projectId}/budget/${letter.budgetId}`;
    return { to: reader.email, name: reader.firstName, language: reader.language, link: page, message: '' };
  }
  const link = letter.linkId === undefined ? null : await findLink(pool, letter.linkId);
  const token = link && link.revokedAt === null ? knownToken(secrets, link.id, link.tokenHash) : null;
  if (!link || token === null) return null;
  return {
    ...{ to: link.recipient, name: '', language: null, message: link.message },
    link: `${letter.origin}/quote-link/${token}`,
  };
}

const send = taskOf(quoteLetter, async (letter, ctx, job) => {
  const budget = await findLinkedBudget(ctx.pool, letter.budgetId);
  if (!budget) return;
  const reader = await addressee(letter, ctx, budget);
  if (!reader) return;
  const said = letter.commentId;
  const [comment] =
    said === undefined
      ? []
      : await typed(ctx.pool).select().from(quoteComment).where(eq(quoteComment.id, said));
  const accepted = letter.kind === 'quoteAccepted' ? await acceptanceOf(ctx.pool, budget.id) : null;
  const { number, projectName, createdBy, stateBy, stateNote } = budget;
  await ctx.mail.send(
    composeLetter(letter.kind, {
      ...{ to: reader.to, name: reader.name, language: reader.language ?? budget.language },
      maker: ctx.catalogue.current(),
      link: reader.link,
      data: {
        ...{ number, project: projectName, sender: createdBy },
        who: comment?.author ?? accepted?.name ?? stateBy ?? '',
        text: excerptOf(comment?.text ?? (letter.kind === 'quoteLink' ? reader.message : stateNote)),
      },
    }),
    job,
  );
});

export const quoteLetters = inLane('mail', { [task]: send });
