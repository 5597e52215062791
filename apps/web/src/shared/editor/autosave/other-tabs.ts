import { productOf } from './product-key';

/** What tabs of this browser tell each other about the work that they have open. */
interface TabMessage {
  /** `stored`: what was kept under the key is in the project now, or given up. */
  readonly type: 'opened' | 'here' | 'closed' | 'kept' | 'stored';
  readonly key: string;
  readonly tab: string;
}

const tab = crypto.randomUUID();

/** What changes the same: one product of a project, on whatever page, or the same new work. */
const subjectOf = (key: string) => productOf(key) ?? key;

export interface OtherTabs {
  /** A newer state was kept here. */
  readonly tellKept: () => void;
  /** What was kept here was stored, or given up. */
  readonly tellStored: () => void;
  readonly close: () => void;
}

export interface TabNews {
  /** How many other tabs change the same. */
  readonly others: number;
  /** All of them under the very key of this one, where what is kept last stays. */
  readonly isOneWork: boolean;
  /** The key under which one of them kept something just now. */
  readonly keptUnder: string | null;
  /** One of them may have changed what the project has. */
  readonly hasStored: boolean;
}

/** Watches for other tabs that change the same; `hear` is told whenever one of them says something. */
export function watchOtherTabs(key: string, hear: (news: TabNews) => void): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') {
    return { tellKept: () => undefined, tellStored: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel('lucerna.work');
  const others = new Map<string, string>();
  const subject = subjectOf(key);
  const tell = (type: TabMessage['type']) => channel.postMessage({ type, key, tab } satisfies TabMessage);
  const leave = () => tell('closed');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (subjectOf(data.key) !== subject || data.tab === tab) return;
    if (data.type === 'closed') others.delete(data.tab);
    else others.set(data.tab, data.key);
    if (data.type === 'opened') tell('here');
    hear({
      others: others.size,
      isOneWork: [...others.values()].every((other) => other === key),
      keptUnder: data.type === 'kept' ? data.key : null,
      hasStored: data.type === 'stored',
    });
  };
  tell('opened');
  window.addEventListener('pagehide', leave);
  return {
    tellKept: () => tell('kept'),
    tellStored: () => tell('stored'),
    close() {
      window.removeEventListener('pagehide', leave);
      leave();
      channel.close();
    },
  };
}
