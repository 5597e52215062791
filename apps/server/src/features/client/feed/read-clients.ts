import { addressRow, clientRow, contactRow, wholeClient } from '@lucerna/contract';
import type { ClientAddress, ClientContact, FeedClient } from '@lucerna/contract';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { reportIssues, type FeedProblems } from '../../catalogue';
import { readRows, type RawRow } from './read-rows';

/** What of the catalogue in force clients name. */
export interface PriceList {
  readonly rates: readonly { readonly id: number; readonly catalogId: number }[];
  readonly sublevels: ReadonlySet<string>;
}

/** Whether a folder is a feed of clients. */
export const isClientFeed = (folder: string): boolean =>
  ['clients.json', 'clients.csv'].some((name) => existsSync(path.join(folder, name)));

/** Reads and checks a feed of clients; what it answers counts only where `problems` has none. */
export async function readClients(
  folder: string,
  list: PriceList,
  problems: FeedProblems,
): Promise<readonly FeedClient[]> {
  const has = (file: string) => existsSync(path.join(folder, file));
  const isJson = has('clients.json');
  if (isJson && has('clients.csv')) problems.add('fileTwice', { file: 'clients.csv' });
  const clients = new Map<string, FeedClient>();
  const lines = new Map<string, RawRow['place']>();
  const file = isJson ? 'clients.json' : 'clients.csv';
  for (const raw of await readRows(folder, file, problems)) {
    const client: FeedClient | null = isJson
      ? checked(wholeClient, raw, problems)
      : withLists(checked(clientRow, raw, problems));
    if (!client) continue;
    const first = lines.get(client.code);
    if (first) {
      const { file: name, line, row } = first;
      problems.add('duplicate', at(raw, ['code']), { file: name, line, row: ` (row ${row})` });
      continue;
    }
    lines.set(client.code, raw.place);
    clients.set(client.code, client);
    checkPriceList(client, raw, list, problems);
  }
  if (!isJson) {
    const add = <T>(
      name: 'addresses' | 'contacts',
      shape: z.ZodType<T>,
      to: (client: FeedClient, row: T) => void,
    ) => addRows(folder, `${name}.csv`, shape, clients, to, problems);
    await add('addresses', addressRow, ({ addresses }, row: ClientAddress) => addresses.push(row));
    await add('contacts', contactRow, ({ contacts }, row: ClientContact) => contacts.push(row));
  }
  if (clients.size === 0 && problems.total === 0) problems.add('clientsNone', { file });
  return [...clients.values()];
}

const withLists = (row: z.infer<typeof clientRow> | null): FeedClient | null =>
  row && { ...row, addresses: [], contacts: [] };

/** Where a field of a row stands. */
const at = ({ place: { lineOf, ...place } }: RawRow, field: readonly PropertyKey[]) => ({
  ...place,
  line: lineOf(field),
  field: field.map(String).join('.'),
});

function checked<T>(shape: z.ZodType<T>, { row, place }: RawRow, problems: FeedProblems): T | null {
  const parsed = shape.safeParse(row);
  if (parsed.success) return parsed.data;
  const { line: _, ...where } = place;
  reportIssues(problems, where, row, parsed.error.issues);
  return null;
}

function checkPriceList(client: FeedClient, raw: RawRow, list: PriceList, problems: FeedProblems): void {
  const { rateId, catalogId } = client;
  if (!list.rates.some((rate) => rate.id === rateId && rate.catalogId === catalogId)) {
    problems.add('unknownRate', at(raw, ['rateId']), { id: rateId });
  }
  for (const name of Object.keys(client.discounts)) {
    if (!list.sublevels.has(name)) problems.add('unknownSublevel', at(raw, ['discounts', name]), { name });
  }
}

async function addRows<T>(
  folder: string,
  file: string,
  shape: z.ZodType<T>,
  clients: ReadonlyMap<string, FeedClient>,
  add: (client: FeedClient, row: T) => void,
  problems: FeedProblems,
): Promise<void> {
  if (!existsSync(path.join(folder, file))) return;
  for (const raw of await readRows(folder, file, problems)) {
    const client = clients.get(raw.code);
    const row = checked(shape, raw, problems);
    if (!client) problems.add('unknownClient', at(raw, ['code']), { code: raw.code });
    else if (row) add(client, row);
  }
}
