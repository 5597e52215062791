import { scheduleCells, type ScheduleColumn } from '@lucerna/contract';
import type { ScheduleCell } from '@lucerna/documents';
import type { WrittenDrawing } from '@lucerna/spreadsheet';
import { mapInSlices } from '../../http/time-slice';
import type { View } from '../catalogue';
import { describeComposition } from '../composition-sheet';
import { photoProcess, type Scene } from './document-process';
import { factName, voltageOf } from './luminaire-words';
import { sceneOfCreation, sceneOfLuminaire } from './scene-of';
import { findDocumented } from './subject';
import type { DocumentContext, DocumentedCreation, DocumentedLuminaire, DocumentSubject } from './subject';
import { wordingOf } from './wording';

/** A type of luminaire of a project, as it is scheduled. */
export interface ScheduledType {
  /** Empty where it has none. */
  readonly mark: string;
  readonly name: string;
  readonly collection: string;
  /** Its reference, or the code of a creation. */
  readonly code: string;
  readonly quantity: number;
  /** Where it goes; empty where it is not said. */
  readonly location: string;
  readonly remarks: string;
  /** Null of what can no longer be made. */
  readonly found: DocumentedLuminaire | DocumentedCreation | null;
}

/** What a type is made of today. */
export async function findType(
  context: DocumentContext,
  subject: DocumentSubject,
): Promise<ScheduledType['found']> {
  const found = await findDocumented(context, subject);
  if (!found.ok || found.value.kind === 'gone' || found.value.kind === 'collection') return null;
  return found.value;
}

/** The heading of a column. */
export const columnText = (view: View, column: ScheduleColumn): string =>
  wordingOf(view).t(`submittal.column.${column}`);

/** The columns that hold figures of a unit. */
const units: Readonly<Partial<Record<ScheduleColumn, string>>> = { lumens: 'lm', watts: 'W' };

/** The heading of a column of a table that is computed with: its cells are figures, so it says their unit. */
export function tableColumnText(view: View, column: ScheduleColumn): string {
  const unit = units[column];
  return unit === undefined ? columnText(view, column) : `${columnText(view, column)} (${unit})`;
}

/** Columns whose words are of any length. */
const wide: ReadonlySet<ScheduleColumn> = new Set(['description', 'mounting', 'location', 'remarks']);

/** The places of those columns, which share the room that the others leave. */
export const wideColumns = (columns: readonly ScheduleColumn[]): number[] =>
  columns.flatMap((column, at) => (wide.has(column) ? [at] : []));

/** What is known of a type: words, or a figure; empty and 0 where there is none. */
type Facts = Readonly<Partial<Record<ScheduleColumn, string | number>>>;

const tenths = (value: number): number => Math.round(value * 10) / 10;

function luminaireFacts(view: View, luminaire: DocumentedLuminaire): Facts {
  const words = wordingOf(view);
  const { model, evaluation } = luminaire;
  const { technicalData: data } = model;
  const size = data.dimensionsMm;
  const isLit = evaluation.lumens > 0;
  const named = (name: Parameters<typeof factName>[1]) => factName(luminaire, name, view) ?? '';
  return {
    mounting: named('installation'),
    ...(isLit && {
      lumens: evaluation.lumens,
      watts: tenths(evaluation.watts),
      temperature: named('temperature'),
      rendering: data.cri ?? '',
      control: named('control'),
    }),
    finish: named('color'),
    voltage: voltageOf(model, view),
    dimensions: size ? words.size([size.length, size.width, size.height]) : '',
    protection: data.ip ?? '',
  };
}

function creationFacts(view: View, { composed }: DocumentedCreation): Facts {
  const page = describeComposition({ ...view, seesPrices: false }, composed);
  const articles = composed.bill.compositions.flatMap((each) => each.articles);
  const voltages = articles.flatMap(({ model }) => {
    const found = view.catalogue.models.get(model);
    return found ? voltageOf(found, view) || [] : [];
  });
  return {
    lumens: page.lumens,
    watts: tenths(page.watts),
    temperature: page.temperatures.join(', '),
    rendering: page.renderings.join(', '),
    voltage: [...new Set(voltages)].join(', '),
    protection: page.protections.join(', '),
    remarks: page.details.join(' · '),
  };
}

