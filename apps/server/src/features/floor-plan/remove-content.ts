import type { AppContext } from '../../app-context';
import { contentKey } from './store';

/** Removes content that no row names any more. Where that fails the daily sweep does it: the call has done its work. */
export async function removeContent(
  { storage, log }: Pick<AppContext, 'storage' | 'log'>,
  id: string,
): Promise<void> {
  try {
    await storage.remove(contentKey(id));
  } catch (error) {
    log.warn({ err: error, floorPlan: id }, 'content of a removed floor plan stays until the next sweep');
  }
}
