import type { Preconfig } from '@lucerna/contract';
import type pg from 'pg';

export const lines = 2000;
const linesAtOnce = 100;
const creationsAtOnce = 50;
/** Lines of a project with creations that are some. */
export const composed = lines / 5;
export const revisions = 30;

/** Lines whose prices hold no longer. */
export const expired = 'update line_evaluation set evaluated_on = current_date - 60 where project_id = $1';

/** How the lines of a project are written, by what is done to those of today. Of so many revisions: those after the first. */
export const states = {
  'of today': null,
  'of yesterday': 'update line_evaluation set evaluated_on = current_date - 1 where project_id = $1',
  [`of ${revisions} revisions`]: `update line_evaluation e
     set evaluated_on = current_date - 1, catalogue_revision = 2 + l.position::int % ${revisions}
     from project_line l where e.project_id = $1 and l.project_id = $1 and l.id = e.line_id`,
} as const;

/** Writes the lines of a project as one of the states has them. */
export async function writtenAs(pool: pg.Pool, project: string, state: string | null): Promise<void> {
  if (state) await pool.query(state, [project]);
  await pool.query('vacuum analyze project_line, line_evaluation');
}

export type Headers = Readonly<Record<string, string>>;

export const post = (url: string, headers: Headers, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The models that can stand in a project as they are. */
export async function modelsOf(pool: pg.Pool, url: string, headers: Headers): Promise<readonly string[]> {
  const { rows } = await pool.query<{ model: string }>(
    'select model from catalogue_article where revision = (select revision from catalogue_current) and catalog_id = 16 order by model',
  );
  const models: string[] = [];
  for (const { model } of rows) {
    const answer = await post(`${url}/api/v1/projects`, headers, {
      name: model,
      products: [{ model, quantity: 1 }],
    });
    await answer.text();
    if (answer.ok) models.push(model);
  }
  return models;
}

/** A project of 2,000 lines; its id. */
export async function fill(url: string, headers: Headers, models: readonly string[]): Promise<string> {
  const made = await post(`${url}/api/v1/projects`, headers, { name: 'Two thousand lines' });
  const { id } = (await made.json()) as { id: string };
  for (let at = 0; at < lines; at += linesAtOnce) {
    const products = Array.from({ length: linesAtOnce }, (_, nth) => ({
      model: models[(at + nth) % models.length],
      quantity: 1 + ((at + nth) % 7),
    }));
    const answer = await post(`${url}/api/v1/projects/${id}/products`, headers, products);
    if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 300)}`);
    await answer.text();
  }
  return id;
}

/** Makes lines of a project composed ones, as a designer has them: each a preconfigured product. */
export async function composes(pool: pg.Pool, url: string, headers: Headers, id: string): Promise<void> {
  const read = async <T>(to: string) => (await (await fetch(url + to, { headers })).json()) as T;
  const { rows } = await pool.query<{ id: number }>(
    `select (each->>'id')::int as id from catalogue_document, json_array_elements(body::json) each
     where revision = (select revision from catalogue_current) and name = 'preconfigs' and (each->>'catalogId')::int = 16`,
  );
  const products: object[] = [];
  for (const each of rows) {
    const { creation } = await read<Preconfig>(`/api/v1/preconfigs/creation/${each.id}`);
    const answer = await post(`${url}/api/v1/projects`, headers, {
      name: 'One',
      products: [{ creation, quantity: 1 }],
    });
    await answer.text();
    if (answer.ok) products.push({ creation, quantity: 1 });
  }
  await pool.query('delete from project_line where project_id = $1 and position < $2', [id, composed]);
  await pool.query('update project set line_count = line_count - $2 where id = $1', [id, composed]);
  for (let at = 0; at < composed; at += creationsAtOnce) {
    const some = Array.from({ length: creationsAtOnce }, (_, nth) => products[(at + nth) % products.length]);
    const answer = await post(`${url}/api/v1/projects/${id}/products`, headers, some);
    if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 300)}`);
    await answer.text();
  }
}

/** As if nothing had been ordered. */
export async function undoOrders(pool: pg.Pool, project: string): Promise<void> {
  await pool.query(
    `delete from order_line where order_id in (select id from "order" where project_id = $1)`,
    [project],
  );
  await pool.query('delete from "order" where project_id = $1', [project]);
  await pool.query('update project_line set ordered = 0 where project_id = $1', [project]);
  await pool.query('update project set status = 1, version = version + 1 where id = $1', [project]);
}
