import type { Frame } from '../../../frame';
import { notFound, sendFile } from '../../../http/answer';
import type { Answer } from '../../../http/answer';
import { contentKey } from './store';

/** The content of a file whose reader may have it. It never changes, so that a browser may keep it. */
export async function sendUploaded({ storage }: Frame, id: string, name: string): Promise<Answer<never>> {
  const stored = await storage.get(contentKey(id));
  if (!stored) return notFound();
  const { stream: body, size, type } = stored;
  const headers = {
    'cache-control': 'private, max-age=86400, immutable',
    // It is saved, never shown as a document of this site; and nothing would run in it.
    'content-security-policy': "default-src 'none'; sandbox",
  };
  return { ...sendFile({ body, size, type, name }), headers };
}
