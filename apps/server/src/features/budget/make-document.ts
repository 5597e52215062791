import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { AppContext } from '../../app-context';
import { letterheadOf } from '../catalogue';
import { taskOf } from '../../jobs/lanes';
import { scratchIn } from '../../storage/scratch';
import { StorageAwayError } from '../../storage/storage';
import { render } from './render-process';
import { beginDocument, endDocument, saveFrozenDocument } from './document-store';
import { z } from 'zod';

/**
 * Attempts that may fail before the document is given up and its reader may ask again; where the store is away it waits for
 * it, half a day.
 */
const maxAttempts = 3;
/** Attempts that may end with the process: a document that takes the program down with it is not tried for ever. */
const maxBegun = 12;

/** Where the PDF of a budget lies in the storage. */
export function documentKey(budgetId: string): string {
  return `budgets/${budgetId}.pdf`;
}

/**
 * The job behind a budget's PDF: sets it from the frozen data, keeps it, and tells its owner. A repeat after a crash
 * says the same, since nothing but the frozen data is read, in the maker's looks and with its photographs of that day; it has the same bytes too where the same release makes it, and
 * replaces what was kept. A failure is tried three times, then it is the state of the row.
 */
async function make(budgetId: string, ctx: AppContext, lane: 'short' | 'long'): Promise<void> {
  const wanted = await beginDocument(ctx.pool, budgetId);
  if (!wanted) return;
  const { projectId, ownerId } = wanted;
  const tell = (state: 'making' | 'ready' | 'failed'): void =>
    ctx.sockets.tell(ownerId, 'document', { kind: 'budget', id: budgetId, projectId, state });
  tell('making');
  try {
    if (wanted.attempts > maxBegun) throw new Error('The document ended the program each time');
    const bytes = await scratchIn(ctx.env.home)(async (folder) => {
      const [frozen, pdf] = [path.join(folder, 'frozen.json'), path.join(folder, 'budget.pdf')];
      await saveFrozenDocument(ctx.pool, budgetId, frozen);
      await render(ctx, { frozen, pdf, letterhead: letterheadOf(ctx.catalogue.current()) }, lane);
      await ctx.storage.put(documentKey(budgetId), createReadStream(pdf), 'application/pdf');
      return (await stat(pdf)).size;
    });
    await endDocument(ctx.pool, budgetId, 'done', bytes);
    tell('ready');
  } catch (error) {
    const maxDocumentAttempts = error instanceof StorageAwayError ? maxBegun : maxAttempts;
    if (wanted.attempts < maxDocumentAttempts) throw error;
    ctx.log.error({ err: error, budgetId }, 'The document of a budget cannot be made');
    await endDocument(ctx.pool, budgetId, 'failed', null);
    tell('failed');
  }
}

const payload = z.object({ budgetId: z.string() });

export const makeDocument = taskOf(payload, ({ budgetId }, ctx) => make(budgetId, ctx, 'short'));
export const makeLongDocument = taskOf(payload, ({ budgetId }, ctx) => make(budgetId, ctx, 'long'));
