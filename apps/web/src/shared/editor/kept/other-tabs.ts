/** What tabs of this browser tell each other about the work that they have open. */
type TabMessage =
  | { readonly type: 'opened' | 'here' | 'closed'; readonly key: string; readonly tab: string }
  | { readonly type: 'kept'; readonly key: string; readonly tab: string };

const tab = crypto.randomUUID();

export interface OtherTabs {
  /** Another tab kept a newer state of the same work. */
  readonly tellKept: () => void;
  readonly close: () => void;
}

/**
 * Watches for other tabs with the same work. `hear` is told how many there are whenever that changes, and whether one
 * of them kept something since.
 */
export function watchOtherTabs(
  key: string,
  hear: (news: { readonly others: number; readonly hasKept: boolean }) => void,
): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tellKept: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('lucerna.work');
  const others = new Set<string>();
  const tell = (type: TabMessage['type']) => channel.postMessage({ type, key, tab } satisfies TabMessage);
  const leave = () => tell('closed');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.key !== key || data.tab === tab) return;
    if (data.type === 'closed') others.delete(data.tab);
    else others.add(data.tab);
    if (data.type === 'opened') tell('here');
    hear({ others: others.size, hasKept: data.type === 'kept' });
  };
  tell('opened');
  window.addEventListener('pagehide', leave);
  return {
    tellKept: () => tell('kept'),
    close() {
      window.removeEventListener('pagehide', leave);
      leave();
      channel.close();
    },
  };
}
