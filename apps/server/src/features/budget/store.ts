import type { Budget, BudgetRow } from '@lucerna/contract';
import type { Currency, LanguageCode } from '@lucerna/engine';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { limitOf, type Page } from '../../http/paging';
import type { Viewer } from '../../viewer';

type Queryable = pg.Pool | pg.PoolClient;

/** A budget as it is stored; amounts in minor units of its currency. */
export interface StoredBudget {
  readonly id: string;
  readonly projectId: string;
  readonly ownerId: string;
  readonly number: string;
  readonly projectName: string;
  readonly clientName: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly validUntil: string;
  readonly currency: Currency;
  readonly language: LanguageCode;
  readonly discount: number;
  readonly surcharge: number;
  readonly iva: number;
  readonly withPrices: boolean;
  readonly subTotal: number;
  readonly discountValue: number;
  readonly surchargeValue: number;
  readonly ivaValue: number;
  readonly netTotal: number;
  readonly comments: string;
  readonly isChecked: boolean;
  readonly products: Budget['products'];
  readonly documentState: BudgetRow['document']['state'];
  readonly documentBytes: number | null;
}

/** A budget without its lines. */
export type StoredBudgetRow = Omit<StoredBudget, 'products'>;

export type NewBudgetRow = Omit<
  StoredBudgetRow,
  'createdAt' | 'isChecked' | 'documentState' | 'documentBytes'
> & {
  /** JSON text of the products: of two thousand lines it is written before the transaction, in pieces. */
  readonly products: string;
  /** JSON text of a FrozenDocument. */
  readonly document: string;
};

const rowColumns = `id, project_id as "projectId", owner_id as "ownerId", number, project_name as "projectName",
  client_name as "clientName", created_by as "createdBy", created_at as "createdAt", valid_until::text as "validUntil",
  currency, language, discount::float8, surcharge::float8, iva::float8, with_prices as "withPrices", sub_total::float8 as "subTotal",
  discount_value::float8 as "discountValue", surcharge_value::float8 as "surchargeValue",
  iva_value::float8 as "ivaValue", net_total::float8 as "netTotal", comments, is_checked as "isChecked",
  document_state as "documentState", document_bytes as "documentBytes"`;
const columns = `${rowColumns}, products`;

/** Stores a budget; amounts below 2^53 travel as float8 without loss. */
export async function insertBudget(tx: pg.PoolClient, row: NewBudgetRow): Promise<StoredBudgetRow> {
  const { rows } = await tx.query<StoredBudgetRow>(
    `insert into budget (id, project_id, owner_id, number, project_name, client_name, created_by, valid_until, currency,
       language, discount, surcharge, iva, sub_total, discount_value, surcharge_value, iva_value, net_total, comments,
       products, document, with_prices)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
     returning ${rowColumns}`,
    [
      row.id,
      row.projectId,
      row.ownerId,
      row.number,
      row.projectName,
      row.clientName,
      row.createdBy,
      row.validUntil,
      row.currency,
      row.language,
      row.discount,
      row.surcharge,
      row.iva,
      row.subTotal,
      row.discountValue,
      row.surchargeValue,
      row.ivaValue,
      row.netTotal,
      row.comments,
      row.products,
      row.document,
      row.withPrices,
    ],
  );
  const [stored] = rows;
  if (!stored) throw new Error('The budget was not stored');
  return stored;
}

/** A budget of the viewer; null for one that is not there or foreign. */
export async function findBudget(db: Queryable, viewer: Viewer, id: string): Promise<StoredBudget | null> {
  const { rows } = await db.query<StoredBudget>(
    `select ${columns} from budget where id = $1 and owner_id = $2`,
    [id, viewer.accountId],
  );
  return rows[0] ?? null;
}

export interface BudgetsOfProject {
  readonly budgets: readonly StoredBudgetRow[];
  readonly total: number;
  readonly checked: number;
}

/** A page of the viewer's budgets of a project, newest first; null for a project that is not there or foreign. */
export async function budgetsOfProject(
  db: Queryable,
  viewer: Viewer,
  projectId: string,
  page: Page,
): Promise<BudgetsOfProject | null> {
  const found = 'from budget where project_id = $1 and owner_id = $2';
  const { rows: counted } = await db.query<{ total: number; checked: number }>(
    `select count(*)::int as total, (count(*) filter (where is_checked))::int as checked ${found}`,
    [projectId, viewer.accountId],
  );
  const { total = 0, checked = 0 } = counted[0] ?? {};
  if (total > 0) {
    const { rows: budgets } = await db.query<StoredBudgetRow>(
      `select ${rowColumns} ${found} order by created_at desc, number desc limit $3 offset $4`,
      [projectId, viewer.accountId, ...limitOf(page)],
    );
    return { budgets, total, checked };
  }
  const known = await db.query('select from project where id = $1 and owner_id = $2', [
    projectId,
    viewer.accountId,
  ]);
  return known.rowCount === 0 ? null : { budgets: [], total, checked };
}

export async function setChecked(
  db: Queryable,
  viewer: Viewer,
  id: string,
  isChecked: boolean,
): Promise<StoredBudgetRow | null> {
  const { rows } = await db.query<StoredBudgetRow>(
    `update budget set is_checked = $3 where id = $1 and owner_id = $2 returning ${rowColumns}`,
    [id, viewer.accountId, isChecked],
  );
  return rows[0] ?? null;
}

/** Starts the document of a budget over when it failed, or when its job is `lost`. */
export async function restartDocument(
  tx: pg.PoolClient,
  viewer: Viewer,
  id: string,
  lost: boolean,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update budget set document_state = 'making', document_attempts = 0
     where id = $1 and owner_id = $2 and (document_state = 'failed' or ($3 and document_state = 'making'))`,
    [id, viewer.accountId, lost],
  );
  return rowCount === 1;
}

export interface DocumentToMake {
  readonly projectId: string;
  readonly ownerId: string;
  readonly attempts: number;
}

/** Counts an attempt at the document; null when there is nothing to make. */
export async function beginDocument(db: Queryable, id: string): Promise<DocumentToMake | null> {
  const { rows } = await db.query<DocumentToMake>(
    `update budget set document_attempts = document_attempts + 1 where id = $1 and document_state = 'making'
     returning project_id as "projectId", owner_id as "ownerId", document_attempts as attempts`,
    [id],
  );
  return rows[0] ?? null;
}

/**
 * Writes what a document is set from, the JSON text of a FrozenDocument, into a new file as the database sends it: of 2,000
 * lines it has tens of megabytes. JSON has no control characters, so that nothing is quoted.
 */
export async function saveFrozenDocument(pool: pg.Pool, id: string, file: string): Promise<void> {
  const client = await pool.connect();
  try {
    const text = copyTo(
      `copy (select document from budget where id = ${client.escapeLiteral(id)})
       to stdout (format csv, quote E'\\x01', delimiter E'\\x02')`,
    );
    await pipeline(client.query(text), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

export async function endDocument(
  db: Queryable,
  id: string,
  state: 'done' | 'failed',
  bytes: number | null,
): Promise<void> {
  await db.query(
    `update budget set document_state = $2, document_bytes = $3 where id = $1 and document_state = 'making'`,
    [id, state, bytes],
  );
}
