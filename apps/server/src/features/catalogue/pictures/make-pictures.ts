import { and, asc, eq, sql } from 'drizzle-orm';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { notify } from '../../../database/notices';
import { picture } from '../../../database/tables/picture';
import { now, typed } from '../../../database/typed';
import type { Frame } from '../../../frame';
import { inLane, taskOf } from '../../../jobs/lanes';
import { ProcessBrokeError } from '../../../jobs/worker-process';
import { scratchIn } from '../../../storage/scratch';
import { namesOf } from '../../../records';
import { makePicturesTask, pictureParts } from './add-pictures';
import { pictureProcess, pictureTypes } from './picture-process';
import type { MadePicture } from './picture-process';
import { madeKey, originalKey } from './stored-picture';

/** On which nodes hear that pictures were made or are broken; the payload is their contents, with commas. */
export const picturesChannel = 'pictures_made';

/** A job works so long and is then followed by another one, so that a program that stops waits no longer. */
const turnMs = 4000;

const processes = Array.from({ length: pictureParts }, pictureProcess);

/** The next picture of a part; the parts are the last digits of the contents. */
const waitingOf = (frame: Frame, part: number) =>
  typed(frame.background)
    .select({ content: picture.content, file: picture.file })
    .from(picture)
    .where(
      and(
        eq(picture.state, 'waiting'),
        sql`mod(ascii(right(${picture.content}, 1)), ${pictureParts}::int) = ${part}::int`,
      ),
    )
    .orderBy(asc(picture.content))
    .limit(1);

/** Makes pictures for some seconds, one at a time, and has itself followed where more wait. */
async function makePictures({ part }: { readonly part: number }, frame: Frame): Promise<void> {
  const until = performance.now() + turnMs;
  const done: string[] = [];
  let [next] = await waitingOf(frame, part);
  while (next && performance.now() < until) {
    await makeOne(frame, part, next);
    done.push(next.content);
    [next] = await waitingOf(frame, part);
  }
  if (done.length > 0) await notify(frame.background, picturesChannel, done.join());
  if (next)
    await frame.jobs.add(
      frame.background,
      makePicturesTask,
      { part },
      { key: `${makePicturesTask} ${part}` },
    );
}

async function makeOne(
  frame: Frame,
  part: number,
  { content, file }: { readonly content: string; readonly file: string },
): Promise<void> {
  const made = await scratchIn(frame.env.home)(async (folder) => {
    const original = await frame.storage.get(originalKey(content));
    if (!original) return { reason: 'its file is no longer stored: import the feed again' };
    const source = path.join(folder, 'original');
    await pipeline(original.stream, createWriteStream(source));
    const answered = await ask(part, source, folder);
    await rm(source);
    if ('reason' in answered) return answered;
    for (const width of answered.widths)
      for (const type of namesOf(pictureTypes))
        await frame.storage.put(
          madeKey(content, width, type),
          createReadStream(path.join(folder, `${width}.${type}`)),
          pictureTypes[type],
        );
    return answered;
  });
  const isMade = !('reason' in made);
  if (!isMade) frame.log.warn({ file, reason: made.reason }, 'a picture of the catalogue cannot be made');
  await typed(frame.background)
    .update(picture)
    .set(
      isMade
        ? { state: 'made', widths: made.widths, placeholder: made.placeholder, reason: null, madeAt: now }
        : { state: 'broken', reason: made.reason, madeAt: now },
    )
    .where(eq(picture.content, content));
}

async function ask(
  part: number,
  file: string,
  folder: string,
): Promise<MadePicture | { readonly reason: string }> {
  const process = processes[part];
  if (!process) throw new Error(`There is no part ${part} of the pictures`);
  try {
    const answer = await process.ask({ does: 'make', file, folder });
    if ('made' in answer) return answer.made;
    return 'reason' in answer ? answer : { reason: 'it was not made' };
  } catch (error) {
    if (!(error instanceof ProcessBrokeError)) throw error;
    return { reason: 'it takes too much time or memory to be read' };
  }
}

const payload = z.object({
  part: z
    .int()
    .min(0)
    .max(pictureParts - 1),
});

export const pictureTasks = inLane('pictures', { [makePicturesTask]: taskOf(payload, makePictures) });
