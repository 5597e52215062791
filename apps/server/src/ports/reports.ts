/** Where a failure happened. Only names of our own: no address that was asked, no value, nobody. */
export interface About {
  readonly method?: string;
  /** The route's pattern, such as /api/v2/projects/:id. */
  readonly route?: string;
  readonly requestId?: string;
  /** The background task. */
  readonly task?: string;
}

/** Tells an error-reporting service what broke (ERR-01). */
export interface Reports {
  /** Returns at once and never throws. */
  tell(error: unknown, about?: About): void;
  /** Sends what waits, for two seconds at most. */
  close(): Promise<void>;
}
