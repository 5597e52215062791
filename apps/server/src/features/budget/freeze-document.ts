import type {
  BudgetDocument,
  BudgetDocumentLine,
  BudgetDocumentOption,
  OrderDocument,
} from '@lucerna/documents';
import { documentFormVersion } from '@lucerna/documents/stored';
import type { LanguageCode } from '@lucerna/engine';
import type { CreationRequest, PictureRequest } from '@lucerna/picture';
import type { FrozenDocument } from '../../database/stored/quote-document';
import { mapInSlices } from '../../http/time-slice';
import { orderWordingOf, wordingOf, type OrderWording } from './wording';

/** What the confirmation of an order is set from; it is stored nowhere. */
export interface FrozenOrder extends Pick<FrozenDocument, 'pictures'> {
  readonly kind: 'order';
  readonly data: OrderDocument;
  readonly wording: OrderWording;
}

/** A product in the words of the document, with what its picture is drawn from. */
export interface DescribedProduct extends Pick<
  BudgetDocumentLine,
  'name' | 'reference' | 'details' | 'light' | 'energyClass' | 'parts' | 'mark' | 'section' | 'area' | 'note'
> {
  /** Null where there is nothing to draw it from. */
  readonly look: PictureRequest | CreationRequest | null;
}

/** What a revision says of a product: how many, when, for how much. */
type Said = Omit<BudgetDocumentOption, keyof DescribedProduct | 'picture'>;

/** A product that is described anew, or the line of an earlier revision as it was printed, with what is said of it. */
export interface FrozenLine {
  /** Whether it is in the sum, offered beside it, or taken out. */
  readonly as: 'line' | 'option' | 'out';
  readonly product: DescribedProduct | { readonly printed: BudgetDocumentOption };
  readonly said?: Said;
}

/** A document but for its number, which it gets when it is stored. */
export interface UnnumberedDocument {
  /**
   * The JSON text of the FrozenDocument with a number, in bytes: of 2,000 lines it has megabytes, which were encoded before the transaction
   * that stores them.
   */
  numbered(number: string): Buffer;
}

interface Pictures {
  /** Begins the keys of new pictures; another one in each revision of a quote. */
  readonly prefix: string;
  /** JSON text of an object: those of the revision before. */
  readonly kept: string;
}

/** The members of a frozen document as JSON texts, as far as its lines say them. */
interface FrozenLines {
  readonly written: Readonly<Record<FrozenLine['as'], readonly string[]>>;
  readonly pictures: readonly string[];
  /** Of all lines that count; null where one has none. */
  readonly leadTimeWeeks: number | null;
}

async function writeLines(frozen: Iterable<FrozenLine>, { prefix, kept }: Pictures): Promise<FrozenLines> {
  const keys = new Map<string, string>();
  const before = kept.trim().slice(1, -1).trim();
  const pictures: string[] = before === '' ? [] : [before];
  const keyOf = (request: PictureRequest | CreationRequest): string => {
    const look = JSON.stringify(request);
    const known = keys.get(look);
    if (known) return known;
    const key = `${prefix}${keys.size}`;
    keys.set(look, key);
    pictures.push(`"${key}":${JSON.stringify({ ...request, idPrefix: key })}`);
    return key;
  };
  const described = ({ look, ...product }: DescribedProduct) => ({
    ...product,
    picture: look && keyOf(look),
  });
  const weeks: (number | null)[] = [];
  const written: Record<FrozenLine['as'], string[]> = { line: [], option: [], out: [] };
  await mapInSlices(frozen, ({ as, product, said }) => {
    if (as === 'line') weeks.push(said?.leadTimeWeeks ?? null);
    const line = {
      ...('printed' in product ? unpriced(product.printed) : described(product)),
      ...said,
    };
    written[as].push(JSON.stringify(line));
  });
  const leadTimeWeeks = weeks.includes(null) ? null : Math.max(...weeks.map((each) => each ?? 0));
  return { written, pictures, leadTimeWeeks };
}

const newPictures: Pictures = { prefix: 'p', kept: '{}' };

/** Writes the document down in one language, in slices of the event loop. Lines that look the same share a picture. */
export async function freezeDocument(
  head: Omit<BudgetDocument, 'lines' | 'options' | 'leadTimeWeeks' | 'number'>,
  frozen: Iterable<FrozenLine>,
  language: LanguageCode,
  before: Pictures = newPictures,
): Promise<UnnumberedDocument> {
  const { written, pictures, leadTimeWeeks } = await writeLines(frozen, before);
  const data: Omit<BudgetDocument, 'lines' | 'options' | 'number'> = { ...head, leadTimeWeeks };
  const rest: Pick<FrozenDocument, 'version' | 'wording'> = {
    version: documentFormVersion,
    wording: wordingOf(language, head),
  };
  const { line: lines, option: options, out } = written;
  const behind = Buffer.concat(
    await encoded([
      ['[', lines, ']'],
      ...(options.length > 0 ? ([[`,${named('options')}[`, options, ']']] as const) : []),
      ['},', [], ''],
      ...(out.length > 0 ? ([[`${named('out')}[`, out, '],']] as const) : []),
      [`${named('pictures')}{`, pictures, `},${membersOf(rest)}}`],
    ]),
  );
  return {
    numbered: (number) =>
      Buffer.concat([
        Buffer.from(`{${named('data')}{${membersOf({ ...data, number })},${named('lines')}`),
        behind,
      ]),
  };
}

/** How many texts are encoded at once. */
const atOnce = 50;

/** Lists of JSON texts between what stands before and behind each, encoded in slices of the event loop. */
async function encoded(
  lists: readonly (readonly [before: string, texts: readonly string[], behind: string])[],
): Promise<Buffer[]> {
  const pieces = lists.flatMap(([before, texts, behind]) => {
    const some = Array.from({ length: Math.ceil(texts.length / atOnce) }, (_, nth) =>
      texts.slice(nth * atOnce, (nth + 1) * atOnce),
    );
    return [[before], ...some.flatMap((each, nth) => (nth === 0 ? [each] : [[','], each])), [behind]];
  });
  return mapInSlices(pieces, (texts) => Buffer.from(texts.join()));
}

/** The JSON text of a FrozenOrder, written as `freezeDocument` writes a quote. */
export async function freezeOrder(
  data: Omit<OrderDocument, 'lines'>,
  frozen: Iterable<FrozenLine>,
  language: LanguageCode,
): Promise<string> {
  const { written, pictures } = await writeLines(frozen, newPictures);
  const rest = membersOf({ kind: 'order', wording: orderWordingOf(language, data.region) });
  return (
    `{${named('data')}{${membersOf(data)},${named('lines')}[${written.line.join()}]},` +
    `${named('pictures')}{${pictures.join()}},${rest}}`
  );
}

/** A line as it was described, without what an earlier revision said that it costs. */
function unpriced({
  unitPrice: _unitPrice,
  discount: _discount,
  ...line
}: BudgetDocumentOption): BudgetDocumentOption {
  return line;
}

/** The name of a member before its JSON text. */
const named = (name: keyof FrozenDocument | keyof BudgetDocument): string => `"${name}":`;

/** The members of an object's JSON text, without its braces. */
const membersOf = (value: object): string => JSON.stringify(value).slice(1, -1);
