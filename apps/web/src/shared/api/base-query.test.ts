import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeStore, type Store } from '../store/store';
import { api } from './api';
import { answerRetry, selectRetry } from './retry';
import { readNow, staleNow } from './use-read-again';
import { tokenSaved } from './token';

// The store reads the browser's languages as it is made, and Node 20 has none.
vi.hoisted(() => {
  Object.defineProperty(globalThis, 'navigator', {
    value: { languages: ['en-GB'], onLine: true },
    configurable: true,
  });
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
}

const projects = { docs: [], meta: { page: 1, itemsPerPage: 5, totalDocs: 0, totalPages: 0 } };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** Answers as a server would; what was sent is kept in order. */
function serve(answer: (sent: Sent, count: number) => Response | Promise<Response>): Sent[] {
  const log: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const sent = {
      method: init.method ?? 'GET',
      path,
      headers: (init.headers ?? {}) as Record<string, string>,
    };
    log.push(sent);
    return answer(sent, log.length);
  });
  return log;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

afterEach(() => vi.unstubAllGlobals());

describe('calling the API', () => {
  it.each([
    [202, ''],
    [204, null],
  ])('takes an answer of %i that says nothing as done', async (status, body) => {
    serve(() => new Response(body, { status }));
    const { data, error } = await makeStore().dispatch(api.endpoints.resendVerification.initiate({}));
    expect([data, error]).toEqual([null, undefined]);
  });

  it('reads once more what is told of while an older answer is under way', async () => {
    const answers: (() => void)[] = [];
    const log = serve(() => new Promise((answer) => answers.push(() => answer(json(200, projects)))));
    const store = makeStore();
    const reading = store.dispatch(api.endpoints.listProjects.initiate({ query: {} }));
    await expect.poll(() => answers.length).toBe(1);
    answers[0]!();
    await reading;
    store.dispatch(staleNow('projects'));
    await expect.poll(() => log.length).toBe(2);
    store.dispatch(staleNow('projects'));
    await settle();
    expect(log).toHaveLength(2);
    answers[1]!();
    await expect.poll(() => log.length).toBe(3);
    answers[2]!();
    reading.unsubscribe();
  });

  it.each([
    ['what is told of', (store: Store) => store.dispatch(staleNow('projects'))],
    [
      'an answer',
      (store: Store) => void store.dispatch(readNow(api.endpoints.listProjects.initiate, { query: {} })),
    ],
  ])(
    'reads %s at once while something is sent that hangs, and once more after an answer under way',
    async (_what, readAgain) => {
      const answers: (() => void)[] = [];
      const log = serve(({ method }) =>
        method === 'GET'
          ? new Promise((answer) => answers.push(() => answer(json(200, projects))))
          : new Promise(() => {}),
      );
      const store = makeStore();
      store.dispatch(tokenSaved({ expiresIn: 600 }));
      const reading = store.dispatch(api.endpoints.listProjects.initiate({ query: {} }));
      await expect.poll(() => answers.length).toBe(1);
      answers[0]!();
      await reading;
      void store.dispatch(api.endpoints.createProject.initiate({ body: { name: 'Lobby' } }));
      await expect.poll(() => log.length).toBe(2);
      readAgain(store);
      await expect.poll(() => answers.length).toBe(2);
      for (let told = 0; told < 3; told += 1) readAgain(store);
      await settle();
      expect(answers).toHaveLength(2);
      answers[1]!();
      await expect.poll(() => answers.length).toBe(3);
      answers[2]!();
      await settle();
      expect(answers).toHaveLength(3);
      reading.unsubscribe();
    },
  );

  it('reads once what is told of while nothing else is under way, and drops what nobody shows', async () => {
    const log = serve(() => json(200, projects));
    const store = makeStore();
    const reading = store.dispatch(api.endpoints.listProjects.initiate({ query: {} }));
    const left = store.dispatch(api.endpoints.listProjects.initiate({ query: { page: 2 } }));
    await Promise.all([reading, left]);
    left.unsubscribe();
    store.dispatch(staleNow('projects'));
    await expect.poll(() => log.length).toBe(3);
    await settle();
    expect(log).toHaveLength(3);
    expect(log[2]!.path).toBe(log[0]!.path);
    reading.unsubscribe();
  });

  it('renews the session once for twenty calls that were refused together, and sends each again once', async () => {
    let isRenewed = false;
    const log = serve(async ({ path }) => {
      await settle();
      if (path.endsWith('/refresh')) {
        isRenewed = true;
        return json(200, { logged: true, accountId: 'a', expiresIn: 600 });
      }
      return isRenewed ? json(200, projects) : json(401, { code: 'unauthorised' });
    });
    const store = makeStore();
    store.dispatch(tokenSaved({ expiresIn: 600 }));
    const calls = Array.from({ length: 20 }, (_, page) =>
      store.dispatch(api.endpoints.listProjects.initiate({ query: { page: page + 1 } })),
    );
    const answers = await Promise.all(calls);
    expect(answers.every((answer) => answer.isSuccess)).toBe(true);
    expect(log.filter(({ path }) => path.endsWith('/refresh'))).toHaveLength(1);
    expect(log).toHaveLength(41);
  });

  it('renews an ended token before it asks, so that an open call is not answered as to a stranger', async () => {
    const log = serve(({ path }) =>
      path.endsWith('/refresh')
        ? json(200, { logged: true, accountId: 'a', expiresIn: 600 })
        : json(200, { catalogId: 16, collections: [], applications: [] }),
    );
    const store = makeStore();
    store.dispatch(tokenSaved({ expiresIn: 1 }));
    await store.dispatch(api.endpoints.listCollections.initiate());
    expect(log.map(({ path }) => path.split('?')[0])).toEqual([
      '/users/v1/auth/refresh',
      '/api/v1/categories/collections',
    ]);
  });

  it('asks once more for what the service failed at, but does nothing a second time for that', async () => {
    const log = serve((_, count) =>
      count % 2 === 0 ? json(200, projects) : json(500, { code: 'unexpected' }),
    );
    const store = makeStore();
    store.dispatch(tokenSaved({ expiresIn: 600 }));
    expect((await store.dispatch(api.endpoints.listProjects.initiate({ query: {} }))).isSuccess).toBe(true);
    expect(log).toHaveLength(2);
    const made = await store.dispatch(api.endpoints.createProject.initiate({ body: { name: 'Lobby' } }));
    expect(made.error).toMatchObject({ status: 500 });
    expect(log.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('tells of a reading at which the service failed twice', async () => {
    const log = serve(() => json(500, { code: 'unexpected' }));
    const store = makeStore();
    store.dispatch(tokenSaved({ expiresIn: 600 }));
    const read = await store.dispatch(api.endpoints.listProjects.initiate({ query: {} }));
    expect(read.error).toMatchObject({ status: 500 });
    expect(log).toHaveLength(2);
  });

  it('repeats what it reads and what has a key while the service is not ready, and nothing else', async () => {
    const log = serve((_, count) => (count % 2 === 0 ? json(200, projects) : json(503, { code: 'unready' })));
    const store = makeStore();
    store.dispatch(tokenSaved({ expiresIn: 600 }));
    expect((await store.dispatch(api.endpoints.listProjects.initiate({ query: {} }))).isSuccess).toBe(true);
    expect(log).toHaveLength(2);
    await store.dispatch(api.endpoints.createProject.initiate({ body: { name: 'Lobby' } }));
    const made = log.filter(({ method }) => method === 'POST');
    expect(made).toHaveLength(2);
    expect(new Set(made.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    const change = { params: { id: 'p' }, body: { fieldsToUpdate: { name: 'x' } }, version: 3 };
    await store.dispatch(api.endpoints.renameProject.initiate(change));
    expect(log.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('asks whether to send again what no answer came to without a network, and sends the same key', async () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'], onLine: false });
    const log = serve((_, count) => {
      if (count === 1) throw new TypeError('network');
      return json(201, { id: 'p' });
    });
    const store = makeStore();
    const creating = store.dispatch(api.endpoints.createProject.initiate({ body: { name: 'Casa' } }));
    await settle();
    expect(selectRetry(store.getState())?.status).toBe('offline');
    answerRetry(store.dispatch, true);
    expect((await creating).data).toEqual({ id: 'p' });
    expect(log).toHaveLength(2);
    expect(log[0]?.headers['idempotency-key']).toBe(log[1]?.headers['idempotency-key']);
  });

  it('takes what is gone at a repeat for removed, by itself and after the user said to send it again', async () => {
    const gone = () => json(404, { code: 'not-found', message: 'problem.not-found' });
    const cut = () => Promise.reject(new TypeError('network'));
    let asked = 0;
    serve(({ method }) => {
      if (method === 'DELETE') asked += 1;
      return asked % 2 === 1 ? cut() : gone();
    });
    const store = makeStore();
    const remove = () => store.dispatch(api.endpoints.revokeShare.initiate({ params: { hash: 'h' } }));
    expect(await remove()).toEqual({ data: null });
    vi.stubGlobal('navigator', { languages: ['en-GB'], onLine: false });
    const removing = remove();
    await settle();
    answerRetry(store.dispatch, true);
    expect(await removing).toEqual({ data: null });
    expect(asked).toBe(4);
  });

  it('does not take a removal that answers a project for done where nothing is there at the repeat', async () => {
    let asked = 0;
    serve(({ method }) => {
      if (method === 'DELETE') asked += 1;
      return asked === 1 ? json(503, { code: 'unready' }) : json(404, { code: 'notFound' });
    });
    const call = { params: { projectId: 'p', productId: 'l' }, isSilent: true } as const;
    const removed = await makeStore().dispatch(api.endpoints.removeProduct.initiate(call));
    expect(removed.error).toMatchObject({ status: 404 });
    expect(asked).toBe(2);
  });

  it('says that what was never there could not be removed', async () => {
    serve(() => json(404, { code: 'not-found', message: 'problem.not-found' }));
    const removed = await makeStore().dispatch(
      api.endpoints.revokeShare.initiate({ params: { hash: 'h' }, isSilent: true }),
    );
    expect(removed.error).toMatchObject({ status: 404 });
  });

  it('does not read anything again after a refused change', async () => {
    const log = serve(({ method }) =>
      method === 'GET' ? json(200, projects) : json(409, { code: 'stale', message: 'problem.stale' }),
    );
    const store = makeStore();
    await store.dispatch(api.endpoints.listProjects.initiate({ query: {} }));
    const change = { params: { id: 'p' }, body: { fieldsToUpdate: { name: 'x' } }, version: 3 };
    await store.dispatch(api.endpoints.renameProject.initiate(change));
    await settle();
    expect(log.map(({ method }) => method)).toEqual(['GET', 'PUT']);
    expect(log[1]?.headers['if-match']).toBe('"3"');
    expect(store.getState().failure.shown).toMatchObject({
      action: 'renameProject',
      failure: { code: 'stale' },
    });
  });
});
