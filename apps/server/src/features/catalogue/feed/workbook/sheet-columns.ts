import { languageCodes } from '@lucerna/engine';
import { z } from 'zod';

/** The part of a JSON schema that columns are made of. */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Shape;
  readonly propertyNames?: Shape;
  readonly maxProperties?: number;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly enum?: readonly (string | number)[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly default?: unknown;
}

const anyShape = z.custom<Shape>((given) => typeof given === 'object');

/** How a schema of the feed asks for its input. */
export const shapeFrom = (schema: z.ZodType): Shape =>
  anyShape.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }));

/** What a cell of a column holds: `list` parts its values by semicolons, `pairs` are written as `1:4 11:5`, `json` is JSON. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'list' | 'pairs' | 'json';

/** A column of a sheet; its name is the path of its field, such as `technicalData.packaging.netWeight`. */
export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  /** Every row needs it; one of a group that may be missing is needed where the group has another. */
  readonly isRequired: boolean;
  readonly shape: Shape;
}

/** What a cell says in a column; undefined where it is empty. */
export type CellOf = (column: string) => string | undefined;

/** A value as the cells of its columns say it; `isThere` where one of them holds something. */
interface Said {
  readonly value: unknown;
  readonly isThere: boolean;
}

/** A part of a row: its columns, how it is made of their cells, and how it is written into them. */
export interface Part {
  readonly columns: readonly Column[];
  readonly read: (cell: CellOf) => Said;
  readonly write: (value: unknown, put: (column: string, text: string | number | boolean) => void) => void;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNull = ({ type }: Shape) => type === 'null';
const absent: Said = { value: undefined, isThere: false };

/** A shape without the null that it also takes. */
export function withoutNull(shape: Shape): { readonly of: Shape; readonly takesNull: boolean } {
  const { type, anyOf } = shape;
  if (typeof type === 'object' && type.includes('null')) {
    const own = type.find((each) => each !== 'null') ?? 'string';
    return { of: { ...shape, type: own }, takesNull: true };
  }
  const others = anyOf?.filter((each) => !isNull(each)) ?? [];
  if (!anyOf || others.length === anyOf.length) return { of: shape, takesNull: false };
  return { of: others.length === 1 ? others[0]! : { ...shape, anyOf: others }, takesNull: true };
}

const isScalar = ({ type }: Shape) => type === 'string' || type === 'number' || type === 'integer';
const isNumeric = ({ type }: Shape) => type === 'number' || type === 'integer';

/** The names of a record that has the same few in every row. */
function namesOfRecord({
  propertyNames,
  additionalProperties,
  maxProperties,
}: Shape): readonly string[] | null {
  if (typeof additionalProperties !== 'object' || additionalProperties.type !== 'string') return null;
  if (propertyNames?.enum) return propertyNames.enum.map(String);
  return maxProperties === languageCodes.length ? languageCodes : null;
}

const plainNumber = /^-?\d+(\.\d+)?$/;
/** What is no number stays a text, and the row's check names it. */
const number = (text: string) => (plainNumber.test(text) ? Number(text) : text);
const truth = (text: string) => ({ true: true, false: false })[text.toLowerCase()] ?? text;

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** A part of one column. */
function cellPart(
  column: Column,
  read: (text: string) => unknown,
  write: (value: unknown) => string | number | boolean,
): Part {
  return {
    columns: [column],
    read(cell) {
      const text = cell(column.name);
      return text === undefined ? absent : { value: read(text), isThere: true };
    },
    write(value, put) {
      if (value === undefined || value === null) return;
      const text = write(value);
      if (text !== '') put(column.name, text);
    },
  };
}

const plain = (value: unknown): string | number | boolean =>
  typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
    ? value
    : JSON.stringify(value);

function listPart(column: Column, items: Shape): Part {
  const of = (text: string) => (isNumeric(items) ? number(text) : text);
  return cellPart(
    column,
    (text) =>
      text.startsWith('[')
        ? json(text)
        : text
            .split(/\s*[;\n]\s*/)
            .filter((each) => each !== '')
            .map(of),
    (value) => {
      if (!Array.isArray(value)) return JSON.stringify(value);
      const isPlain = value.every((each) => !/[;\n]|^\[|^\s|\s$|^$/.test(String(each)));
      return isPlain ? value.join('; ') : JSON.stringify(value);
    },
  );
}

/** Pairs stand as `1:4 11:5`; what does not fit is written as JSON. */
function pairsPart(
  column: Column,
  join: (pairs: readonly (readonly [string, string])[]) => unknown,
  split: (value: unknown) => readonly (readonly [unknown, unknown])[] | null,
): Part {
  return cellPart(
    column,
    (text) => {
      if (/^[[{]/.test(text)) return json(text);
      const pairs = text.split(/\s+/).map((pair) => pair.split(':'));
      // A pair of another form stays as it is, and the row's check names it.
      if (pairs.some(({ length }) => length !== 2)) return text;
      return join(pairs.map(([first = '', second = '']) => [first, second]));
    },
    (value) => {
      const pairs = split(value);
      if (!pairs || pairs.flat().some((each) => /[\s:]|^$/.test(String(each)))) return JSON.stringify(value);
      return pairs.map((pair) => pair.join(':')).join(' ');
    },
  );
}

function arrayPart(column: Omit<Column, 'kind'>, items: Shape): Part {
  const pair = Object.entries(items.properties ?? {});
  if (isScalar(items)) return listPart({ ...column, kind: 'list' }, items);
  const [first, second] = pair;
  if (pair.length !== 2 || !first || !second || !pair.every(([, each]) => isNumeric(each) || each.pattern))
    return jsonPart(column);
  const value = (shape: Shape, text: string) => (isNumeric(shape) ? number(text) : text);
  return pairsPart(
    { ...column, kind: 'pairs' },
    (pairs) =>
      pairs.map(([one, other]) => ({
        [first[0]]: value(first[1], one),
        [second[0]]: value(second[1], other),
      })),
    (given) =>
      Array.isArray(given)
        ? given.map((each: unknown) =>
            isRecord(each) ? ([each[first[0]], each[second[0]]] as const) : (['', ''] as const),
          )
        : null,
  );
}

const jsonPart = (column: Omit<Column, 'kind'>): Part =>
  cellPart({ ...column, kind: 'json' }, json, (value) => JSON.stringify(value));

function recordPart(column: Omit<Column, 'kind'>, values: Shape): Part {
  const { type } = values;
  if (!isScalar(values)) return jsonPart(column);
  return pairsPart(
    { ...column, kind: 'pairs' },
    (pairs) =>
      Object.fromEntries(pairs.map(([name, text]) => [name, type === 'string' ? text : number(text)])),
    (value) => (isRecord(value) ? Object.entries(value) : null),
  );
}

/** Fields of which each has columns of its own. */
function groupPart(
  fields: readonly (readonly [
    name: string,
    part: Part,
    isRequired: boolean,
    takesNull: boolean,
    empty: unknown,
  ])[],
  fixed: Readonly<Record<string, unknown>>,
): Part {
  return {
    columns: fields.flatMap(([, part]) => part.columns),
    read(cell) {
      const value: Record<string, unknown> = { ...fixed };
      let isThere = false;
      for (const [name, part, isRequired, takesNull, empty] of fields) {
        const said = part.read(cell);
        isThere ||= said.isThere;
        if (said.isThere) value[name] = said.value;
        else if (isRequired && takesNull) value[name] = null;
        else if (isRequired && said.value !== undefined) value[name] = said.value;
        else if (isRequired && empty !== undefined) value[name] = empty;
      }
      return { value, isThere };
    },
    write(value, put) {
      if (!isRecord(value)) return;
      for (const [name, part, isRequired, , empty] of fields) {
        const own = value[name];
        const [column] = part.columns;
        // An empty list is another thing than none where a row may be without it.
        const isEmpty =
          part.columns.length === 1 &&
          typeof own === 'object' &&
          own !== null &&
          Object.keys(own).length === 0;
        if (isEmpty && column && !(isRequired && empty !== undefined)) put(column.name, JSON.stringify(own));
        else part.write(own, put);
      }
    },
  };
}

/** What an empty cell of a field stands for that every row needs. */
function emptyOf({ type, minLength, pattern, minItems, enum: allowed, format }: Shape): unknown {
  if (type === 'array') return minItems ? undefined : [];
  if (type !== 'string' || minLength || allowed || format) return undefined;
  return pattern && !new RegExp(pattern).test('') ? undefined : '';
}

function objectPart(shape: Shape, path: string, isRequired: boolean): Part {
  const { properties = {}, required = [] } = shape;
  const fixed: Record<string, unknown> = {};
  const fields = Object.entries(properties).flatMap(([name, given]) => {
    if (given.const !== undefined) {
      fixed[name] = given.const;
      return [];
    }
    const { of, takesNull } = withoutNull(given);
    const needed = required.includes(name);
    const part = partOf(
      of,
      path ? `${path}.${name}` : name,
      isRequired && needed && !takesNull && emptyOf(of) === undefined,
    );
    return [[name, part, needed, takesNull, emptyOf(of)] as const];
  });
  return groupPart(fields, fixed);
}

/** Objects that differ by one of their fields: the columns of all of them, of which a row fills its own. */
function oneOfPart(shapes: readonly Shape[], path: string, isRequired: boolean): Part {
  const names = [...new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const all = names.map((name): readonly [string, Shape] => {
    const given = shapes.flatMap(({ properties }) => properties?.[name] ?? []);
    const consts = given.flatMap((each) => (typeof each.const === 'string' ? [each.const] : []));
    return [name, consts.length > 0 ? { type: 'string', enum: consts } : given[0]!];
  });
  const inAll = names.filter((name) => shapes.every(({ required }) => required?.includes(name)));
  return objectPart(
    { type: 'object', properties: Object.fromEntries(all), required: inAll },
    path,
    isRequired,
  );
}

/** A text for every language, or one in each. */
function eitherPart(one: Part, other: Part): Part {
  return {
    columns: [...one.columns, ...other.columns],
    read(cell) {
      const said = other.read(cell);
      return said.isThere ? said : one.read(cell);
    },
    write(value, put) {
      (isRecord(value) ? other : one).write(value, put);
    },
  };
}

/** The columns of a field, by its shape. */
export function partOf(shape: Shape, path: string, isRequired: boolean): Part {
  const column = { name: path, isRequired, shape };
  const names = namesOfRecord(shape);
  if (names) {
    const fields = names.map((name) => {
      const text: Column = {
        name: `${path}.${name}`,
        kind: 'text',
        isRequired,
        shape: { type: 'string', minLength: 1 },
      };
      return [name, cellPart(text, (each) => each, plain), false, false, undefined] as const;
    });
    const group = groupPart(fields, {});
    return { ...group, read: (cell) => (group.read(cell).isThere ? group.read(cell) : absent) };
  }
  if (shape.properties) return objectPart(shape, path, isRequired);
  if (shape.oneOf?.every(({ properties }) => properties)) return oneOfPart(shape.oneOf, path, isRequired);
  const consts = shape.anyOf?.map((each) => each.const);
  if (consts?.every((each) => typeof each === 'number'))
    return cellPart({ ...column, kind: 'number', shape: { type: 'number', enum: consts } }, number, plain);
  const [one, other] = shape.anyOf ?? [];
  if (one?.type === 'string' && other && namesOfRecord(other))
    return eitherPart(partOf(one, path, false), partOf(other, path, false));
  if (isNumeric(shape)) return cellPart({ ...column, kind: 'number' }, number, plain);
  if (shape.type === 'string') return cellPart({ ...column, kind: 'text' }, (text) => text, plain);
  if (shape.type === 'boolean') return cellPart({ ...column, kind: 'boolean' }, truth, plain);
  if (shape.type === 'array' && shape.items) return arrayPart(column, shape.items);
  if (typeof shape.additionalProperties === 'object' && shape.additionalProperties.type !== undefined)
    return recordPart(column, shape.additionalProperties);
  return jsonPart(column);
}
