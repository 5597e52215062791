import { accessHelp, type AccessHelp, type Operations } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import { escapeHtml } from '../../http/plain-page';
import type { Handler } from '../../http/serve';
import { inLane, taskOf } from '../../jobs/lanes';
import type { JobFacts } from '../../ports/jobs';
import { rateLimit } from '../../http/rate-limit';
import { takeSharedWindow, type SharedWindow } from '../../http/shared-limit';
import { placeOfRequest, tooMany } from '../account';

const task = 'sendAccessHelp';

/** Asked for at one place, over all nodes; each node counts the same for itself before it. */
const helpToPlace: SharedWindow = { name: 'access help to a place', attempts: 5, seconds: 3600 };

/** Takes the request of somebody who cannot sign in; the letter to the manufacturer is sent by a task. */
export function requestAccessHelp(ctx: AppContext): Handler<Operations['requestAccessHelp']> {
  const limit = rateLimit(helpToPlace);
  return async ({ body, request }) => {
    const place = placeOfRequest(request);
    const refused = tooMany(limit, place) ?? (await takeSharedWindow(ctx.pool, helpToPlace, place));
    if (refused) return refused;
    await ctx.jobs.add(ctx.pool, task, body, { priority: 10 });
    return { ok: true, status: 202 };
  };
}

/** Who asks stands in the letter, not in its sender: a letter in somebody's name would be refused on its way. */
async function sendAccessHelp(
  { email, description, language }: AccessHelp,
  { env, mail }: AppContext,
  job: JobFacts,
): Promise<void> {
  const lines = [`From: ${email}`, `Language: ${language}`, '', description];
  const letter = {
    to: env.supportEmail,
    subject: `Sign-in help: ${email}`,
    text: `${lines.join('\n')}\n`,
    html: `<!doctype html><html lang="en"><body><pre>${escapeHtml(lines.join('\n'))}</pre></body></html>`,
  };
  await mail.send(letter, job);
}

export const accessHelpTasks = inLane('mail', { [task]: taskOf(accessHelp, sendAccessHelp) });
