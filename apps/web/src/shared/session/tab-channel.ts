/** What a tab tells the others of this browser. */
export type TabMessage =
  | { readonly type: 'signedIn'; readonly accountId: string }
  | { readonly type: 'signedOut'; readonly wasWished: boolean }
  | { readonly type: 'renewed'; readonly endsAt: number };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lucerna.session');
// In Node an open channel would keep a test from ending.
(channel as { unref?: () => void } | null)?.unref?.();

export function tellTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Hears the other tabs; a tab never hears itself. */
export function hearTabs(hear: (message: TabMessage) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data));
}
