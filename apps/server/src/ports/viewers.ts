import type { Viewer } from '../viewer';
import type { Queryable } from './database';

export interface AccessTokens {
  sign(sessionId: string): Promise<string>;
  /** The session of a token seen before and still good. */
  known(token: string): string | undefined;
  /** The session of a token; null when it is forged, broken or too old. */
  verify(token: string): Promise<string | null>;
}

/** Who stands behind an access token. */
export interface Viewers {
  /** The viewer if it is known without asking the database. */
  known(token: string): Viewer | undefined;
  /** The viewer, or null when the token is wrong, too old or its session has ended. */
  find(token: string): Promise<Viewer | null>;
  /** The viewer of a session, or null when it has ended: what a connection that outlives its token asks. */
  findOfSession(sessionId: string): Promise<Viewer | null>;
  /** The viewer of an account that may sign in, with what it holds today: for whom work behind a reply is done. */
  findOfAccount(accountId: string): Promise<Viewer | null>;
  /** The viewer behind a key for machines: of its scopes, what its user holds today; null when the key does not work. */
  findByKey(key: string, address: string): Promise<Viewer | null>;
  /** Forgets an account (or everyone) here at once and, by a notice in the same transaction, on every node. */
  forget(db: Queryable, accountId: string): Promise<void>;
  forgetAll(): void;
}
