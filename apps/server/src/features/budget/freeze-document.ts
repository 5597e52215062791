import type { BudgetDocument, BudgetDocumentLine } from '@lucerna/documents';
import type { Configuration, LanguageCode, ModelSheet } from '@lucerna/engine';
import type { CreationRequest, PictureRequest } from '@lucerna/picture';
import type { Front } from '@lucerna/scene';
import { detailsOf, pictureOf } from './describe-product';
import { wordingOf } from './wording';
import type { DocumentWording } from './wording';

/** All that the PDF is made from: once stored, no later change of catalogue, project or texts reaches it. */
export interface FrozenDocument {
  readonly data: BudgetDocument;
  readonly pictures: Readonly<Record<string, PictureRequest | CreationRequest>>;
  readonly wording: DocumentWording;
}

/** A priced line with where it was configured. */
export interface FrozenLine extends Omit<BudgetDocumentLine, 'details' | 'energyClass' | 'picture'> {
  readonly sheet: ModelSheet;
  readonly configuration: Configuration;
  /** It is made of several articles: one of them does not speak for the others. */
  readonly isCreation: boolean;
  /** How it is composed; null of a luminaire alone, and of what today's catalogue no longer builds. */
  readonly front: Front | null;
}

/** Writes the document down in one language. Lines that look the same share a picture. */
export function freezeDocument(
  head: Omit<BudgetDocument, 'lines' | 'leadTimeWeeks'>,
  lines: readonly FrozenLine[],
  language: LanguageCode,
): FrozenDocument {
  const keys = new Map<string, string>();
  const pictures: Record<string, PictureRequest | CreationRequest> = {};
  const keyOf = (request: PictureRequest | CreationRequest): string => {
    const look = JSON.stringify(request);
    const key = keys.get(look) ?? `p${keys.size}`;
    keys.set(look, key);
    pictures[key] ??= { ...request, idPrefix: key };
    return key;
  };
  const weeks = lines.map(({ leadTimeWeeks }) => leadTimeWeeks);
  return {
    data: {
      ...head,
      leadTimeWeeks: weeks.includes(null) ? null : Math.max(...weeks.map((each) => each ?? 0)),
      lines: lines.map(({ sheet, configuration, isCreation, front, ...line }) => ({
        ...line,
        details: isCreation ? [] : detailsOf(sheet, configuration, language),
        energyClass: isCreation ? null : (sheet.model.technicalData.energyClass ?? null),
        picture: keyOf(
          front ? { ...front, ground: 'light', shape: 'portrait' } : pictureOf(sheet, configuration),
        ),
      })),
    },
    pictures,
    wording: wordingOf(language),
  };
}
