import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../app-context';
import { no, notFound, type Refusal } from '../../http/answer';
import { rateLimit } from '../../http/rate-limit';
import { takeSharedWindow, type SharedWindow } from '../../http/shared-limit';
import type { Queryable } from '../../database/typed';
import { placeOfRequest, tokenHash, tooMany } from '../account';
import { findLinkedBudget, type StoredBudget } from '../budget';
import { findByHash, type LinkRow } from './store';

/** What a link opens. */
export interface Opened {
  readonly ok: true;
  readonly link: LinkRow;
  readonly budget: StoredBudget;
}

/** The revision of a link; refused in words where the link opens nothing any more. */
export async function openLink(ctx: AppContext, db: Queryable, token: string): Promise<Opened | Refusal> {
  const link = await findByHash(db, tokenHash(token));
  if (!link) return notFound();
  if (link.revokedAt !== null) return no({ code: 'quoteLinkRevoked' });
  if (link.expiresOn < ctx.today()) return no({ code: 'quoteLinkExpired' });
  const budget = await findLinkedBudget(db, link.budgetId);
  return budget ? { ok: true, link, budget } : notFound();
}

/** Reading, by place: an office behind one address may open a list of quotes, and nobody guesses at links. */
export const readings = () => rateLimit({ attempts: 120, seconds: 60 });

/** What is written by one link, over all nodes: each writes letters. */
const writings: SharedWindow = { name: 'writing by a link', attempts: 60, seconds: 3600 };
const writingsAtPlace = rateLimit({ attempts: 60, seconds: 600 });

/** Why somebody with a link has to wait before writing again; null where they need not. */
export const tooManyWritings = async (
  { pool }: AppContext,
  request: FastifyRequest,
  token: string,
): Promise<Refusal | null> =>
  tooMany(writingsAtPlace, placeOfRequest(request)) ?? (await takeSharedWindow(pool, writings, token));
