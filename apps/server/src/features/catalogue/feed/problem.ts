import type { RowFault } from '@lucerna/engine';

type Text = readonly [message: string, advice: string];

/** Everything that can be wrong with a feed, with the text of the report and what to do. Positions are filled in by the reader. */
export const feedProblems = {
  workbook: ['The workbook cannot be read: {reason}', 'Save it again as XLSX'],
  upload: [
    'The file is not taken: {reason}',
    'Choose a workbook, a GLDF, a CSV of a feed, or the ZIP of its folder',
  ],
  gldf: ['The GLDF is not taken: {reason}', 'Ask whoever wrote it for another one'],
  gldfAlone: ['There is no catalogue that the GLDF could be added to', 'Import a whole feed first'],
  baseChanged: ['Another import came in between', 'Import it again'],
  workbookTwice: ['The folder holds more than one workbook', 'Keep one of them'],
  cellMerged: ['Cells are merged: {what}', 'Undo the merging, and write the value into each row'],
  cellError: ['The cell holds the error {what}', 'Correct its formula, or write the value'],
  formulaWithoutValue: [
    'The formula has no stored value',
    'Open the workbook in a spreadsheet program and save it, or write the value',
  ],
  cellTooLong: ['The cell has more than {what} characters', 'Shorten it, or bring the file in a folder'],
  sheetTooWide: ['The sheet has more than {what} columns', 'Remove what stands behind them'],
  columnTwice: ['The column {name} stands there twice', 'Keep one of the two'],
  keyTwice: ['{name} stands there twice', 'Keep one of the two rows'],
  oneRow: ['The sheet has one row', 'Remove the further rows'],
  fileMissing: ['The feed must hold this file', 'Add the file, or its sheet in a workbook'],
  fileTwice: ['The same rows come from two files; keep one of them', 'Remove one of the files'],
  syntax: ['The file cannot be read: {reason}', 'Correct the file there, or export it again'],
  encoding: ['The text is not UTF-8 (byte {byte})', 'Save the file as UTF-8'],
  character: ['{name} cannot be stored in a text', 'Remove the character, or write the one that was meant'],
  missing: ['A value is required', 'Give the field a value'],
  type: ['{expected} expected', 'Write the value in the type that docs/catalogue-feed.md gives the field'],
  range: ['The value is out of range: {reason}', 'Write a value within the range'],
  value: ['The value is not one of those allowed: {reason}', 'Write one of the values allowed'],
  format: [
    'The value does not have the required form: {reason}',
    'Write the value in the form that docs/catalogue-feed.md gives the field',
  ],
  unknownField: ['Unknown field {name}', 'Remove the field, or correct its name'],
  date: ['A day dd/mm/yyyy is expected', 'Write a day that exists, as in 31/12/2027'],
  dateOrder: ['The last day is before the first', 'Exchange or correct the two days'],
  language: ['The text is missing in {language}', 'Add the text in that language'],
  heightOrder: ['min, standard and max must not decrease', 'Correct the three heights'],
  leadtimeOrder: [
    'Lead times must start at rising quantities',
    'Sort the lead times by their quantity, each quantity once',
  ],
  catalogValue: ['Not exist catalog value', 'Give the row a brand of brands.json'],
  catalogDiffers: [
    'The brand belongs to another catalogue than the file',
    'Move the row to the file of its catalogue, or correct the brand',
  ],
  unknownAttribute: [
    'Unknown attribute type {value}',
    'Use color, temperature, control, installation or pendantHeight',
  ],
  modifier: [
    'The modifiers do not have the length that this attribute has in a reference',
    'Write 2 characters for a color, 1 for a temperature or control, 1 and 1 for an installation, none for a height',
  ],
  unknownModel: ['Model {model} is not in the feed', 'Add the model to models.json, or correct the number'],
  unknownSubfamily: [
    'Subfamily {id} is not in the feed',
    'Add the subfamily to Subfamilies.json, or correct the number',
  ],
  unknownLocation: [
    'Application location {id} is not in the feed',
    'Add the location to application-locations.json, or correct the number',
  ],
  unknownRate: [
    'Rate {id} is not in the feed or belongs to another catalogue or currency',
    'Add the rate to rates.json, or correct rate, catalogue and currency of the row',
  ],
  unknownFile: ['The feed does not hold the file {name}', 'Add the file, or remove its name'],
  umbrella: [
    'An umbrella has a number up to 100 and is virtual; every other model has neither',
    'Correct virtual, or the number of the model',
  ],
  umbrellaRow: [
    'An umbrella model has no articles, variations or prices',
    'Remove the row, or name the model that it is of',
  ],
  number: ['number does not equal the model', 'Write the same number in both fields'],
  reference: [
    'The reference does not belong to this model and catalogue',
    'Correct the reference: a dash exactly in catalogue 21, model and values as in the row',
  ],
  dayOfYear: ['There is no such day', 'Write month and day of a day that there is, such as 12-25'],
  duplicate: ['The same key stands in {file} line {line}{row}', 'Keep one of the two rows'],
  subfamilyDiffers: [
    'The subfamily differs from that of the model',
    'Move the row to the file of its subfamily, or correct the number',
  ],
  unknownPreconfig: [
    'Preconfigured product {id} is not in the feed',
    'Add the product to preconfigs.json, or correct the number',
  ],
  unknownRun: ['The drawing has no run {id}', 'Add the run to the drawing, or correct its name'],
  eitherRodsOrBelts: ['A drawn system is made of rods or of belts', 'Leave one of the two lists empty'],
  lengthOrder: ['Lengths must rise', 'Sort the rods or belts by their length, each length once'],
  gtin: [
    'A GTIN has 8, 12, 13 or 14 digits, and its last is a check digit',
    'Copy the number from the label again',
  ],
  finishTwice: ['A finish stands there twice', 'Keep one of the two rows'],
  body: [
    'The body cannot be made for model {model}: {reason}',
    'Correct the figure or expression there, or the measures of the model (docs/bodies.md)',
  ],
  glb: [
    'The model in 3D cannot be read as a body: {reason}',
    'Correct it in its program, and export it again as GLB without compression (docs/bodies.md)',
  ],
  unknownBody: ['The feed has no body {name}', 'Add the file to bodies/, or correct the name'],
  unknownParameter: [
    'The body has no parameter {name}',
    'Add it to the parameters of the body, or remove it',
  ],
  bodyUnused: ['No model has this body', 'Give it to a model in bodies/index.json, or remove the file'],
  bodyTwice: ['Model {model} has two bodies', 'Keep one of the two rows'],
  drawing: [
    'The drawing cannot be taken: {reason}',
    'Export it again as plain SVG, its texts as outlines, with a view box',
  ],
  typeface: [
    'The typeface cannot be taken: {reason}',
    'Bring it as WOFF2 for pages, and each weight as TTF or OTF for documents',
  ],
  makersDocument: [
    'The PDF cannot be taken: {reason}',
    'Export it again without a password and with its layers flattened, at most 20 MB and 300 pages',
  ],
  documentUnnamed: [
    'documents/index.json does not say what the PDF is of',
    'Add it to the index, or remove the file',
  ],
  documentOfNothing: [
    'The document is of no subfamily and no model',
    'Name the subfamilies or models that it is of',
  ],
  accentFaint: [
    'An accent of {accent} cannot be told from a white page',
    'Choose a darker or stronger colour',
  ],
  accentAlone: ['An accent for dark ground stands without an accent', 'Add accent, or remove accentOnDark'],
  logoAlone: ['A logo for dark ground stands without a logo', 'Add brand/logo.svg, or remove the file'],
  legalPage: [
    'A legal page has either a text or an address',
    'Give it its text in six languages, or the address on your own site in six languages',
  ],
  unknownRow: [
    'The revision in force has no such row',
    'Correct catalogue, model, type and code, or bring the row with its variation or article',
  ],
  partialAlone: ['There is no catalogue that the partial feed could change', 'Import a whole feed first'],
  fieldsAlone: [
    'The file changes single fields, and a whole feed has them in its rows',
    'Write "partial": true into feed.json, or put the values into the rows',
  ],
  legalTwice: ['The legal page {id} stands there twice', 'Keep one of the two'],
  topicTwice: ['A topic or subject stands there twice', 'Keep one of the two'],
  systemTwice: ['A drawn system stands there twice', 'Keep one of the two rows'],
  unknownNode: ['The tree has no node {id}', 'Add the node to the tree, or correct its name'],
  nodeCircle: ['The answers lead back to node {id}', 'Let the answer lead on, not back'],
  nodeUnreached: ['No answer leads to node {id}', 'Remove the node, or let an answer lead to it'],
  ruleWithoutValues: [
    'A named rule must name a value',
    'Name the values of an attribute in when, or in require',
  ],
  rulesTooMany: [
    'The rules of subfamily {id} are too many, or over too many different sets of values, to be answered for model {model} in catalogue {catalogId}',
    'Join rules that say the same, or use fewer of them in this subfamily',
  ],
  photometry: [
    'No lighting program can read the file: {reason}',
    'Export the file again as IES LM-63 or EULUMDAT',
  ],
  picture: [
    'The picture cannot be taken: {reason}',
    'Save the picture again, as JPEG, PNG, WebP, AVIF or TIFF',
  ],
  layerAlone: [
    'There is light alone of model {model}, and no picture of it unlit in the same finish',
    'Add the unlit picture, or remove the layer',
  ],
  layerSize: [
    'The light has {size} pixels, the unlit picture that it is added to {other}',
    'Save both with the same size',
  ],
  notOffered: [
    'No variation offers {attribute} {value}',
    'Add the variation, or take a value that one offers',
  ],
  clientsElsewhere: [
    'Clients do not come with the catalogue',
    'Move the clients into a feed of clients (docs/client-feed.md) and remove the field',
  ],
  clientsNone: [
    'The feed names no client: all of them would be withdrawn',
    'Check the export; a feed of clients names at least one',
  ],
  unknownClient: ['Client {code} is not in clients.csv', 'Add the client, or correct its code'],
  unknownSublevel: [
    'Sublevel {name} is not in the discounts.json of the catalogue in force',
    'Correct the sublevel, or import the catalogue that has it first',
  ],
} as const satisfies Readonly<Record<string, Text> & Record<RowFault, Text>>;

