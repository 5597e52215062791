import type { LineText } from '@lucerna/contract';
import type { LineOption } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { ofProject } from './project';

/** The parts of a project, as one JSON value, each kind in its order. */
export interface Structure {
  readonly sections: readonly { readonly id: string; readonly name: string }[];
  readonly areas: readonly { readonly id: string; readonly floor: string; readonly room: string }[];
  readonly freeLines: readonly {
    readonly id: string;
    readonly section: string | null;
    readonly text: string;
    readonly quantity: number;
    /** Minor units of the project's currency. */
    readonly unitPrice: number | null;
  }[];
}

/** What an owner arranged of a line, as one JSON value. */
export interface LineArrangement extends Readonly<Record<LineText, string>> {
  readonly section: string | null;
  readonly area: string | null;
  readonly option: LineOption | null;
}

/** What the parts of a project have in common. An id is one within its project, so that a copy keeps those of its source. */
const part = () => ({
  projectId: ofProject('cascade'),
  id: uuid().notNull(),
  /** Among those of its kind; only the order has a meaning. */
  position: integer().notNull(),
});

/** A group of lines under a name, with a subtotal. */
export const projectSection = pgTable(
  'project_section',
  (t) => ({ ...part(), name: t.text().notNull() }),
  (table) => [primaryKey({ columns: [table.projectId, table.id] })],
);

/** Where luminaires hang; one of both may be empty. */
export const projectArea = pgTable(
  'project_area',
  (t) => ({ ...part(), floor: t.text().notNull(), room: t.text().notNull() }),
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    check('project_area_named', sql`${table.floor} <> '' or ${table.room} <> ''`),
  ],
);

/** A line that is no product and has no evaluation: freight, a sample, a service. It stands behind the products of its section. */
export const projectFreeLine = pgTable(
  'project_free_line',
  (t) => ({
    ...part(),
    /** Null, or of a section that is gone: in none. */
    sectionId: t.uuid('section_id'),
    text: t.text().notNull(),
    quantity: t.integer().notNull(),
    /** Minor units of the project's currency; null: it is but a text. 0 is free of charge. */
    unitPrice: t.bigint('unit_price', { mode: 'number' }),
  }),
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    check('project_free_line_price', sql`${table.unitPrice} >= 0`),
    check('project_free_line_quantity', sql`${table.quantity} > 0`),
  ],
);
