import type { KeptWork } from './work-store';

/** The drafts of the account, which follow it to another browser. */
export interface Drafts {
  /** What the server keeps; undefined for a stranger, when there is none, and when it does not answer. */
  readonly read: (key: string) => Promise<Pick<KeptWork, 'stored' | 'at'> | undefined>;
  readonly write: (work: KeptWork) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

const inThisBrowserOnly: Drafts = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};

export const useDrafts = (): Drafts => inThisBrowserOnly;
