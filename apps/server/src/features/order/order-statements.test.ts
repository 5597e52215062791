import pg from 'pg';
import { expect, it } from 'vitest';
import { almar, openOrderDesk, wall } from '../../../test/order-desk';

const desk = openOrderDesk();
const most = 12;

/** The statements of this process while it works. */
async function statementsOf(work: () => Promise<void>): Promise<readonly string[]> {
  const texts: string[] = [];
  const query = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...given: unknown[]) {
    const [asked] = given;
    texts.push(typeof asked === 'string' ? asked : String((asked as { text?: unknown }).text));
    return query.apply(this, given);
  });
  try {
    await work();
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query);
  }
  return texts;
}

it(`places an order of three lines in at most ${most} statements and one commit`, async () => {
  // Letters and the like are sent by statements of their own, on another day here.
  await desk.server.pool.query(`
    create function later() returns trigger language plpgsql as
      $$ begin new.run_at = now() + interval '1 day'; return new; end $$;
    create trigger later before insert on graphile_worker._private_jobs for each row execute function later();`);
  const found: (readonly string[])[] = [];
  for (let round = 0; round < 6; round += 1) {
    const project = await desk.createsProject([almar, wall, { ...almar, quantity: 5 }]);
    const texts = await statementsOf(async () => {
      expect((await desk.orders(project)).status).toBe(200);
    });
    found.push(texts);
  }
  // What the server does by the clock may fall into a round, never into all.
  const [least] = [...found].sort((one, other) => one.length - other.length);
  const isOf = (text: string, word: string) => text.trim().toLowerCase().startsWith(word);
  const commits = least!.filter((text) => isOf(text, 'commit'));
  const statements = least!.filter(
    // The queue looks for work as soon as there is some.
    (text) => !isOf(text, 'begin') && !isOf(text, 'commit') && !text.includes('_private_jobs as jobs'),
  );
  expect(commits).toHaveLength(1);
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
  expect(statements.some((text) => text.includes('insert into "order"'))).toBe(true);
});
