import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FeedFile } from './files';

/** Changes when the way rows are read, checked or stored changes, so that the same files are imported anew. */
const storedForm = 'lucerna catalogue 2';

/** SHA-256 over names, sizes and bytes of the files that the import reads, in the order of their names. */
export async function fingerprint(files: readonly FeedFile[]): Promise<string> {
  const hash = createHash('sha256').update(storedForm);
  for (const file of files) {
    hash.update(`\n${file.name} ${file.bytes}\n`);
    const bytes: AsyncIterable<Buffer> = createReadStream(file.path);
    for await (const piece of bytes) hash.update(piece);
  }
  return hash.digest('hex');
}
