import type { Project } from '@lucerna/contract';
import { readPhotometry } from '@lucerna/photometry';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { createsProject, linesOf, preconfigured, startsComposing } from '../../../test/composing';

let server: TestServer;
let user: TestUser;
let project: Project;
beforeAll(async () => {
  ({ server, user } = await startsComposing('specifier'));
  project = await createsProject(user, [
    { model: '2010', quantity: 3 },
    { model: '2300', quantity: 1 },
    { creation: await preconfigured(user, 9001), quantity: 2 },
  ]);
});

const exported = async ({ id }: Pick<Project, 'id'>, query = '', by = user) => {
  const response = await by.raw(`/api/v1/projects/${id}/export${query}`);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const count = (text: string, type: string) => text.split(`=${type}(`).length - 1;

describe('a project as one file', () => {
  it('is an IFC of all its luminaires with the light files that it points to', async () => {
    const { response, bytes } = await exported(project);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzipSync(bytes);
    const [model = '', ...beside] = Object.keys(files);
    expect(model).toMatch(/\.ifc$/);
    const text = new TextDecoder().decode(files[model]);
    const composed = linesOf(project)[2]?.compositions?.flatMap(({ parts }) =>
      parts.filter(({ kind }) => kind === 'article'),
    );
    const each = composed?.reduce((sum, { quantity }) => sum + quantity, 0) ?? NaN;
    expect(count(text, 'IFCLIGHTFIXTURE')).toBe(3 + 1 + 2 * each);
    expect(text).toContain(`T00:00:00',(''),('${server.frame.catalogue.current().brandName}')`);
    expect(text).toContain(`'${server.frame.today()}T00:00:00'`);
    const pointed = [...text.matchAll(/=IFCDOCUMENTREFERENCE\('([^']+)'/g)].map(([, place]) => place);
    expect(pointed.length).toBeGreaterThan(1);
    expect([...pointed].sort()).toEqual([...beside].sort());
    for (const name of beside) expect(readPhotometry(files[name] ?? new Uint8Array()).ok).toBe(true);
  });

  it('has the storeys and rooms that its lines are in, and their marks', async () => {
    const { id } = project;
    const [first, second] = linesOf(project);
    const areasOf = async (body: object) => {
      const made = await user.post<Project>(`/api/v1/projects/${id}/areas`, body);
      return made.body.structure?.areas ?? expect.fail(JSON.stringify(made.body));
    };
    await areasOf({ floor: 'Level 2', room: 'Lobby' });
    const areas = await areasOf({ floor: 'Level 1', room: '' });
    for (const [at, line] of [first, second].entries()) {
      const attributesToUpdate = { area: areas[at]?.id, mark: `A${at + 1}` };
      await user.put(`/api/v1/projects/${id}/products/${line?._id}`, { attributesToUpdate });
    }
    const { bytes } = await exported(project, '?lang=de');
    const [model = new Uint8Array()] = Object.values(unzipSync(bytes));
    const text = new TextDecoder().decode(model);
    const named = (type: string) =>
      [...text.matchAll(new RegExp(`=${type}\\('[^']+',\\$,'([^']*)'`, 'g'))].map(([, name]) => name);
    expect(named('IFCBUILDINGSTOREY')).toEqual(['Level 2', 'Level 1', 'Ohne Geschoss']);
    expect(named('IFCSPACE')).toEqual(['Lobby']);
    expect(text).toMatch(/=IFCELEMENTASSEMBLY\([^\n]*'A1',\.SITE\./);
  });

  it('is not there for strangers, in another format, and refused in words when it is empty', async () => {
    expect((await exported(project, '?format=exe')).response.status).toBe(400);
    expect((await exported(project, '', await server.as('sales_usa'))).response.status).toBe(404);
    const empty = await createsProject(user, []);
    const refused = await exported(empty);
    expect(refused.response.status).toBe(422);
    expect(JSON.parse(new TextDecoder().decode(refused.bytes))).toMatchObject({
      code: 'articles-not-found',
    });
  });
});
