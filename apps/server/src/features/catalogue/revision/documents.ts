import type { BodyDescription } from '@lucerna/engine';
import type { z } from 'zod';
import type { StoredDrawing } from '../brand/clean-svg';
import type { TypefaceFile } from '../brand/read-typeface';
import type { StoredPdf } from '../feed/document/makers-documents-shape';
import type { optionalDocuments, requiredDocuments } from '../feed/document/catalogue-documents';
import type { StoredPicture } from '../pictures/stored-picture';
import type { accessories } from '@lucerna/engine';

type Required = typeof requiredDocuments;
type Optional = typeof optionalDocuments;

type Whole = {
  readonly [File in keyof Required as File extends `${infer Name}.json` ? Name : never]: z.output<
    Required[File]
  >;
} & {
  readonly [File in keyof Optional as File extends `${infer Name}.json` ? Name : never]: z.output<
    Optional[File][0]
  >;
};

export type DocumentName =
  | keyof Whole
  | `accessories/${string}`
  | `bodies/${string}`
  | DrawingName
  | TypefaceName
  | PdfName
  | PictureName;

/** The files of the maker's typeface, with their endings. */
type TypefaceName = `brand/typeface-${string}`;

/** The maker's own PDFs. */
type PdfName = `documents/${string}.pdf`;

/** The maker's pictures, with their endings. */
type PictureName = `pictures/${string}.${string}`;

/** The maker's drawings. */
type DrawingName = 'brand/logo' | 'brand/logo-dark' | 'brand/icon';

/** What each document of a feed holds, by its name without `.json`: an import stores none that its schema refuses. */
type DocumentCalled<Name extends DocumentName> = Name extends keyof Whole
  ? Whole[Name]
  : Name extends `bodies/${string}`
    ? BodyDescription
    : Name extends DrawingName
      ? StoredDrawing
      : Name extends PdfName
        ? StoredPdf
        : Name extends TypefaceName
          ? TypefaceFile
          : Name extends PictureName
            ? StoredPicture
            : z.output<typeof accessories>;

/** A document of a stored feed as its schema read it; undefined where the feed has none. */
export const documentOf = <Name extends DocumentName>(
  { document }: { readonly document: (name: string) => unknown },
  name: Name,
): DocumentCalled<Name> | undefined => document(name) as DocumentCalled<Name> | undefined;
