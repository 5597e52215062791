import type { CatalogId, DocumentSubType, LanguageCode } from '@lucerna/engine';
import type { TestServer } from '@lucerna/testkit/server';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect } from 'vitest';
import { viewOf } from '../src/features/catalogue';
import { openDocuments, type Documents } from '../src/features/document/documents';
import type { DocumentContext, DocumentSubject } from '../src/features/document/subject';
import type { Viewer } from '../src/viewer';
import { preconfigured, startsComposing } from './composing';

export const sphere = { reference: '201010/1Z_10_200' };

/** A server for the tests of a file, with a specifier who has documents of products made, and a composition among them. */
export function openDocumentsDesk() {
  let server: TestServer;
  let viewer: Viewer;
  let documents: Documents;
  let estel: DocumentSubject;

  beforeAll(async () => {
    const started = await startsComposing('specifier');
    ({ server } = started);
    viewer = (await server.ctx.viewers.find(started.user.cookies.get('access') ?? ''))!;
    documents = openDocuments(server.ctx);
    estel = { name: 'Over the stairs', creation: await preconfigured(started.user, 9005) };
  });

  const through = (language: LanguageCode = 'en', catalogId: CatalogId = 16): DocumentContext => ({
    ctx: server.ctx,
    viewer,
    view: viewOf(server.ctx, { viewer, language, query: { catalogId } }),
  });

  async function make(
    subject: DocumentSubject,
    subType: DocumentSubType,
    format?: string,
    context: DocumentContext = through(),
  ) {
    const made = await documents.make(context, {
      ...{ subject, subType },
      ...(format !== undefined && { format }),
    });
    if (!made.ok) return expect.fail(JSON.stringify(made.problems));
    const { body, name, type, size } = made.file;
    const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
    if (size !== undefined) expect(bytes.length).toBe(size);
    return { bytes: new Uint8Array(bytes), name, type };
  }

  async function refusalOf(subject: DocumentSubject, subType: DocumentSubType, format?: string) {
    const made = await documents.make(through(), {
      ...{ subject, subType },
      ...(format !== undefined && { format }),
    });
    return made.ok ? made.file.name : made.problems[0]?.code;
  }

  return {
    get server() {
      return server;
    },
    get viewer() {
      return viewer;
    },
    get documents() {
      return documents;
    },
    get estel() {
      return estel;
    },
    through,
    make,
    refusalOf,
  };
}
