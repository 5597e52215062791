import { open, readFile, writeFile } from 'node:fs/promises';
import { answerQuestions } from '../../jobs/answer-questions';
import type { PlanAsked, PlanRead } from './plan-process';
import { readDrawn } from './read-drawn';
import { readPicture } from './read-picture';

/** Bytes of a drawing that is read in a moment. */
const maxQuickBytes = 2_000_000;

const starts = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** Looks at the first bytes: what a file is called or says of itself decides nothing. */
function kindOf(head: Buffer): 'picture' | 'drawing' | null {
  const isPicture =
    starts(head, 0, '\x89PNG\r\n\x1a\n') ||
    starts(head, 0, '\xff\xd8\xff') ||
    (starts(head, 0, 'RIFF') && starts(head, 8, 'WEBP'));
  if (isPicture) return 'picture';
  // A drawing begins with a group: its code on a line, its value on the next.
  const text = head.toString('latin1');
  return /^(\xef\xbb\xbf)?\s*(999\s*\r?\n|0\s*\r?\nSECTION\s*\r?\n)/.test(text) ? 'drawing' : null;
}

async function headOf(file: string): Promise<{ readonly head: Buffer; readonly size: number }> {
  const handle = await open(file, 'r');
  try {
    const head = Buffer.alloc(400);
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    const { size } = await handle.stat();
    return { head: head.subarray(0, bytesRead), size };
  } finally {
    await handle.close();
  }
}

async function read({ file, kept, mayBeLarge }: PlanAsked): Promise<PlanRead> {
  const { head, size } = await headOf(file);
  const kind = kindOf(head);
  if (kind === 'picture') return readPicture(file, kept, mayBeLarge);
  if (kind === null) return { ok: false, code: 'planUnreadable' };
  if (size > maxQuickBytes && !mayBeLarge) return 'large';
  const drawn = readDrawn(await readFile(file, 'latin1'));
  if ('code' in drawn) return drawn;
  await writeFile(kept, drawn.svg);
  return { ok: true, plan: drawn.plan };
}

// A process of its own: decoding takes seconds and much memory, and what decodes the files of strangers holds no secret.
answerQuestions(read);
