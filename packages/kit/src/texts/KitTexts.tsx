import { createContext, use, useMemo, type ReactNode } from 'react';
import type { KitTextKey } from './defaults';

type Words = Readonly<Record<string, unknown>>;

const KitTextsContext = createContext<Words>({});

/**
 * Gives the kit its words. `messages` may hold any keys of any domain; only those starting with `kit.` are read, and
 * a missing one shows its key.
 */
export function KitTexts({ messages, children }: { messages: Words; children: ReactNode }) {
  return <KitTextsContext value={messages}>{children}</KitTextsContext>;
}

export type KitText = (key: KitTextKey, values?: Readonly<Record<string, string | number>>) => string;

/** The kit's words in the language of the nearest `KitTexts`: `text('page', { page: 2 })`. */
export function useKitText(): KitText {
  const messages = use(KitTextsContext);
  return useMemo(
    () => (key, values) => {
      const text = messages[`kit.${key}`];
      return fillText(typeof text === 'string' ? text : key, values ?? {});
    },
    [messages],
  );
}

/** Puts values in the places named in braces; a place without a value stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