function factsOf(view: View, type: ScheduledType): Facts {
  const { found } = type;
  return {
    ...(found?.kind === 'luminaire' && luminaireFacts(view, found)),
    ...(found?.kind === 'creation' && creationFacts(view, found)),
    mark: type.mark,
    manufacturer: view.catalogue.brandName,
    reference: type.code,
    description: [...new Set([type.name, type.collection].filter(Boolean))].join(', '),
    quantity: type.quantity,
    location: type.location,
    ...(type.remarks !== '' && { remarks: type.remarks }),
  };
}

/** What the symbols of a schedule show. */
export interface ScheduleSymbols {
  /** Each product once, however many rows it has. */
  readonly scenes: readonly Scene[];
  /** The place of a type among them; undefined where it has no symbol. */
  readonly placeOf: (type: ScheduledType) => number | undefined;
}

/** What is drawn of a type; null of one that has no body. */
function sceneOf(view: View, found: ScheduledType['found']): Scene | null {
  if (found?.kind === 'creation') return sceneOfCreation(view, found);
  return found?.product.hasPicture ? sceneOfLuminaire(view, found) : null;
}

/** The symbols of types, where one of the columns is drawn. */
export async function symbolsOf(
  view: View,
  types: readonly ScheduledType[],
  columns: readonly ScheduleColumn[],
): Promise<ScheduleSymbols> {
  const scenes: Scene[] = [];
  const places = new Map<ScheduledType['found'], number>();
  const isDrawn = columns.some((column) => scheduleCells[column] === 'drawing');
  await mapInSlices(isDrawn ? types : [], ({ found }) => {
    const scene = places.has(found) ? null : sceneOf(view, found);
    if (scene) places.set(found, scenes.push(scene) - 1);
  });
  return { scenes, placeOf: ({ found }) => places.get(found) };
}

/** The cells of a type in the order of the columns, to be read; a dash where nothing is known. */
export function cellsOf(
  view: View,
  type: ScheduledType,
  columns: readonly ScheduleColumn[],
  { placeOf }: ScheduleSymbols,
): ScheduleCell[] {
  const { number, withUnit } = wordingOf(view);
  const facts = factsOf(view, type);
  const symbol = placeOf(type);
  return columns.map((column) => {
    if (scheduleCells[column] === 'drawing')
      return symbol === undefined ? '–' : { symbol, name: type.name || type.code };
    const fact = facts[column] || '–';
    const unit = units[column];
    if (typeof fact === 'string') return fact;
    return unit === undefined ? number(fact) : withUnit(fact, unit, 1);
  });
}

/** The same cells for a table that is computed with: figures as such, nothing where nothing is known or what is there is drawn. */
export function tableCellsOf(
  view: View,
  type: ScheduledType,
  columns: readonly ScheduleColumn[],
): (string | number)[] {
  const facts = factsOf(view, type);
  return columns.map((column) => facts[column] || '');
}

/** Points that a symbol may take of a row of a table, and its pixels of a point: sharp on paper, too. */
const tableSymbol = { room: { width: 54, height: 36 }, sharpness: 4 } as const;

/** Those rows with the symbols of their types as pictures in the columns that are drawn, each product drawn once. */
export async function withSymbols(
  view: View,
  types: readonly ScheduledType[],
  columns: readonly ScheduleColumn[],
  rows: readonly (readonly (string | number)[])[],
): Promise<(string | number | WrittenDrawing)[][]> {
  const { scenes, placeOf } = await symbolsOf(view, types, columns);
  const { sharpness } = tableSymbol;
  const pngs = await Promise.all(scenes.map((scene) => photoProcess.ask({ scene, ...tableSymbol })));
  const pictureOf = (type: ScheduledType): WrittenDrawing | '' => {
    const png = pngs[placeOf(type) ?? -1];
    if (!png || png.length === 0) return '';
    // The head of a PNG tells its width and height in pixels.
    const head = Buffer.from(png.buffer, png.byteOffset, png.length);
    const [width, height] = [head.readUInt32BE(16) / sharpness, head.readUInt32BE(20) / sharpness];
    return { png, width, height, name: type.name || type.code };
  };
  return rows.map((cells, at) => {
    const type = types[at];
    return cells.map((cell, place) => {
      const column = columns[place];
      return type && column && scheduleCells[column] === 'drawing' ? pictureOf(type) : cell;
    });
  });
}
