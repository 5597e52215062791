import { maxMessages, type RequestRow, type RequestState, type SupportRequest } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import { and, desc, eq } from 'drizzle-orm';
import { budget, quote } from '../../database/tables/budget';
import { typed, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, notFound, type Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import type { Catalogue } from '../catalogue';
import { findAccess } from '../project';
import { filesOfRequest, presentFile } from './file/store';
import { movesOf } from './moves';
import { findRequest, messagesOf, type FoundRequest, type ListedRequest } from './store';
import { activityText, topicText } from './support-types';

/** A row of a list of requests; its topic as the catalogue calls it. */
export const presentRow = (
  catalogue: Catalogue,
  viewer: Viewer,
  row: ListedRequest,
  language: LanguageCode,
): RequestRow => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  state: row.state,
  catalogId: row.catalogId,
  project: row.projectName === null ? null : { id: row.projectId, name: row.projectName },
  topic: topicText(catalogue, row, language),
  asker: { name: row.askerName, email: row.askerEmail, company: row.askerCompany },
  clientCode: row.clientCode,
  messages: row.messages,
  isOwn: row.ownerId === viewer.accountId,
  budgetNumber: row.budgetNumber,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** What the viewer may do with a request. */
function mayWith(viewer: Viewer, row: FoundRequest): SupportRequest['may'] {
  const isOpen = row.state !== 'closed';
  const move: readonly RequestState[] = movesOf(row, row.isAnswerer);
  const isQuotable = row.kind === 'budget' || row.kind === 'budgetUsa';
  return {
    write: isOpen && row.messages < maxMessages,
    move: [...move],
    quote:
      isOpen &&
      isQuotable &&
      row.isAnswerer &&
      row.projectId !== null &&
      viewer.can('budget.add') &&
      viewer.can('price.view'),
  };
}

/** The newest quote that was begun for a request, as a draft; null where there is none that the viewer may read. */
async function findBegunQuote(db: Queryable, viewer: Viewer, { id, projectId }: FoundRequest) {
  const access = projectId === null ? null : await findAccess(db, viewer, projectId);
  if (!access?.may.has('budgets')) return null;
  const [found] = await typed(db)
    .select({ id: budget.id, number: quote.number })
    .from(quote)
    .innerJoin(budget, and(eq(budget.quoteId, quote.id), eq(budget.revision, quote.currentRevision)))
    .where(and(eq(quote.requestId, id), eq(budget.state, 'draft')))
    .orderBy(desc(budget.createdAt))
    .limit(1);
  return found ?? null;
}

/** A request with its messages, as the viewer may read it. */
export async function readRequest(
  { pool: db, catalogue }: Pick<AppContext, 'pool' | 'catalogue'>,
  viewer: Viewer,
  id: string,
  language: LanguageCode,
  status?: number,
): Promise<Answer<SupportRequest>> {
  const row = await findRequest(db, viewer, id);
  if (!row) return notFound();
  const [messages, files] = [await messagesOf(db, id), await filesOfRequest(db, id)];
  const begunQuote = row.isAnswerer && row.budgetId === null ? await findBegunQuote(db, viewer, row) : null;
  return answer(
    {
      ...presentRow(catalogue.current(), viewer, row, language),
      siteLocation: row.siteLocation,
      businessActivity: row.businessActivity && activityText(row.businessActivity, language),
      recipient: row.recipient,
      takenBy: row.takenByName,
      projectVersion: row.projectVersion,
      lines: row.lines,
      budgetId: row.budgetId,
      begunQuote,
      thread: messages.map(({ authorId, createdAt, ...message }) => ({
        ...message,
        isYou: authorId === viewer.accountId,
        createdAt: createdAt.toISOString(),
        files: files
          .filter(({ messageId }) => messageId === message.id)
          .map(({ messageId: _, ...file }) => presentFile(file)),
      })),
      may: mayWith(viewer, row),
    },
    { status },
  );
}
