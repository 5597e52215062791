import type { FlagValues } from '@lucerna/contract';
import type { Viewer } from '../viewer';

/** The flags of this node (FLG-01). Values are remembered for each viewer until the definitions change. */
export interface Flags {
  /** The flags of a viewer; null is a stranger. */
  of(viewer: Viewer | null): Promise<FlagValues>;
  /** The flags of one who is about to sign in. */
  ofEmail(email: string): Promise<FlagValues>;
  /** The flags that are the same for all: the same object until one of them changes. */
  installation(): FlagValues;
  /** Looks for newer definitions now. Never rejects: what is in force stays, and the log says why. */
  refresh(): Promise<void>;
  close(): void;
}
