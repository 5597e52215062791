import type { BudgetDocument, BudgetDocumentLine } from '@lucerna/documents';
import type { Configuration, LanguageCode, ModelSheet } from '@lucerna/engine';
import type { CreationRequest, PictureRequest } from '@lucerna/picture';
import type { Front } from '@lucerna/scene';
import { mapInSlices } from '../../http/time-slice';
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

/** A document but for its number, which it gets when it is stored. */
export interface UnnumberedDocument {
  /** The JSON text of the FrozenDocument with a number. */
  numbered(number: string): string;
}

/** Writes the document down in one language, in slices of the event loop. Lines that look the same share a picture. */
export async function freezeDocument(
  head: Omit<BudgetDocument, 'lines' | 'leadTimeWeeks' | 'number'>,
  frozen: Iterable<FrozenLine>,
  language: LanguageCode,
): Promise<UnnumberedDocument> {
  const keys = new Map<string, string>();
  const pictures: string[] = [];
  const keyOf = (request: PictureRequest | CreationRequest): string => {
    const look = JSON.stringify(request);
    const known = keys.get(look);
    if (known) return known;
    const key = `p${keys.size}`;
    keys.set(look, key);
    pictures.push(`"${key}":${JSON.stringify({ ...request, idPrefix: key })}`);
    return key;
  };
  const weeks: (number | null)[] = [];
  const lines = await mapInSlices(frozen, ({ sheet, configuration, isCreation, front, ...line }): string => {
    weeks.push(line.leadTimeWeeks);
    const written: BudgetDocumentLine = {
      ...line,
      details: isCreation ? [] : detailsOf(sheet, configuration, language),
      energyClass: isCreation ? null : (sheet.model.technicalData.energyClass ?? null),
      picture: keyOf(
        front ? { ...front, ground: 'light', shape: 'portrait' } : pictureOf(sheet, configuration),
      ),
    };
    return JSON.stringify(written);
  });
  const leadTimeWeeks = weeks.includes(null) ? null : Math.max(...weeks.map((each) => each ?? 0));
  const data: Omit<BudgetDocument, 'lines' | 'number'> = { ...head, leadTimeWeeks };
  const wording = wordingOf(language);
  return {
    numbered: (number) =>
      `{"data":{${membersOf({ ...data, number })},"lines":[${lines.join()}]},` +
      `"pictures":{${pictures.join()}},${membersOf({ wording })}}`,
  };
}

/** The members of an object's JSON text, without its braces. */
const membersOf = (value: object): string => JSON.stringify(value).slice(1, -1);
