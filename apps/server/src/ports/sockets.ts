import type { ServerEvent, ServerEventData } from '@lucerna/contract';

/** Tells browsers what happened, on whichever node they are connected. */
export interface Sockets {
  tell<E extends ServerEvent>(accountId: string, event: E, data: ServerEventData<E>): void;
  tellAll<E extends ServerEvent>(event: E, data: ServerEventData<E>): void;
  /** Tells the browsers of these sessions that they are over, and hangs up. */
  end(sessionIds: readonly string[]): void;
  close(): Promise<void>;
}
