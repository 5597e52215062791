import { operations } from '@lucerna/contract';
import type { Download, Project } from '@lucerna/contract';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect } from 'vitest';
import { createsProject, linesOf, preconfigured, startsComposing } from './composing';

export const path = '/documents/v1/docs-web';

export const filesPath = '/api/v2/socketio/docs/download';

/** The files of an archive by their name, as an unpacker of its own reads them. */
export async function unpacked(response: Response): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  try {
    await writeFile(join(folder, 'all.zip'), Buffer.from(await response.arrayBuffer()));
    const script =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])';
    await promisify(execFile)('python3', ['-c', script, join(folder, 'all.zip'), join(folder, 'files')]);
    const names = await readdir(join(folder, 'files'));
    const files = await Promise.all(names.map((name) => readFile(join(folder, 'files', name))));
    return new Map(names.map((name, at) => [name, files[at]!]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

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
