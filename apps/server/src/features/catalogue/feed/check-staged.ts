import type pg from 'pg';
import type { RowKind } from './files';
import type { FeedProblemCode, FeedProblems } from './problem';
import { keySql } from './row-key';
import type { Staged } from './stage-rows';
import { addFound } from './staged-query';

/** A check over rows of several files, as SQL that answers the faulty rows; `data` fills the problem's text. */
interface CrossCheck {
  readonly code: FeedProblemCode;
  readonly needs: readonly RowKind[];
  readonly sql: string;
}

/** Rows whose key stands in an earlier row. The grouping is cheap; the places are looked up only for real twins. */
function duplicates(kind: RowKind, key: readonly string[]): CrossCheck {
  const keys = key.join(', ');
  const same = key.map((column) => `twin.${column} = row.${column}`).join(' and ');
  return {
    code: 'duplicate',
    needs: [kind],
    sql: `with twin as materialized (select ${keys} from stage_${kind} group by ${keys} having count(*) > 1),
      placed as (
        select row.file, row.line, row.number, ${keySql(kind)} as key, row_number() over twins as place,
          first_value(row.file) over twins as first_file, first_value(row.line) over twins as first_line,
          first_value(row.number) over twins as first_number
        from stage_${kind} row join twin on ${same}
        window twins as (partition by ${key.map((column) => `row.${column}`).join(', ')} order by row.file, row.number))
      select file, line, number, key, '${key.at(-1)}' as field,
        jsonb_build_object('file', first_file, 'line', first_line, 'row', first_number) as data
      from placed where place > 1`,
  };
}

const unknownModel = (kind: RowKind): CrossCheck => ({
  code: 'unknownModel',
  needs: ['model', kind],
  sql: `select row.file, row.line, row.number, ${keySql(kind)} as key, 'model' as field, jsonb_build_object('model', row.model) as data
    from stage_${kind} row left join stage_model model using (model) where model.model is null`,
});

const umbrellaRow = (kind: RowKind): CrossCheck => ({
  code: 'umbrellaRow',
  needs: ['model', kind],
  sql: `select row.file, row.line, row.number, ${keySql(kind)} as key, 'model' as field, '{}'::jsonb as data
    from stage_${kind} row join stage_model model using (model) where model.virtual = 1`,
});

/** Every value of a base article must be one that a variation offers. */
const notOffered = (type: string, field: string): CrossCheck => ({
  code: 'notOffered',
  needs: ['article', 'variation'],
  sql: `select row.file, row.line, row.number, ${keySql('article')} as key, 'attributes.${field}' as field,
      jsonb_build_object('attribute', '${type}', 'value', row.body->'attributes'->>'${field}') as data
    from stage_article row where not exists (select from stage_variation variation
      where variation.catalog_id = row.catalog_id and variation.model = row.model and variation.type = '${type}'
        and variation.code = row.body->'attributes'->>'${field}')`,
});

const crossChecks: readonly CrossCheck[] = [
  duplicates('model', ['model']),
  duplicates('article', ['catalog_id', 'model']),
  duplicates('variation', ['catalog_id', 'model', 'type', 'code']),
  duplicates('price', ['catalog_id', 'rate_id', 'reference']),
  duplicates('namedRule', ['sub_family_id', 'id']),
  unknownModel('article'),
  unknownModel('variation'),
  unknownModel('price'),
  umbrellaRow('article'),
  umbrellaRow('variation'),
  umbrellaRow('price'),
  {
    code: 'subfamilyDiffers',
    needs: ['model', 'article'],
    sql: `select row.file, row.line, row.number, ${keySql('article')} as key, 'subFamily.id' as field, '{}'::jsonb as data
      from stage_article row join stage_model model using (model) where model.sub_family_id <> row.sub_family_id`,
  },
  {
    code: 'unknownModel',
    needs: ['model'],
    sql: `select row.file, row.line, row.number, ${keySql('model')} as key, 'related.' || (other.at - 1) as field,
        jsonb_build_object('model', other.model) as data
      from stage_model row cross join lateral jsonb_array_elements_text(row.body->'related') with ordinality as other (model, at)
      where row.body ? 'related' and not exists (select from stage_model known where known.model = other.model)`,
  },
  notOffered('color', 'finish'),
  notOffered('temperature', 'ledColourTemp'),
  notOffered('control', 'control'),
  notOffered('installation', 'installation'),
];

/** Runs the checks that need more than one row; those over a kind with refused rows would only repeat its faults. */
export async function checkStaged(
  client: pg.PoolClient,
  staged: Staged,
  problems: FeedProblems,
): Promise<void> {
  await client.query(
    `set local work_mem = '64MB';
     create index on stage_variation (catalog_id, model, type, code);
     analyze stage_model; analyze stage_article; analyze stage_variation; analyze stage_price`,
  );
  for (const check of crossChecks) {
    if (check.needs.some((kind) => staged.broken.has(kind))) continue;
    await addFound(client, check, problems);
  }
}
