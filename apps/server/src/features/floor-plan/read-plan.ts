import type { FloorPlan } from '@lucerna/contract';
import type { Refusal } from '../../http/answer';
import { no } from '../../http/answer';
import { readDrawn } from './read-drawn';
import { readPicture } from './read-picture';

/** A floor plan as it is kept: a picture of it with its measures. */
export interface ReadPlan extends Pick<FloorPlan, 'kind' | 'width' | 'height' | 'metres'> {
  readonly content: Buffer;
  readonly type: 'image/webp' | 'image/svg+xml';
}

const starts = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** Looks at the first bytes: what a file is called or says of itself decides nothing. */
function kindOf(bytes: Buffer): FloorPlan['kind'] | null {
  const isPicture =
    starts(bytes, 0, '\x89PNG\r\n\x1a\n') ||
    starts(bytes, 0, '\xff\xd8\xff') ||
    (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP'));
  if (isPicture) return 'picture';
  // A drawing begins with a group: its code on a line, its value on the next.
  const head = bytes.subarray(0, 400).toString('latin1');
  return /^(\xef\xbb\xbf)?\s*(999\s*\r?\n|0\s*\r?\nSECTION\s*\r?\n)/.test(head) ? 'drawing' : null;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a plan of an upload, one after another: each may take a second and some hundred megabytes. Refuses what is
 * neither a picture nor a drawing (planUnreadable), or a drawing of nothing (planEmpty) or of too much (planTooDetailed).
 */
export function readPlan(bytes: Buffer): Promise<({ readonly ok: true } & ReadPlan) | Refusal> {
  const kind = kindOf(bytes);
  if (!kind) return Promise.resolve(no({ code: 'planUnreadable' }));
  const turn = last.then(() =>
    kind === 'picture' ? readPicture(bytes) : readDrawn(bytes.toString('latin1')),
  );
  last = turn.catch(() => undefined);
  return turn;
}
