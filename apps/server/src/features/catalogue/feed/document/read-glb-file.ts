import type { BodyDescription } from '@lucerna/engine';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FeedFile } from '../files';
import type { FeedProblems } from '../problem';

interface GlbRead {
  readonly description: BodyDescription & Required<Pick<BodyDescription, 'fine'>>;
  /** Of the first of a feed they are held until they are kept; of more they are made anew, since there may be thousands. */
  readonly fine: () => Promise<Buffer>;
}

/** So many hold their triangles, a megabyte each at most. */
const maxHeld = 60;

/** A GLB of bodies/ as the body that it becomes; null where it is told as a fault. */
export async function readGlbFile(
  file: FeedFile,
  files: readonly FeedFile[],
  problems: FeedProblems,
): Promise<GlbRead | null> {
  const { glbLimits, GlbFault, readGlb } = await import('@lucerna/scene/glb');
  const other = file.name.replace(/\.glb$/, '.json');
  if (other === 'bodies/index.json' || files.some(({ name }) => name === other)) {
    problems.add('glb', { file: file.name }, { reason: `${other} has its name` });
    return null;
  }
  const read = async () => readGlb(await readFile(file.path));
  try {
    if (file.bytes > glbLimits.bytes) throw new GlbFault(`it has more than ${glbLimits.bytes} bytes`);
    const { description, fine, measures } = await read();
    const isHeld = files.filter(({ kind }) => kind === 'glb').indexOf(file) < maxHeld;
    const name = `mesh-${createHash('sha256').update(fine).digest('hex')}`;
    return {
      description: { ...description, fine: { file: name, measures } },
      fine: async () => Buffer.from(isHeld ? fine : (await read()).fine),
    };
  } catch (cause) {
    if (!(cause instanceof GlbFault)) throw cause;
    const { path, reason } = cause;
    problems.add('glb', { file: file.name, field: path.join('.') || null }, { reason });
    return null;
  }
}
