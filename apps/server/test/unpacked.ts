import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The files of an archive by their name, as an unpacker of its own reads them. */
export async function unpacked(response: Response): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  try {
    await writeFile(join(folder, 'all.zip'), Buffer.from(await response.arrayBuffer()));
    const script =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])';
    await promisify(execFile)('python3', ['-c', script, join(folder, 'all.zip'), join(folder, 'files')]);
    const names = await readdir(join(folder, 'files'));
    const files = await Promise.all(names.map((name) => readFile(join(folder, 'files', name))));
    return new Map(names.map((name, at) => [name, files[at]!]));
  } finally {
    await rm(folder, { recursive: true });
  }
}
