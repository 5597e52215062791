import type { DocumentSteps } from './project-file';
import type { DocsParams } from './shape/document';
import type { PlaceInProject } from './shape/project-presence';

/** Path of the realtime socket; websocket only. A browser joins the room of its account by its access cookie. */
export const socketPath = '/socket.io';

/** How far a stored document is. */
export interface DocumentProgress {
  readonly kind: 'budget';
  readonly id: string;
  readonly projectId: string;
  readonly state: 'waiting' | 'making' | 'ready' | 'failed';
}

/** How far a download is; what several documents became in the meantime is told at once. */
export interface DownloadNotice {
  readonly id: string;
  readonly state: 'making' | 'ready' | 'cancelled';
  /** Position and progress of each document that moved (`documentProgress`), with its steps where they are told. */
  readonly moved: readonly (readonly [position: number, progress: number, steps?: DocumentSteps])[];
}

/** What the socket answers who asked for documents: the download, or the code of what stands against it. */
export type DocsAnswer = { readonly id: string } | { readonly code: string };

/** What became of a project or of the reader's part in it: that was given or changed, or is over; it was deleted, restored or changed. */
export interface ProjectNotice {
  readonly id: string;
  readonly change: 'shared' | 'removed' | 'deleted' | 'restored' | 'changed';
}

/** What became of an order of the account: it got a state, or something of it left. */
export interface OrderNotice {
  readonly id: string;
  readonly number: string;
  readonly change: 'state' | 'shipment' | 'cancellation';
  /** 1 pending, 2 confirmed, 3 production, 4 finished. */
  readonly status: 1 | 2 | 3 | 4;
}

/** What became of a request: it came, somebody wrote to it, or it moved to another state. */
export interface RequestNotice {
  readonly id: string;
  readonly number: string;
  readonly change: 'made' | 'written' | 'moved';
}

/** What became of a revision of a quote that the reader made or sent as a link, or whose discount the reader may approve. */
export interface QuoteNotice {
  /** Of the revision. */
  readonly id: string;
  readonly quoteId: string;
  readonly number: string;
  readonly change:
    'seen' | 'accepted' | 'rejected' | 'commented' | 'approvalAsked' | 'approved' | 'approvalRefused';
}

/** Somebody who has a project open. */
export interface ProjectPerson {
  /** Of the account; who has it open twice is told once. */
  readonly id: string;
  readonly name: string;
  /** The lines at which the person is. */
  readonly lines: readonly string[];
}

/** Who has a project open now; also whoever is told. */
export interface ProjectPresence {
  readonly id: string;
  readonly people: readonly ProjectPerson[];
}

/** What the server tells a browser, by event name. */
export interface ServerEvents {
  document: (progress: DocumentProgress) => void;
  download: (notice: DownloadNotice) => void;
  project: (notice: ProjectNotice) => void;
  order: (notice: OrderNotice) => void;
  presence: (presence: ProjectPresence) => void;
  request: (notice: RequestNotice) => void;
  quote: (notice: QuoteNotice) => void;
  /** The session was ended elsewhere. */
  signedOut: (nothing: Record<string, never>) => void;
}

export type ServerEvent = keyof ServerEvents;
export type ServerEventData<Event extends ServerEvent> = Parameters<ServerEvents[Event]>[0];

/** What a browser tells the server, by event name. */
export interface ClientEvents {
  /** Which project it shows, and at which line its user is (`placeInProject`). */
  at: (place: PlaceInProject) => void;
  /** Has documents made (spec C7); how far they are is told by `download`. */
  docsParams: (wanted: DocsParams, answer?: (answer: DocsAnswer) => void) => void;
}
