import type { Frame } from '../../frame';
import { notFound, sendFile, type Answer } from '../../http/answer';
import { madeKeyOf } from '../catalogue';

const year = 31_536_000;

/** A picture of the maker as it was made. Its name is its content, so that a browser may keep it for ever. */
export async function pictureFile({ storage }: Pick<Frame, 'storage'>, name: string): Promise<Answer<never>> {
  const stored = await storage.get(madeKeyOf(name));
  if (!stored) return notFound();
  const { stream: body, size, type } = stored;
  const headers = { 'cache-control': `public, max-age=${year}, immutable` };
  return { ...sendFile({ body, size, type, name, inline: true }), headers };
}
