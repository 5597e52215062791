import { asc, eq } from 'drizzle-orm';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { notify } from '../../../database/pg-notify';
import { picture } from '../../../database/tables/picture';
import type { PictureState } from '../../../database/tables/picture';
import { now, typed } from '../../../database/typed';
import type { AppContext } from '../../../app-context';
import { inLane } from '../../../jobs/lanes';
import { ProcessBrokeError } from '../../../jobs/worker-process';
import { scratchIn } from '../../../storage/scratch';
import { namesOf } from '../../../records';
import { errorOf } from '../../../thrown';
import { makePicturesTask, wakePictures } from './add-pictures';
import { pictureProcess, pictureTypes } from './picture-process';
import type { MadePicture, PictureAnswer, PictureQuestion, PictureType } from './picture-process';
import { madeKey, originalKey } from './stored-picture';

/** On which nodes hear that pictures were made or are broken; the payload is their contents, with commas. */
export const picturesChannel = 'pictures_made';

/** A job works so long and is then followed by another one, so that a program that stops waits no longer. */
const turnMs = 8000;
/** More are not made in a turn; their contents are told in one notice, which PostgreSQL bounds. */
const maxOfTurn = 200;

/** A picture keeps one core busy. */
const processes = [pictureProcess(), pictureProcess()];
/** While a process works at a picture, the one before is stored and the next one fetched. */
const hands = processes.flatMap((each) => [each, each]);

/** What makes pictures, one after the other. */
interface Hand {
  readonly ask: ReturnType<typeof pictureProcess>['ask'];
  /** The file in which it has the original, written over by the next one: to make and remove one each time costs more than its bytes. */
  readonly source: string;
}

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

/** The next pictures: first those that no page can show. */
async function waitingPictures(ctx: AppContext): Promise<NextPicture[]> {
  const found: NextPicture[] = [];
  for (const state of namesOf(steps)) {
    const rows = await typed(ctx.background)
      .select({ content: picture.content, file: picture.file })
      .from(picture)
      .where(eq(picture.state, state))
      .orderBy(asc(picture.content))
      .limit(maxOfTurn - found.length);
    found.push(...rows.map((row) => ({ ...row, step: steps[state] })));
    if (found.length === maxOfTurn) break;
  }
  return found;
}

/** Makes pictures for some seconds, and has itself followed where more wait. */
async function makePictures(ctx: AppContext): Promise<void> {
  const until = performance.now() + turnMs;
  const waiting = await waitingPictures(ctx);
  const mayBeMore = waiting.length === maxOfTurn;
  const done: string[] = [];
  const makeNext = async (hand: Hand): Promise<void> => {
    while (performance.now() < until) {
      const next = waiting.shift();
      if (!next) return;
      await makeOne(ctx, hand, next);
      done.push(next.content);
    }
  };
  const ended = await scratchIn(ctx.env.home)((folder) =>
    Promise.allSettled(
      hands.map(({ ask }, at) => makeNext({ ask, source: path.join(folder, `original-${at}`) })),
    ),
  );
  if (done.length > 0) await notify(ctx.background, picturesChannel, done.join());
  for (const each of ended) if (each.status === 'rejected') throw errorOf(each.reason);
  if (waiting.length > 0 || mayBeMore) await wakePictures(ctx.background);
}

async function makeOne(ctx: AppContext, hand: Hand, { content, file, step }: NextPicture): Promise<void> {
  const made = await makeFiles(ctx, hand, content, step);
  if (made.reason !== null)
    ctx.log.warn({ file, reason: made.reason }, 'a picture of the catalogue cannot be made, or not as AVIF');
  await typed(ctx.background)
    .update(picture)
    .set(
      'state' in made ? { ...made, madeAt: now } : { state: step.failed, reason: made.reason, madeAt: now },
    )
    .where(eq(picture.content, content));
}

/** Makes and stores the files of a picture. Answers what its row says of them, or why there are none. */
async function makeFiles(
  { storage }: Pick<AppContext, 'storage'>,
  { ask, source }: Hand,
  content: string,
  { tries }: PictureStep,
) {
  const from = await storage.local(originalKey(content));
  if (!from) {
    const original = await storage.get(originalKey(content));
    if (!original) return { reason: 'its file is no longer stored: import the feed again' };
    await pipeline(original.stream, createWriteStream(source));
  }
  let reason = '';
  for (const { types, done } of tries) {
    const answered = await makeOf(ask, { does: 'make', types, file: source, from });
    if ('reason' in answered) {
      reason ||= answered.reason;
      continue;
    }
    await storage.putAll(
      answered.files.map(({ width, type, bytes }) => ({
        key: madeKey(content, width, type),
        content: bytes,
        type: pictureTypes[type],
      })),
    );
    return { ...answered.made, state: done, reason: reason || null };
  }
  return { reason };
}

async function makeOf(
  ask: Hand['ask'],
  question: PictureQuestion,
): Promise<Extract<PictureAnswer, { readonly made: MadePicture }> | { readonly reason: string }> {
  try {
    const answer = await ask(question);
    if ('made' in answer || 'reason' in answer) return answer;
    return { reason: 'it was not made' };
  } catch (error) {
    if (!(error instanceof ProcessBrokeError)) throw error;
    return { reason: 'it takes too much time or memory to be read' };
  }
}

export const pictureTasks = inLane('pictures', {
  [makePicturesTask]: (_, ctx) => makePictures(ctx),
});
