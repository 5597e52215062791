import type { Letterhead, ProductDocument, ScheduleDocument, SubmittalDocument } from '@lucerna/documents';
import type { Canopy, DrawnSystem, ModelSheet } from '@lucerna/engine';
import type { CollectionRequest, Ground, PictureRequest } from '@lucerna/picture';
import type { DocumentSteps } from '@lucerna/contract';
import { workerProcess } from '../../jobs/worker-process';
import type { Photograph } from './photograph';

/** What stands in a room, as plain data: a process shares no catalogue. */
export interface Scene {
  /** A creation as it is stored. */
  readonly stored: unknown;
  readonly sheets: readonly ModelSheet[];
  readonly canopies: readonly Canopy[];
  readonly systems: readonly DrawnSystem[];
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** What a picture shows. */
export type Picture =
  | { readonly of: 'luminaire'; readonly request: PictureRequest }
  | { readonly of: 'collection'; readonly request: CollectionRequest }
  | {
      readonly of: 'scene';
      readonly scene: Scene;
      readonly ground: Ground;
      readonly shape: 'landscape' | 'portrait';
    };

/** The picture at the head of a document, and the room whose views stand beside it. */
export interface DocumentLook {
  readonly picture: Picture | Photograph;
  readonly scene: Scene | null;
}

interface DocumentWording {
  readonly language: string;
  readonly locale: string;
  readonly letterhead: Letterhead;
}

export type DocumentAsked =
  | {
      readonly kind: 'pdf';
      readonly document: ProductDocument;
      /** Null where nothing is drawn at the head. */
      readonly look: DocumentLook | null;
      readonly views: { readonly elevation: string; readonly plan: string };
      readonly wording: DocumentWording;
    }
  | {
      readonly kind: 'submittal';
      readonly document: SubmittalDocument;
      /** What is drawn at the head of each section of each type. */
      readonly looks: readonly (readonly (DocumentLook | null)[])[];
      /** What the symbols of its schedule show. */
      readonly symbols: readonly Scene[];
      /** The makers' documents that have pages, in their order. */
      readonly pdfs: readonly Uint8Array[];
      readonly views: { readonly elevation: string; readonly plan: string };
      readonly wording: DocumentWording;
    }
  | {
      readonly kind: 'schedule';
      /** Its symbols are drawn in the process. */
      readonly document: Omit<ScheduleDocument, 'symbols'>;
      readonly symbols: readonly Scene[];
      readonly wording: DocumentWording;
    };

export interface PhotoAsked {
  readonly picture: Picture;
  readonly format: 'png' | 'jpg';
  /** Pixels. */
  readonly width: number;
}

/** A product from above in lines. */
export interface SymbolAsked {
  readonly scene: Scene;
  /** Points that it may take. */
  readonly room: { readonly width: number; readonly height: number };
  /** Pixels of a point. */
  readonly sharpness: number;
}

/** A picture of many luminaires takes seconds; what takes this long has hung. */
const limitMs = 60_000;

/** The process that sets documents of products. */
export const documentProcess = workerProcess<DocumentAsked, Uint8Array>(import.meta.url, 'document', {
  limitMs,
  maxMb: 900,
  youngMb: 2,
  nice: 5,
});

/**
 * The process that makes pictures of products as files: some tenths of a second each, for which no page waits. Of a symbol a PNG, or no
 * bytes where nothing is to be drawn.
 */
export const photoProcess = workerProcess<PhotoAsked | SymbolAsked, Uint8Array>(import.meta.url, 'photo', {
  limitMs,
  maxMb: 900,
  // A canvas and some copies of its pixels, 2400 by 3000 each; more would be garbage that stays.
  restMb: 340,
  youngMb: 2,
  nice: 5,
  reusesMemory: true,
});

/** Seconds of pages: a process of their own, so that no single document waits behind them. */
export const submittalProcess = workerProcess<
  Extract<DocumentAsked, { kind: 'submittal' }>,
  Uint8Array,
  DocumentSteps
>(import.meta.url, 'document', {
  limitMs: 3 * limitMs,
  maxMb: 900,
  youngMb: 2,
  nice: 10,
  collects: true,
});
