import type { Project } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.as('specifier');
});

const product = (quantity: number) => ({ model: '2010', quantity });

/** A project whose lines have the quantities 1, 2, 3 and so on. */
async function makes(lines: number): Promise<Project> {
  const products = Array.from({ length: lines }, (_, at) => product(at + 1));
  const { status, body } = await user.post<Project>('/api/v1/projects', { name: 'Hotel', products });
  expect(status).toBe(201);
  return body;
}

async function moves({ id }: Project, line: string, position: number): Promise<Project> {
  const { status, body } = await user.put<Project>(`/api/v1/projects/${id}/products/${line}`, {
    attributesToUpdate: { position },
  });
  expect(status).toBe(200);
  return body;
}

const quantities = ({ products }: Project) => products.orderedIds.map((id) => products.byId[id]?.quantity);

/** What tells a written row from one that was left alone, by its line. */
async function rowsOf(table: 'project_line' | 'line_evaluation', { id }: Project) {
  const line = table === 'project_line' ? 'id' : 'line_id';
  const { rows } = await server.pool.query<{ line: string; written: string }>(
    `select ${line} as line, concat(xmin, ' ', ctid) as written from ${table} where project_id = $1 order by 1`,
    [id],
  );
  return rows;
}

describe('moving a line', () => {
  it('writes its own row alone, and no evaluation', async () => {
    const project = await makes(40);
    const [evaluations, places] = [
      await rowsOf('line_evaluation', project),
      await rowsOf('project_line', project),
    ];
    const line = project.products.orderedIds[30]!;
    const moved = await moves(project, line, 2);
    expect(quantities(moved).slice(0, 5)).toEqual([1, 2, 31, 3, 4]);
    expect(await rowsOf('line_evaluation', project)).toEqual(evaluations);
    const now = await rowsOf('project_line', project);
    const written = now.filter((row, at) => row.written !== places[at]?.written);
    expect(written.map((row) => row.line)).toEqual([line]);
  });

  it('takes it to either end and back, and what is added comes behind', async () => {
    const project = await makes(4);
    const [first, , , last] = project.products.orderedIds as [string, string, string, string];
    expect(quantities(await moves(project, first, 3))).toEqual([2, 3, 4, 1]);
    const added = await user.post<Project>(`/api/v1/projects/${project.id}/products`, [product(9)]);
    expect(quantities(added.body)).toEqual([2, 3, 4, 1, 9]);
    expect(quantities(await moves(project, last, 0))).toEqual([4, 2, 3, 1, 9]);
    expect(quantities(await moves(project, first, 9000))).toEqual([4, 2, 3, 9, 1]);
    const copied = await user.post<Project>(`/api/v2/projects/${project.id}/products/${last}/clone`, {});
    expect(quantities(copied.body)).toEqual([4, 4, 2, 3, 9, 1]);
    expect(quantities(await moves(project, first, 5))).toEqual([4, 4, 2, 3, 9, 1]);
  });

  it('goes on for ever in the same gap', async () => {
    const project = await makes(3);
    let turn = project;
    for (let count = 0; count < 120; count += 1) {
      const before = quantities(turn);
      const [one, other, third] = before;
      turn = await moves(turn, turn.products.orderedIds[2]!, 1);
      expect(quantities(turn)).toEqual([one, third, other]);
    }
    const { rows } = await server.pool.query<{ digits: number }>(
      'select max(scale(position)) as digits from project_line where project_id = $1',
      [project.id],
    );
    expect(rows[0]?.digits).toBeLessThanOrEqual(100);
  });
});

describe('ordering and evaluating', () => {
  it('leave each other’s row alone', async () => {
    const project = await makes(3);
    const [line] = project.products.orderedIds;
    const evaluations = await rowsOf('line_evaluation', project);
    await server.pool.query('update project_line set ordered = 1 where project_id = $1', [project.id]);
    expect(await rowsOf('line_evaluation', project)).toEqual(evaluations);
    const places = await rowsOf('project_line', project);
    const { status } = await user.put(`/api/v2/project/${project.id}/product/${line}/validate`, {});
    expect(status).toBe(200);
    expect(await rowsOf('project_line', project)).toEqual(places);
  });
});
