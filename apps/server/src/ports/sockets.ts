import type { DocsAnswer, ProjectNotice, ServerEvent, ServerEventData } from '@lucerna/contract';
import type { Viewer } from '../viewer';

/** Under which name a viewer is shown to the others who have a project open; null where the viewer may not read it. */
export type FindReader = (viewer: Viewer, projectId: string) => Promise<string | null>;

/** Has documents made for a viewer as a browser asked for them, which nobody has checked; never rejects for what was asked. */
export type StartDocuments = (viewer: Viewer, said: unknown) => Promise<DocsAnswer>;

/** Tells browsers what happened, on whichever node they are connected. */
export interface Sockets {
  tell<E extends ServerEvent>(accountId: string, event: E, data: ServerEventData<E>): void;
  tellAll<E extends ServerEvent>(event: E, data: ServerEventData<E>): void;
  /** Tells of a project to accounts and to everybody who has it open, each browser once. */
  tellProject(accountIds: readonly string[], notice: ProjectNotice): void;
  /** Lets those have a project open, and be seen by the others, whom this finds to be readers of it. */
  openProjects(find: FindReader): void;
  /** Takes `docsParams` from browsers, and has this make the documents. */
  openDocuments(start: StartDocuments): void;
  /** Looks again who of those that have a project open may still read it; the others are told nothing more of it. */
  checkProject(projectId: string): void;
  /** Tells the browsers of these sessions that they are over, and hangs up. */
  end(sessionIds: readonly string[]): void;
  close(): Promise<void>;
}
