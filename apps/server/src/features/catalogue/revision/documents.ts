import type { z } from 'zod';
import type { optionalDocuments, requiredDocuments } from '../feed/document/catalogue-documents';
import type { accessories } from '../feed/document/shapes';

type Required = typeof requiredDocuments;
type Optional = typeof optionalDocuments;

/** What each document of a feed holds, by its name without `.json`: an import stores none that its schema refuses. */
type Documents = {
  readonly [File in keyof Required as File extends `${infer Name}.json` ? Name : never]: z.output<
    Required[File]
  >;
} & {
  readonly [File in keyof Optional as File extends `${infer Name}.json` ? Name : never]: z.output<
    Optional[File][0]
  >;
} & { readonly [Name in `accessories/${string}`]: z.output<typeof accessories> };

export type DocumentName = keyof Documents;

/** A document of a stored feed as its schema read it; undefined where the feed has none. */
export const documentOf = <Name extends DocumentName>(
  { document }: { readonly document: (name: string) => unknown },
  name: Name,
): Documents[Name] | undefined => document(name) as Documents[Name] | undefined;
