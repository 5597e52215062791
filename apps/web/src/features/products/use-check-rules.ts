import type { ExclusionRule } from '@lucerna/engine';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { ApiFailure } from '../../shared/api';
import { uploadFeed } from '../../shared/api/upload-feed';
import { ruleKey, rulesFeed } from './rule-draft';

interface CheckedRules {
  readonly subFamily: number;
  /** Those in force, as they were read. */
  readonly rules: readonly ExclusionRule[];
  readonly askRules: () => Promise<readonly ExclusionRule[]>;
}

interface Checking {
  /** The uploaded feed, once there is one. */
  readonly id: string | null;
  readonly isSending: boolean;
  readonly failure: ApiFailure | null;
  /** Others changed the rules since they were read; those that are shown now are theirs. */
  readonly hasMoved: boolean;
}

const nothing: Checking = { id: null, isSending: false, failure: null, hasMoved: false };
const asText = (rules: readonly ExclusionRule[]) => rules.map(ruleKey).join(' ');

/** Sends edited rules to be checked, unless those in force are others than were edited. */
export function useCheckRules({ subFamily, rules, askRules }: CheckedRules) {
  const store = useStore();
  const [checking, set] = useState(nothing);
  const stop = useRef<AbortController | null>(null);
  // The same rules sent again after a lost answer are one feed.
  const last = useRef<{ readonly text: string; readonly key: string } | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function send(edited: readonly ExclusionRule[]) {
    const own = new AbortController();
    stop.current = own;
    set({ ...nothing, isSending: true });
    const text = `${asText(rules)}\n${asText(edited)}`;
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() };
    const current = await askRules().catch(() => null);
    if (own.signal.aborted) return;
    if (current && asText(current) !== asText(rules)) return set({ ...nothing, hasMoved: true });
    const done = await uploadFeed(store, {
      file: await rulesFeed(subFamily, edited),
      actKey: last.current.key,
      signal: own.signal,
      onProgress: () => undefined,
    });
    if (own.signal.aborted) return;
    set('error' in done ? { ...nothing, failure: done.error } : { ...nothing, id: done.data.id });
  }

  return { ...checking, send, forget: () => set(nothing) };
}