export type FeedProblemCode = keyof typeof feedProblems;

/** Where something of a feed stands. */
export interface FeedPlace {
  readonly file: string;
  /** From 1; null for a whole file. */
  readonly line?: number | null;
  /** The number of the row in its file, from 1: many rows may stand in one line. Null where it is no row. */
  readonly row?: number | null;
  /** What names the row: `model 2010, type color, modifier 10`; null where nothing does. */
  readonly key?: string | null;
  /** Such as `availability.since`; null for a whole row. */
  readonly field?: string | null;
}

/** One fault or warning: where it stands, what it is and what to do about it. */
export interface FeedFinding<Code extends string> extends Required<FeedPlace> {
  readonly code: Code;
  readonly message: string;
  readonly advice: string;
}

export type FeedProblem = FeedFinding<FeedProblemCode>;

const listed = 1000;

/** Collects what is found in a feed: the first 1,000 in full, every one counted by its code. */
export class FeedFindings<Code extends string> {
  readonly first: FeedFinding<Code>[] = [];
  readonly counts: Partial<Record<Code, number>> = {};
  total = 0;

  constructor(
    private readonly texts: Readonly<Record<Code, readonly [message: string, advice: string]>>,
    /** Where a place of the files that were read stands in what was given, such as a workbook. */
    private readonly placed: (at: FeedPlace) => FeedPlace = (at) => at,
  ) {}

