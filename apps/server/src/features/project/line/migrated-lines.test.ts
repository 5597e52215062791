import type { BudgetDraft, Preconfig, Project, ProjectList } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { evaluationOf, type StoredEvaluation } from '../../../database/stored/line-evaluation';
import { folders } from '../../../folders';

let server: TestServer;
let buyer: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.as('distributor');
});

/** The lines as they were stored before: an answer without its braces, and numbers between U+001F. */
const asBefore = String.raw`
  alter table project_line alter column position type integer;
  alter table project_line add model text, add sub_family_id integer, add choices json, add configuration json,
    add catalogue_revision integer, add evaluated_on date, add reference text,
    add unit_gross bigint constraint project_line_price check (unit_gross > 0), add sublevel text, add price_trace json,
    add bill_of_materials json, add moq integer, add lead_time_weeks integer, add lumens double precision,
    add watts double precision, add net_weight_kg double precision, add sheet text, add facts text;
  update project_line l set model = e.model, sub_family_id = (e.evaluation -> 'subFamily' ->> 'id')::int,
    choices = e.evaluation -> 'choices', configuration = e.evaluation -> 'configuration',
    catalogue_revision = e.catalogue_revision, evaluated_on = e.evaluated_on, reference = e.reference,
    unit_gross = e.unit_gross, sublevel = e.sublevel, price_trace = e.price_trace,
    bill_of_materials = e.bill_of_materials, moq = (e.evaluation ->> 'moq')::int,
    lead_time_weeks = (e.evaluation ->> 'leadTimeWeeks')::int, lumens = (e.evaluation ->> 'lumens')::float8,
    watts = (e.evaluation ->> 'watts')::float8, net_weight_kg = (e.evaluation ->> 'netWeightKg')::float8,
    sheet = substr(s.sheet, 2, length(s.sheet) - 2),
    facts = concat_ws(E'\x1f', l.quantity, coalesce(e.unit_gross::text, ''), coalesce(e.sublevel, ''),
      e.evaluation ->> 'lumens', e.evaluation ->> 'watts', e.evaluation ->> 'netWeightKg', e.evaluated_on,
      e.evaluation ->> 'pricedParts')
  from line_evaluation e join project_line q on q.project_id = e.project_id and q.id = e.line_id,
    lateral (select (e.evaluation - array['version', 'pricedParts'] || jsonb_build_object('isPersonalized', 1, 'model', e.model,
      'referenceCode', e.reference, 'quantity', q.quantity))::text as sheet) s
  where e.project_id = l.project_id and e.line_id = l.id;
  drop table line_evaluation;
  create view project_sheet as select id from project;`;

const migration = readFileSync(
  path.join(folders.migrations, '20261123070750_line-evaluation', 'migration.sql'),
  'utf8',
);

async function answers(ids: readonly string[]) {
  const projects: Omit<Project, 'version'>[] = [];
  const budgets: BudgetDraft['lines'][] = [];
  for (const id of ids) {
    const { version: _, ...project } = (await buyer.get<Project>(`/api/v2/projects/${id}`)).body;
    projects.push(project);
    budgets.push((await buyer.get<BudgetDraft>(`/api/v1/budget/project/${id}`)).body.lines);
  }
  const list = (await buyer.get<ProjectList>('/api/v3/projects?itemsPerPage=100')).body.docs;
  return { projects, budgets, list: list.map(({ version: _, ...row }) => row) };
}

it('lines of before the evaluation had a table of its own keep every value and every total', async () => {
  const models = ['2010', '2011', '2015', '2050', '2100', '2140', '2250', '2300'];
  const { creation } = (await buyer.get<Preconfig>('/api/v1/preconfigs/creation/9030')).body;
  const ids: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    const products = Array.from({ length: 60 }, (_, at) => ({
      model: models[(at + count) % models.length],
      quantity: 1 + ((at + count) % 9),
    }));
    const { status, body } = await buyer.post<Project>('/api/v1/projects', {
      name: `Filled ${count}`,
      products: [...products, { model: '2010', choices: { color: '99' } }, { creation, quantity: 2 }],
    });
    expect(status).toBe(201);
    ids.push(body.id);
  }
  await server.pool.query(
    `update line_evaluation set unit_gross = null, price_trace = null where model = '2050';
     update line_evaluation set evaluated_on = evaluated_on - 3 where model = '2100';
     update project_line set ordered = 1 where quantity = 3;
     update project set version = version + 1`,
  );
  const parts = `select from line_evaluation where evaluation ? 'pricedParts'`;
  expect((await server.pool.query(parts)).rowCount).toBeGreaterThan(0);
  const written = await server.pool.query<{ evaluation: StoredEvaluation }>(
    'select evaluation from line_evaluation',
  );
  for (const { evaluation } of written.rows) {
    const { version: _, ...said } = evaluation;
    expect(evaluationOf({ ...said, version: undefined })).toEqual(said);
  }
  const before = await answers(ids);
  expect(before.projects.every(({ totals }) => totals.net!.amount > 0 && totals.unpriced! > 0)).toBe(true);

  await server.pool.query(asBefore);
  for (const statement of migration.split('--> statement-breakpoint')) await server.pool.query(statement);
  await server.pool.query('update project set version = version + 1');
  expect(await answers(ids)).toEqual(before);
});
