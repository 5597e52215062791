import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { excluded } from './typed';

/** Whether what is written is of a later message than what stands there. Two of one moment are told apart by their ids. */
export const isNewer = ({ at, message }: { readonly at: PgColumn; readonly message: PgColumn }) =>
  sql`(${at}, ${message}) < (${excluded(at)}, ${excluded(message)})`;
