import { erpMessage, fieldProblem, type ErpMessage } from '@lucerna/contract';
import { createHash } from 'node:crypto';
import type { Trouble } from '../../http/answer';
import { memberOf } from '../../records';

type Raw = Readonly<Record<string, unknown>>;

/** A message as it came, with what of it could be read. */
export interface GivenMessage {
  /** The id that the ERP gave. */
  readonly id: string | null;
  readonly hash: string;
  readonly kind: string | null;
  readonly about: string | null;
  readonly raw: Raw;
  readonly read: ErpMessage | null;
  /** Why it cannot be read: the wrong fields. */
  readonly problems: readonly Trouble[];
}

/** The most fields that are named of a wrong message. */
const maxFields = 10;
const longestWord = 80;

function wordOf(raw: Raw, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = memberOf(raw, name);
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, longestWord);
  }
  return null;
}

/** The id that names a message; one that is too long names none, since another one may begin alike. */
function idIn(raw: Raw): string | null {
  const id = wordOf(raw, 'id');
  return id !== null && memberOf(raw, 'id') === id ? id : null;
}

/** Deeper than any message of ours: what lies below is nothing that is read. */
const deepest = 8;

/** As PostgreSQL keeps a text: without null bytes and halves of signs. */
const storable = (text: string) => text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd');

/** The same content as it can be stored, with its members in one order. */
function tidied(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storable(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return null;
  if (Array.isArray(value)) return value.map((each) => tidied(each, depth + 1));
  return tidiedMembers(value, depth);
}

const tidiedMembers = (value: object, depth = 0): Raw =>
  Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [storable(name), tidied(member, depth + 1)]),
  );

/** Reads a message by its kind; what cannot be read keeps what names it, so that it can be reported. */
export function readMessage(given: Raw): GivenMessage {
  const raw = tidiedMembers(given);
  const hash = createHash('sha256').update(JSON.stringify(raw)).digest('hex');
  const kind = wordOf(raw, 'kind');
  const facts = {
    id: idIn(raw),
    hash,
    kind,
    about: wordOf(raw, 'shipment', 'invoice', 'order', 'client', 'reference'),
    raw,
  };
  const shape = erpMessage.options.find(({ shape: fields }) => fields.kind.safeParse(kind).success);
  if (!shape) return { ...facts, read: null, problems: [{ code: 'erpKind', data: { kind: kind ?? '' } }] };
  const parsed = shape.safeParse(raw);
  if (parsed.success) return { ...facts, read: parsed.data, problems: [] };
  const problems = parsed.error.issues.slice(0, maxFields).map((issue): Trouble => {
    const { path } = fieldProblem(issue);
    return { code: 'erpField', data: { field: path } };
  });
  return { ...facts, read: null, problems };
}
