import type { RowKind } from './files';
import type { Owner } from './row-table';
import { memberOf } from '../../../records';

/** The fields that name a row, and where a staged row has them. */
const keys: Readonly<Record<RowKind, readonly (readonly [field: string, column: string])[]>> = {
  model: [['model', 'model']],
  article: [
    ['model', 'model'],
    ['catalog', 'catalog_id'],
  ],
  variation: [
    ['model', 'model'],
    ['type', 'type'],
    ['modifier', 'code'],
  ],
  price: [
    ['reference', 'reference'],
    ['catalogId', 'catalog_id'],
    ['rateId', 'rate_id'],
  ],
  rule: [['id', `body->>'id'`]],
  namedRule: [['id', 'id']],
};

const longest = 40;

/** Names a row as it was read, whatever is wrong with it, for people; null when it has nothing that names it. */
export function keyOfRow(kind: RowKind, row: unknown, owner: Owner): string | null {
  const own = (name: string) => memberOf(row, name);
  const parts = keys[kind].flatMap(([field]) => {
    const further = own('modifier2');
    const second = field === 'modifier' && typeof further === 'string' ? further : '';
    const value = own(field) ?? (field === 'model' ? owner.model : undefined);
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return [];
    return [`${field} ${String(value).slice(0, longest)}${second.slice(0, longest)}`];
  });
  return parts.length > 0 ? parts.join(', ') : null;
}

/** The same for a staged row, as SQL. */
export const keySql = (kind: RowKind): string =>
  `concat_ws(', ', ${keys[kind].map(([field, column]) => `'${field} ' || nullif((row.${column})::text, '')`).join(', ')})`;
