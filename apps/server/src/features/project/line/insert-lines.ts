import type { ProjectSheet } from '../sheet/sheet';
import type { LineRecord } from './line';
import { insertJsonLines } from './line-columns';
import type { Queryable } from '../store';

/** Writes a new project with its first lines; it begins with version 1. */
export async function insertProject(
  tx: Queryable,
  row: Pick<ProjectSheet, 'id' | 'ownerId' | 'name' | 'catalogId' | 'currency' | 'rateId'>,
  lines: readonly LineRecord[],
): Promise<void> {
  const { id, ownerId, name, catalogId, currency, rateId } = row;
  await tx.query({
    name: 'create project',
    text: `with p as (
        insert into project (id, owner_id, name, catalog_id, currency, rate_id, line_count, next_position)
        values ($1, $2, $3, $4, $5, $6, $7, $7) returning id, 0 as first
      ) ${insertJsonLines(8)}`,
    values: [id, ownerId, name, catalogId, currency, rateId, lines.length, JSON.stringify(lines)],
  });
}

/** Writes lines behind those of an opened project and counts the change. */
export async function insertBehind(
  tx: Queryable,
  projectId: string,
  lines: readonly LineRecord[],
): Promise<void> {
  await tx.query({
    name: 'insert behind',
    text: `with p as (
        update project set version = version + 1, updated_at = clock_timestamp(), line_count = line_count + $2,
          next_position = next_position + $2
        where id = $1 returning id, next_position - $2 as first
      ) ${insertJsonLines(3)}`,
    values: [projectId, lines.length, JSON.stringify(lines)],
  });
}
