import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FeedFile } from './files';

/** Changes when the way rows are read, checked or stored changes, so that the same files are imported anew. */
const storedForm = 'lucerna catalogue 2';

/** Read at once. */
const pieceBytes = 262_144;

/** Half of a SHA-256: nobody finds two pictures with the same. */
const contentDigits = 32;

export interface Fingerprint {
  /** SHA-256 over names, sizes and bytes of the files that the import reads, in the order of their names; of a picture its own SHA-256 stands for its bytes. */
  readonly hash: string;
  /** Of each picture by its name: what names its content. */
  readonly contents: ReadonlyMap<string, string>;
}

/** Reads all files once. */
export async function fingerprint(files: readonly FeedFile[]): Promise<Fingerprint> {
  const contents = new Map<string, string>();
  const hash = createHash('sha256').update(storedForm);
  for (const file of files) {
    hash.update(`\n${file.name} ${file.bytes}\n`);
    const bytes: AsyncIterable<Buffer> = createReadStream(file.path, { highWaterMark: pieceBytes });
    const own = file.kind === 'picture' ? createHash('sha256') : null;
    for await (const piece of bytes) (own ?? hash).update(piece);
    if (!own) continue;
    const digest = own.digest('hex');
    hash.update(digest);
    contents.set(file.name, digest.slice(0, contentDigits));
  }
  return { hash: hash.digest('hex'), contents };
}
