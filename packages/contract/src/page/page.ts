import type { z } from 'zod';
import type { Access } from '../operation';
import type { FlagName } from '../shape/flag';
import type { Privilege } from '../privilege';

/** Who may open a page (P2): as for a call, or only those for whose e-mail the flag internalPages is on. */
export type PageAccess = Access | 'internal';

/**
 * One page of the browser's app: the record from which its router, its guards, its links, docs/routes.md and the test
 * that visits every page are made.
 *
 * `path` uses `:name` for a parameter and `:name?` for one that may be left out. A path whose parameters do not pass
 * `params` is not found.
 */
export interface PageRow {
  readonly path: `/${string}`;
  readonly params?: z.ZodObject;
  /** Who may open it. A stranger is led to the home page, an account without the right to /error-403. */
  readonly access: PageAccess;
  /** Who sees what is on a page that anyone may open; the others read there what they need. */
  readonly content?: Privilege;
  /** The least status of register that its content needs (P4); who is below it is asked to qualify. */
  readonly status?: 'qualified';
  /** Key of the text that names it in the browser's tab, until it names itself. */
  readonly title: string;
  /**
   * Key of the text over the room that fills the page, while nothing of the page is read; what was prepared
   * (`preconfigId`) has a name of its own there.
   */
  readonly room?: string;
  /** Shown without bar and foot, and to hosts of the configuration in a frame of theirs. */
  readonly isFramed?: true;
  /** Its address lets whoever has it in: no search engine lists it, and no other site is told it. */
  readonly isUnlisted?: true;
  /** Only while the flag is on; else not found. */
  readonly flag?: FlagName;
  /** An internal page that every account opens with this in its query. */
  readonly alsoWith?: { readonly name: string; readonly value: string };
}

/** A path that leads to another one, with the same parameters and query. */
export interface RedirectRow {
  readonly path: `/${string}`;
  readonly params?: z.ZodObject;
  readonly redirect: `/${string}`;
  /** What the next page is told beside its address. */
  readonly state?: Readonly<Record<string, boolean>>;
}

/** Keeps the literal types of a group of rows, from which the parameters of each link are known. */
export const pageGroup = <const Rows extends Readonly<Record<string, PageRow>>>(rows: Rows): Rows => rows;