  add(code: Code, at: FeedPlace, data: Readonly<Record<string, string | number>> = {}): void {
    this.addUnlisted(code, 1);
    if (this.first.length >= listed) return;
    const { file, line = null, row = null, key = null, field = null } = this.placed(at);
    const [text, advice] = this.texts[code];
    const filled = this.#placedData(data);
    const message = text.replace(/\{(\w+)\}/g, (whole, name: string) => String(filled[name] ?? whole));
    this.first.push({ file, line, row, key, field, code, message, advice });
  }

  /** A text that names another place names it as it was given, too. */
  #placedData(data: Readonly<Record<string, string | number>>): Readonly<Record<string, string | number>> {
    const { file, line, row } = data;
    if (typeof file !== 'string' || typeof line !== 'number') return data;
    const number = Number(/\d+/.exec(String(row ?? ''))?.[0]);
    const at = this.placed({ file, line, row: number || null });
    return at.file === file ? data : { ...data, file: at.file, line: at.row ?? line, row: '' };
  }

  /** Counts findings that are not listed one by one. */
  addUnlisted(code: Code, findings: number): void {
    if (findings <= 0) return;
    this.total += findings;
    this.counts[code] = (this.counts[code] ?? 0) + findings;
  }
}

/** The faults of a feed. One is enough to refuse it. */
export class FeedProblems extends FeedFindings<FeedProblemCode> {
  constructor(placed?: (at: FeedPlace) => FeedPlace) {
    super(feedProblems, placed);
  }
}

/** A file that is broken as a file: nothing after `line` can be read. `row` is the number of the row that is broken. */
export class FeedSyntaxError extends Error {
  constructor(
    readonly line: number,
    reason: string,
    readonly row: number | null = null,
  ) {
    super(reason);
  }
}
