/** Path of the realtime socket; websocket only. A browser joins the room of its account by its access cookie. */
export const socketPath = '/socket.io';

/** How far a stored document is. */
export interface DocumentProgress {
  readonly kind: 'budget';
  readonly id: string;
  readonly projectId: string;
  readonly state: 'waiting' | 'making' | 'ready' | 'failed';
}

/** What became of a project or of the reader's part in it: that was given or changed, or is over; it was deleted or restored. */
export interface ProjectNotice {
  readonly id: string;
  readonly change: 'shared' | 'removed' | 'deleted' | 'restored';
}

/** What the server tells a browser, by event name. */
export interface ServerEvents {
  document: (progress: DocumentProgress) => void;
  project: (notice: ProjectNotice) => void;
  /** The session was ended elsewhere. */
  signedOut: (nothing: Record<string, never>) => void;
}

export type ServerEvent = keyof ServerEvents;
export type ServerEventData<Event extends ServerEvent> = Parameters<ServerEvents[Event]>[0];
