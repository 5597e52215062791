import { anything, flag, list, nullable, object, oneOf, otherwise, whole } from './read-fields';
import type { Read } from './read-fields';
import { problem } from '../../problem';
import { greatestRoom, readPosition } from '../edit/geometry';
import type { Position } from '../position';

/** The most elements that one list of a stored space may have. */
const most = 100_000;
/** No id, code or description of a stored space is longer. */
export const longestText = 500;
/** Whether a stored space may have it as a text. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestText;
/** The order of siblings rises with each element; nobody adds and removes more often. */
export const greatestOrder = 1e12;

function wrong(path: string, expected: string): ReturnType<typeof problem> {
  return problem('catalogue-field-invalid', { field: path, expected });
}

const text: Read<string> = (value, path, report) => {
  if (isText(value)) return value;
  report(wrong(path, 'a text'));
  return undefined;
};

const name: Read<string> = (value, path, report) => {
  if (value !== '' && isText(value)) return value;
  report(wrong(path, 'a name'));
  return undefined;
};

const position: Read<Position> = (value, path, report) => {
  const read = readPosition(value as Position);
  if (read.ok) return read.value;
  report(wrong(path, 'a position'));
  return undefined;
};

const order: Read<number> = (value, path, report) => {
  if (Number.isSafeInteger(value) && Math.abs(Number(value)) <= greatestOrder) return (value as number) + 0;
  report(wrong(path, 'a whole number'));
  return undefined;
};

const height: Read<number> = (value, path, report) => {
  if (Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= greatestRoom * 100) {
    return value as number;
  }
  report(wrong(path, 'whole centimetres'));
  return undefined;
};

function many<T>(read: Read<T>): Read<readonly T[]> {
  const all = list(read);
  return (value, path, report) => {
    if (!Array.isArray(value) || value.length <= most) return all(value, path, report);
    report(wrong(path, `at most ${most} elements`));
    return undefined;
  };
}

/** Fields that may be absent, and then stay so. */
function optional<T>(read: Read<T>): Read<T | undefined> {
  return otherwise<T | undefined>(read, undefined);
}

const placed = {
  id: name,
  position,
  collides: flag,
  lastValidPosition: nullable(position),
  elementOrderValue: order,
};

const configuration = object({
  color: optional(text),
  temperature: optional(text),
  control: optional(text),
  installation: optional(text),
  pendantHeight: optional(height),
});

const degrees: Read<number> = (value, path, report) => {
  if (typeof value === 'number' && value > -180 && value <= 180) return value + 0;
  report(wrong(path, 'degrees'));
  return undefined;
};

const modelled = {
  ...placed,
  model: name,
  subFamily: whole,
  applicationLocation: nullable(whole),
  attributes: configuration,
  turn: optional(degrees),
  tilt: optional(degrees),
  onRun: optional(object({ run: name, role: oneOf('part', 'light') })),
};

const light = object({ type: oneOf('light', 'pendant'), ...modelled });
const complement = object({ type: oneOf('complement'), ...modelled });
const cluster = object({
  type: oneOf('cluster'),
  ...placed,
  attributes: object({ installation: optional(text) }),
  lights: many(light),
});
const composition = object({
  type: oneOf('composition'),
  ...placed,
  attributes: object({
    color: optional(text),
    temperature: optional(text),
    control: optional(text),
    installation: optional(text),
  }),
  controlBeforeRemote: nullable(text),
  clusters: many(cluster),
  complements: many(complement),
});
const group = object({
  type: oneOf('group'),
  id: name,
  virtual: flag,
  elements: many(name),
  options: object({ position }),
});

/** The fields of a stored space of today's version. */
export const storedSpace = object({
  type: oneOf('space'),
  id: name,
  config: object({ roomSize: anything }),
  configurator: object({ id: whole, description: text, source: text }),
  source: text,
  productId: nullable(text),
  compositions: many(composition),
  groups: many(group),
});
