import type { ProjectVersion } from '@lucerna/contract';
import { lettersTo } from '@lucerna/testkit/letters';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { at, openVersionDesk, type Refused } from '../../../../test/version-desk';

const desk = openVersionDesk();
const { newProject, keep, versionsOf } = desk;

describe('a letter with a version', () => {
  it('is sent by mail to who may open the project, and to nobody else', async () => {
    const { id } = await newProject();
    const path = `${at(id)}/version?email=`;
    const nobody = await desk.owner.post<Refused>(`${path}nobody@example.test`, { title: 'Sent' });
    expect([nobody.status, nobody.body.code]).toEqual([422, 'versionReader']);
    expect((await desk.owner.post<Refused>(`${path}admin@lucerna.test`, { title: 'Sent' })).body.code).toBe(
      'versionReader',
    );
    expect(await versionsOf(id)).toEqual([]);
    expect((await desk.owner.post(`${path}no-email`, { title: 'Sent' })).status).toBe(400);
    const member = { email: 'specifier@lucerna.test', role: 'viewer' };
    await desk.owner.post(`/api/v1/projects/${id}/members`, member);
    const { status, body } = await desk.owner.post<ProjectVersion>(`${path}Specifier@lucerna.test`, {
      title: 'Sent',
    });
    expect(status).toBe(201);
    const letters = async () =>
      (await lettersTo(desk.server.url, 'specifier@lucerna.test')).map(({ subject }) => subject);
    await expect.poll(letters).toContain('Distributor Demo sent you a version of Hotel');
    const [letter] = (await lettersTo(desk.server.url, 'specifier@lucerna.test')).filter(({ text }) =>
      text.includes('Sent'),
    );
    expect(letter?.text).toContain(`/project/${body.id}`);
  });

  it('is sent to nobody else by the key of another letter', async () => {
    const { id } = await newProject();
    for (const email of ['specifier@lucerna.test', 'importer@lucerna.test']) {
      await desk.owner.post(`/api/v1/projects/${id}/members`, { email, role: 'viewer' });
    }
    const key = { 'idempotency-key': randomUUID() };
    const send = (name: string) =>
      desk.owner.post<Refused>(`${at(id)}/version?email=${name}@lucerna.test`, { title: 'Sent' }, key);
    expect((await send('specifier')).status).toBe(201);
    expect((await send('importer')).body.code).toBe('idempotencyMismatch');
    expect((await send('specifier')).status).toBe(201);
    expect(await versionsOf(id)).toHaveLength(1);
  });

  it('is not sent to who stands to the project and cannot open it', async () => {
    const { id } = await newProject();
    const send = async (name: string) =>
      (await desk.owner.post<Refused>(`${at(id)}/version?email=${name}@lucerna.test`, { title: 'Sent' })).body
        .code;
    // A colleague without project.view.company.
    await desk.server.pool.query(
      `update account set company_crm_id = 'one' where email in ('distributor@lucerna.test', 'specifier@lucerna.test')`,
    );
    expect(await send('specifier')).toBe('versionReader');
    await desk.owner.post(`/api/v1/projects/${id}/members`, {
      email: 'importer@lucerna.test',
      role: 'viewer',
    });
    const block = (since: string) =>
      desk.server.pool.query(
        `update account set blocked_at = ${since} where email = 'importer@lucerna.test'`,
      );
    await block('now()');
    expect(await send('importer')).toBe('versionReader');
    await block('null');
    expect(await send('importer')).toBeUndefined();
  });

  it('is said nothing of to who made it and was removed since', async () => {
    const { id } = await newProject();
    const guest = await desk.server.as('specifier');
    await desk.owner.post(`/api/v1/projects/${id}/members`, {
      email: 'specifier@lucerna.test',
      role: 'editor',
    });
    const key = { 'idempotency-key': randomUUID() };
    expect((await keep(id, 'Mine', key, guest)).status).toBe(201);
    const { body: account } = await guest.get<{ id: string }>('/users/v1/account');
    expect((await desk.owner.del(`/api/v1/projects/${id}/members/${account.id}`)).status).toBe(204);
    expect((await keep(id, 'Mine', key, guest)).status).toBe(404);
  });
});
