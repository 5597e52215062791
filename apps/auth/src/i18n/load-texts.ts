import { siteOperations } from '@lucerna/contract';
import { queryOfTexts, type CompiledMessage } from '@lucerna/contract/compiled-message';
import type { LanguageCode } from '@lucerna/engine';
import type { Call } from '../call/call';

export type Messages = Record<string, CompiledMessage>;

/** Reads the texts that these views need: those that all apps share, and the kit's. */
export async function loadWords(call: Call, lang: LanguageCode): Promise<Messages | null> {
  const files = await Promise.all(
    (['common-front', 'widgets'] as const).map((domain) =>
      call(siteOperations.getTexts, { params: { domain }, query: queryOfTexts(domain, lang) }),
    ),
  );
  const messages: Messages = {};
  for (const file of files) {
    if ('error' in file) return null;
    Object.assign(messages, file.data);
  }
  return messages;
}
