import { gtinOf, type ElementCatalogue, type Model } from '@lucerna/engine';
import type { Piece } from '../../piece/piece';

/** What a file says of the whole. */
export interface About {
  /** As its user calls it. */
  readonly name: string;
  /** The reference or creation code. */
  readonly code: string;
  /** The manufacturer's name. */
  readonly brand: string;
  /** YYYY-MM-DD, on which the file is written. */
  readonly day: string;
  /** How its market measures. */
  readonly units: 'metric' | 'imperial';
}

/** What the writers of files write: every piece by itself, in a fixed order, with a name of its own. */
export interface Product {
  readonly about: About;
  readonly pieces: readonly NamedPiece[];
}

/** A piece with its name in files. */
export interface NamedPiece {
  readonly piece: Piece;
  /** The reference of its article; the kind and name of what is no article, such as a canopy. */
  readonly name: string;
  /** From 1 among the pieces of the same name. */
  readonly number: number;
  /** What the catalogue knows of its model; null for canopies and cables. */
  readonly model: Model | null;
  /** Of its article; null where it belongs to another configuration of its model. */
  readonly gtin: string | null;
}

/** Letters of a name: the most that IFC and blocks of DXF take. */
const maxLetters = 255;

/** A text on one line, without control characters, no longer than every format takes. */
export function plain(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > maxLetters
    ? line
        .slice(0, maxLetters)
        .replace(/[\ud800-\udbff]$/, '')
        .trim()
    : line;
}

/** Names the pieces of a creation. */
export function productOf(pieces: readonly Piece[], catalogue: ElementCatalogue, about: About): Product {
  const counts = new Map<string, number>();
  return {
    about: { ...about, name: plain(about.name), code: plain(about.code), brand: plain(about.brand) },
    pieces: pieces.map((piece) => {
      const name = piece.reference ?? plain(`${piece.kind} ${piece.name === piece.kind ? '' : piece.name}`);
      const number = (counts.get(name) ?? 0) + 1;
      counts.set(name, number);
      const sheet = piece.model === null ? null : (catalogue.model(piece.model)?.sheet ?? null);
      const gtin = sheet && gtinOf(sheet.model, sheet.article, name);
      return { piece, name, number, model: sheet?.model ?? null, gtin };
    }),
  };
}
