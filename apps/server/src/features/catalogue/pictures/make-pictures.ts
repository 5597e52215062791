import { and, asc, eq, sql } from 'drizzle-orm';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { notify } from '../../../database/notices';
import { picture } from '../../../database/tables/picture';
import type { PictureState } from '../../../database/tables/picture';
import { now, typed } from '../../../database/typed';
import type { Frame } from '../../../frame';
import { inLane, taskOf } from '../../../jobs/lanes';
import { ProcessBrokeError } from '../../../jobs/worker-process';
import { scratchIn } from '../../../storage/scratch';
import { namesOf } from '../../../records';
import { makePicturesTask, pictureParts } from './add-pictures';
import { pictureProcess, pictureTypes } from './picture-process';
import type { MadePicture, PictureQuestion, PictureType } from './picture-process';
import { madeKey, originalKey } from './stored-picture';

/** On which nodes hear that pictures were made or are broken; the payload is their contents, with commas. */
export const picturesChannel = 'pictures_made';

/** A job works so long and is then followed by another one, so that a program that stops waits no longer. */
const turnMs = 4000;

const processes = Array.from({ length: pictureParts }, pictureProcess);

interface PictureStep {
  /** The kinds that are made of one reading, and how far the picture is then. */
  readonly tries: readonly { readonly types: readonly PictureType[]; readonly done: PictureState }[];
  readonly failed: PictureState;
}

/** What is made of a picture by its state: all of it; where that cannot be, what every page can show; of one that has that, the rest. */
const steps = {
  waiting: {
    tries: [
      { types: ['webp', 'avif'], done: 'made' },
      { types: ['webp'], done: 'webpOnly' },
    ],
    failed: 'broken',
  },
  webp: { tries: [{ types: ['avif'], done: 'made' }], failed: 'webpOnly' },
} as const satisfies Partial<Record<PictureState, PictureStep>>;

interface NextPicture {
  readonly content: string;
  readonly file: string;
  readonly step: PictureStep;
}

/** The next picture of a part, which are the last digits of the contents: first those that no page can show. */
async function nextOf(frame: Frame, part: number): Promise<NextPicture | null> {
  for (const state of namesOf(steps)) {
    const [found] = await typed(frame.background)
      .select({ content: picture.content, file: picture.file })
      .from(picture)
      .where(
        and(
          eq(picture.state, state),
          sql`mod(ascii(right(${picture.content}, 1)), ${pictureParts}::int) = ${part}::int`,
        ),
      )
      .orderBy(asc(picture.content))
      .limit(1);
    if (found) return { ...found, step: steps[state] };
  }
  return null;
}

/** Makes pictures for some seconds, one at a time, and has itself followed where more wait. */
async function makePictures({ part }: { readonly part: number }, frame: Frame): Promise<void> {
  const until = performance.now() + turnMs;
  const done: string[] = [];
  let next = await nextOf(frame, part);
  while (next && performance.now() < until) {
    await makeOne(frame, part, next);
    done.push(next.content);
    next = await nextOf(frame, part);
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

async function makeOne(frame: Frame, part: number, { content, file, step }: NextPicture): Promise<void> {
  const made = await scratchIn(frame.env.home)(async (folder) => {
    const original = await frame.storage.get(originalKey(content));
    if (!original) return { reason: 'its file is no longer stored: import the feed again' };
    const source = path.join(folder, 'original');
    await pipeline(original.stream, createWriteStream(source));
    let reason = '';
    for (const { types, done } of step.tries) {
      const answered = await ask(part, { does: 'make', types, file: source, folder });
      if ('reason' in answered) {
        reason ||= answered.reason;
        continue;
      }
      for (const type of types)
        for (const width of answered.widths)
          await frame.storage.put(
            madeKey(content, width, type),
            createReadStream(path.join(folder, `${width}.${type}`)),
            pictureTypes[type],
          );
      return { ...answered, state: done, reason: reason || null };
    }
    return { reason };
  });
  if (made.reason !== null)
    frame.log.warn(
      { file, reason: made.reason },
      'a picture of the catalogue cannot be made, or not as AVIF',
    );
  await typed(frame.background)
    .update(picture)
    .set(
      'state' in made ? { ...made, madeAt: now } : { state: step.failed, reason: made.reason, madeAt: now },
    )
    .where(eq(picture.content, content));
}

async function ask(
  part: number,
  question: PictureQuestion,
): Promise<MadePicture | { readonly reason: string }> {
  const process = processes[part];
  if (!process) throw new Error(`There is no part ${part} of the pictures`);
  try {
    const answer = await process.ask(question);
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
