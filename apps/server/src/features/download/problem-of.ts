import type { DocumentOfDownload } from '@lucerna/contract';
import type { Trouble } from '../../http/answer';

/** What stands against a document, as it is stored and told; the lists of an answer are mutable by type. */
export function problemOf(trouble: Trouble): NonNullable<DocumentOfDownload['problem']> {
  const data = 'data' in trouble ? trouble.data : undefined;
  return { code: trouble.code, ...(data && { data: { ...data } }) };
}
