import type { CatalogueImport, CatalogueImportReport, ImportFinding } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import { desc, eq, getColumns } from 'drizzle-orm';
import { account } from '../../database/tables/account';
import { catalogueImport } from '../../database/tables/catalogue-import';
import { typed, type Queryable } from '../../database/typed';
import { findingText, type FindingKind } from '../catalogue';

const { report: _report, ...listed } = getColumns(catalogueImport);

type ListedRow = Pick<typeof catalogueImport.$inferSelect, keyof typeof listed> & {
  readonly by: string | null;
};
type ImportRow = typeof catalogueImport.$inferSelect & { readonly by: string | null };

/** So many are listed. */
const most = 50;

/** What the keys of all uploaded feeds begin with. */
export const feedPrefix = 'catalogue-feeds/';

/** Where its file is stored. */
export const feedKey = (id: string) => `${feedPrefix}${id.slice(0, 2)}/${id}`;

export const presentImport = ({
  id,
  name,
  bytes,
  state,
  step,
  rows,
  revision,
  by,
  createdAt,
  endedAt,
}: ListedRow): CatalogueImport => ({
  ...{ id, name, bytes, state, step, rows, revision, by },
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

export const presentReport = (row: ImportRow, language: LanguageCode): CatalogueImportReport => ({
  ...presentImport(row),
  report: row.report && {
    ...row.report,
    problems: row.report.problems.map((each) => told('feedFault', each, language)),
    warnings: row.report.warnings.map((each) => told('feedWarning', each, language)),
  },
});

/** A finding in a language; one that was stored without what fills its texts stays as it was told. */
const told = (kind: FindingKind, finding: ImportFinding, language: LanguageCode): ImportFinding =>
  finding.data ? { ...finding, ...findingText(kind, finding.code, finding.data, language) } : finding;

/** The last ones, newest first. */
export async function listImports(db: Queryable): Promise<ListedRow[]> {
  return typed(db)
    .select({ ...listed, by: account.email })
    .from(catalogueImport)
    .leftJoin(account, eq(account.id, catalogueImport.accountId))
    .orderBy(desc(catalogueImport.createdAt), desc(catalogueImport.id))
    .limit(most);
}

export async function findImport(db: Queryable, id: string): Promise<ImportRow | null> {
  const [found] = await typed(db)
    .select({ ...getColumns(catalogueImport), by: account.email })
    .from(catalogueImport)
    .leftJoin(account, eq(account.id, catalogueImport.accountId))
    .where(eq(catalogueImport.id, id));
  return found ?? null;
}
