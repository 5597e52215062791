import { newSchedule, scheduleTexts, type JudgedRow, type ScheduleCheck } from '@lucerna/contract';
import {
  exactPriceOfPieces,
  markets,
  nearestProduct,
  otherQuantity,
  parseReference,
  problem,
  readLooseReference,
  readQuantity,
  tidyReference,
  variationCode,
} from '@lucerna/engine';
import type { AttributeName, LooseReference, Problem } from '@lucerna/engine';
import type { Immutable } from '../../../http/answer';
import { randomUUID } from 'node:crypto';
import { namesOf } from '../../../records';
import { makeCreation } from '../creation/creation-line';
import { isFreeLine, judgeFreeLine, readOption } from './free-rows';
import { likeliestModel } from './likeliest-model';
import { lineOfReference, type Place } from '../line/evaluate-products';
import type { NewLine } from '../line/line';

type WrittenRow = ScheduleCheck['rows'][number];
type Judgement = Immutable<JudgedRow>;
type Product = Judgement['product'];
type Nearest = Judgement['nearest'];

/** What a reference is worth, whatever else its row says. */
interface JudgedReference {
  readonly line: NewLine | null;
  readonly problems: readonly Problem[];
  readonly nearest: Nearest;
}

/** Judges the rows of one request: rows of the same reference ask the catalogue once. */
export function createJudge(
  place: Place,
  /** What the codes of composed products stand for. */
  composed: ReadonlyMap<string, unknown>,
  seesPrices: boolean,
): (row: WrittenRow) => Judgement {
  const known = new Map<string, JudgedReference>();
  const { currency } = markets[place.catalogId];

  const productOf = (line: NewLine): NonNullable<Product> => ({
    reference: line.reference,
    name: line.name,
    model: line.model,
    ...(seesPrices && { price: line.unitGross === null ? null : { amount: line.unitGross, currency } }),
  });

  function judgeReference(text: string): JudgedReference {
    const creation = composed.get(text.toUpperCase());
    if (creation !== undefined) return judgeComposed(place, text.toUpperCase(), creation);
    const right = rightLine(place, text);
    if (right) return { line: right, problems: [], nearest: null };
    const loose = readLooseReference(text);
    return {
      line: null,
      problems: [whyWrong(place, text, loose)].flat(),
      nearest: loose && nearestTo(place, loose, productOf),
    };
  }

  return (row) => {
    if (isFreeLine(row)) return judgeFreeLine(row, currency);
    const text = tidyReference(row.reference);
    let judged = known.get(text);
    if (!judged) known.set(text, (judged = judgeReference(text)));
    const { line, nearest } = judged;
    const quantity = readQuantity(row.quantity);
    const pieces = quantity.ok ? quantity.value : null;
    const problems = [...judged.problems, ...(quantity.ok ? [] : quantity.problems), ...wrongTexts(row)];
    const price = line && line.unitGross !== null ? { amount: line.unitGross, currency } : null;
    if (price && pieces !== null && !exactPriceOfPieces(price, pieces))
      problems.push(problem('amount-too-large'));
    return {
      option: readOption(row),
      freeLine: null,
      quantity: pieces,
      problems,
      notices:
        line && pieces !== null ? noticesOf(line, { pieces, text: row.quantity.trim(), seesPrices }) : [],
      product: line && productOf(line),
      nearest,
    };
  };
}

/** A composed product, which goes in as what its code stands for. */
function judgeComposed(place: Place, code: string, creation: unknown): JudgedReference {
  const made = makeCreation({ id: randomUUID(), creation }, { ...place, quantity: 1 });
  return made.ok
    ? { line: made.value.lineWith(code), problems: [], nearest: null }
    : { line: null, problems: made.problems, nearest: null };
}

/** The line of a reference that is right, also where it was written in small letters. */
function rightLine(place: Place, text: string): NewLine | null {
  for (const written of new Set([text, text.toUpperCase()])) {
    const line = lineOfReference(place, written, 1);
    if (line.ok) return line.value;
  }
  return null;
}

function whyWrong(place: Place, text: string, loose: LooseReference | null): Problem | readonly Problem[] {
  const reference = text.slice(0, 60);
  if (/^(CR|\d{4}LW)\d{9,12}$/i.test(text)) return problem('reference-of-creation', { reference });
  const parsed = parseReference(text.toUpperCase());
  if (!parsed.ok) {
    const isOther = loose?.catalogId && loose.catalogId !== place.catalogId;
    return problem(isOther ? 'reference-other-catalogue' : 'reference-invalid', { reference });
  }
  if (parsed.value.catalog !== place.catalogId) return problem('reference-other-catalogue', { reference });
  if (!parsed.value.complete) return problem('reference-partial', { reference });
  const line = lineOfReference(place, text.toUpperCase(), 1);
  return line.ok ? [] : line.problems;
}

/** The product nearest to what a text seems to say: of its model, else of the one that is most like it. */
function nearestTo(
  place: Place,
  { model: said, choices, catalogId }: LooseReference,
  productOf: (line: NewLine) => NonNullable<Product>,
): Nearest {
  const { catalogue, day, rateId } = place;
  const model = likeliestModel(place, said);
  const prepared = model === null ? null : catalogue.prepared(place.catalogId, model, day);
  if (!model || !prepared?.ok) return null;
  const nearest = nearestProduct(prepared.value, choices, rateId);
  const line = nearest && lineOfReference(place, nearest.reference, 1);
  if (!nearest || !line?.ok) return null;
  const { variations } = prepared.value.sheet;
  const nameOf = (attribute: AttributeName, code: string | null) =>
    variations.find((each) => each.type === attribute && variationCode(each) === code)?.description ?? null;
  const isElsewhere = catalogId !== null && catalogId !== place.catalogId;
  return {
    ...productOf(line.value),
    changes: [
      ...(isElsewhere
        ? [{ value: 'catalogue' as const, from: String(catalogId), to: String(place.catalogId) }]
        : []),
      ...(model === said ? [] : [{ value: 'model' as const, from: said, to: model }]),
      ...nearest.changes.map(({ attribute, from, to }) => ({
        ...{ value: attribute, from, to },
        ...(attribute !== 'pendantHeight' && {
          names: { from: nameOf(attribute, from), to: nameOf(attribute, to) },
        }),
      })),
    ],
  };
}

const shape = newSchedule.shape.rows.unwrap().element.shape;

/** Texts that a line cannot keep. */
function wrongTexts(row: WrittenRow): Problem[] {
  return namesOf<keyof typeof scheduleTexts>(scheduleTexts).flatMap((field) => {
    if (shape[field].safeParse(row[field]).success) return [];
    const most = scheduleTexts[field];
    return [
      row[field].length > most ? problem('text-too-long', { field, most }) : problem('text-signs', { field }),
    ];
  });
}

function noticesOf(
  { moq, reference, unitGross }: NewLine,
  { pieces: quantity, text, seesPrices }: { pieces: number; text: string; seesPrices: boolean },
): Problem[] {
  const other = otherQuantity(text);
  return [
    ...(other === null ? [] : [problem('quantity-grouped', { text, quantity, other })]),
    ...(quantity < moq ? [problem('quantity-below-moq', { quantity, moq })] : []),
    ...(seesPrices && unitGross === null ? [problem('price-missing', { reference })] : []),
  ];
}
