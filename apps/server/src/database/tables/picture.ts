import { index, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';

/** What of a picture is not kept in what pages show. */
export const pictureNotes = ['colours', 'depth', 'animation'] as const;
export type PictureNote = (typeof pictureNotes)[number];

/**
 * How far a picture is: nothing is made of it; pages show it as WebP, and AVIF waits; both are made; it stays with WebP, since no AVIF
 * could be made; it cannot be read.
 */
export const pictureStates = ['waiting', 'webp', 'made', 'webpOnly', 'broken'] as const;
export type PictureState = (typeof pictureStates)[number];

/**
 * A picture that came with a feed, by its content: every revision that has it shares the row, its original and what was made of
 * it, which are in the storage.
 */
export const picture = pgTable(
  'picture',
  (t) => ({
    /** The first half of its SHA-256, in hexadecimal digits. */
    content: t.text().primaryKey(),
    /** Of the file that brought it first: told where it is broken. */
    file: t.text().notNull(),
    type: t.text().notNull(),
    /** Pixels, upright. */
    width: t.integer().notNull(),
    height: t.integer().notNull(),
    bytes: t.integer().notNull(),
    notes: t.jsonb().$type<readonly PictureNote[]>().notNull(),
    state: t.text({ enum: pictureStates }).notNull().default('waiting'),
    /** Why it is broken, or stays with WebP. */
    reason: t.text(),
    /** The widths in which it was made, rising. */
    widths: t.jsonb().$type<readonly number[]>().notNull().default([]),
    /** A tiny one to stand there while it comes, as an address of data. */
    placeholder: t.text(),
    createdAt: createdAt(),
    madeAt: moment('made_at'),
  }),
  (table) => [index('picture_state').on(table.state, table.content)],
);
