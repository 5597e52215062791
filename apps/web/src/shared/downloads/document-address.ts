import { operations } from 'virtual:operations';
import { addressOf } from '@lucerna/contract/address';
import type { CatalogId, DocumentSubType, LanguageCode } from '@lucerna/engine';

/** What documents are of: a model, a reference, the code of a creation. */
export type DocumentedThing =
  { readonly model: string } | { readonly reference: string } | { readonly creationCode: string };

interface Asked {
  readonly of: DocumentedThing;
  readonly subType: DocumentSubType;
  readonly format: string;
  readonly catalogId: CatalogId;
  readonly language: LanguageCode;
}

/** Where one document is, made as it is read. */
export const documentAddress = ({ of, subType, format, catalogId, language }: Asked): string =>
  addressOf(operations.getDocument.path, {
    query: { ...of, subType, format, catalogId: `${catalogId}`, lang: language },
  });

const names: Readonly<Record<string, string>> = {
  gltf: 'glTF',
  'small.svg': 'SVG, 20 × 54 mm',
  'bmecat.xml': 'BMEcat',
  'revit.txt': 'Revit',
};

/** What a format is called: by the end of its files. */
export const formatName = (format: string): string => names[format] ?? format.toUpperCase();
