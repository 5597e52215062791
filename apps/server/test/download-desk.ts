import { operations, type Download, type Project } from '@lucerna/contract';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { beforeAll, expect } from 'vitest';
import { createsProject, linesOf, preconfigured, startsComposing } from './composing';

export { exportProcess } from '../src/features/creation/export-file';
export { documentProcess, submittalProcess } from '../src/features/document/document-process';

export const path = '/documents/v1/docs-web';

export const filesPath = '/api/v2/socketio/docs/download';

/** A server for the tests of a file, with a specifier who downloads the documents of a project: two pendants alike, a wall lamp and a composed product. */
export function openDownloadDesk() {
  let server: TestServer;
  let user: TestUser;
  let project: Project;

  beforeAll(async () => {
    ({ server, user } = await startsComposing('specifier'));
    project = await createsProject(user, [
      { model: '2010', quantity: 3 },
      { model: '2010', quantity: 2 },
      { model: '2300', quantity: 1 },
      { creation: await preconfigured(user, 9001), quantity: 4 },
    ]);
  });

  const line = (at: number) => linesOf(project)[at]!._id;

  const light = (at: number) => ({
    type: 'photometry',
    subType: 'photometry',
    params: { productId: line(at) },
  });

  async function asks(docs: readonly object[], more: object = {}, by = user) {
    const { status, body } = await by.post<Download>(`${path}?lang=en`, {
      docs,
      projectId: project.id,
      ...more,
    });
    expect([status, body]).toEqual([202, body]);
    return operations.requestDocuments.response!.parse(body);
  }

  async function read(id: string, by = user): Promise<Download> {
    const { body } = await by.get<Download>(`${path}/downloads/${id}`);
    return operations.getDownload.response!.parse(body);
  }

  async function ready(id: string): Promise<Download> {
    await expect.poll(async () => (await read(id)).state, { timeout: 30_000 }).toBe('ready');
    return read(id);
  }

  return {
    get server() {
      return server;
    },
    get user() {
      return user;
    },
    get project() {
      return project;
    },
    line,
    light,
    asks,
    read,
    ready,
  };
}
