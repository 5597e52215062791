import type { AppContext } from '../../../app-context';
import { notFound, sendStored, type Answer } from '../../../http/answer';
import { contentKey } from './store';

/** The content of a file whose reader may have it. It never changes, so that a browser may keep it. */
export async function sendUploaded(
  { storage }: AppContext,
  id: string,
  name: string,
): Promise<Answer<never>> {
  const stored = await storage.get(contentKey(id));
  return stored ? sendStored(stored, { name }) : notFound();
}
