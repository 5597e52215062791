import { defaultPrivileges, projectRights, roles } from '@lucerna/contract';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as migrateJobs } from 'graphile-worker';
import type pg from 'pg';
import { folders } from '../folders';
import { typedDatabase } from './connect';
import { namesOf } from '../records';

/** Any number: the key of the lock that lets one process migrate at a time. */
const migrationLock = 7_215_815;

/**
 * Brings the database to this version: our tables, the job queue's, the sockets', and the rights that ship.
 * Safe to run from several processes at once and again on an up-to-date database.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const lock = await pool.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(typedDatabase(pool), { migrationsFolder: folders.migrations });
    await migrateJobs({ pgPool: pool, logger: undefined });
    await lock.query(
      `create table if not exists socket_io_attachments
         (id bigserial unique, created_at timestamptz default now(), payload bytea)`,
    );
    await seedRights(lock);
    await writeRoles(lock);
    await writeProjectRights(lock);
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    lock.release();
  }
}

/** Rights are rows that an admin edits (ACC-15): the default ones are written into an empty table only. */
async function seedRights(client: pg.PoolClient): Promise<void> {
  const rows = namesOf(defaultPrivileges).flatMap((role) =>
    defaultPrivileges[role].map((privilege) => ({ role: roles[role], privilege })),
  );
  await client.query(
    `insert into role_privilege (role_id, privilege)
     select role, privilege from jsonb_to_recordset($1::jsonb) as given(role int, privilege text)
     where not exists (select from role_privilege)`,
    [JSON.stringify(rows)],
  );
}

/** The names of roles are those of this version. */
async function writeRoles(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into role (id, name) select id, name from jsonb_to_recordset($1::jsonb) as given(id smallint, name text)
     on conflict (id) do update set name = excluded.name where role.name <> excluded.name`,
    [JSON.stringify(namesOf(roles).map((name) => ({ id: roles[name], name })))],
  );
}

/** Who may do what with a project is no setting: the table is that of this version. */
async function writeProjectRights(client: pg.PoolClient): Promise<void> {
  await client.query(
    `with given as (
       select relation, action, privileges
       from jsonb_to_recordset($1::jsonb) as given(relation text, action text, privileges text[])
     ), gone as (
       delete from project_right r where not exists (select from given g where g.relation = r.relation and g.action = r.action)
     )
     insert into project_right (relation, action, privileges) select * from given
     on conflict (relation, action) do update set privileges = excluded.privileges
       where project_right.privileges <> excluded.privileges`,
    [JSON.stringify(projectRights)],
  );
}
