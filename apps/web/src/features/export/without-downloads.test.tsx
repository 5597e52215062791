import type { Account, Privilege, Project } from '@lucerna/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { api } from '../../shared/api';
import { accountChanged } from '../../shared/session';
import { makeStore } from '../../shared/store/store';
import { ProjectDownloads } from './ProjectDownloads';
import { ProjectExport } from './ProjectExport';

// The store reads the browser's languages as it is made, and Node 20 has none.
vi.hoisted(() => {
  Object.defineProperty(globalThis, 'navigator', {
    value: { languages: ['en-GB'], onLine: true },
    configurable: true,
  });
});

const id = '0b7c1f5e-7c55-4b86-9d8b-0f4a0c6f8a11';
const product = { _id: 'p1', name: 'Almar', referenceCode: '201010-1Z', model: '2010', configuration: {} };
const project = {
  ...{ id, name: 'House', catalogId: 16 },
  products: { orderedIds: ['p1'], byId: { p1: product } },
} as unknown as Project;
const luminaires = [
  { reference: '201010-1Z', name: 'Almar', quantity: 2, bytes: { ies: 900, ldt: 800 } },
] as never;

/** What an account with these rights sees of the pages of a project's files. */
async function shown(...privileges: Privilege[]): Promise<{ downloads: string; export3d: string }> {
  const store = makeStore();
  store.dispatch(accountChanged({ id: 'a1', catalog: 16, privileges } as unknown as Account));
  const call = { params: { id } };
  await store.dispatch(api.util.upsertQueryData('getProject', call, project));
  await store.dispatch(api.util.upsertQueryData('listProjectPhotometry', call, { luminaires }));
  await store.dispatch(api.util.upsertQueryData('listProjectDocuments', call, { products: [] }));
  const page = (element: ReactNode) =>
    renderToStaticMarkup(
      <Provider store={store}>
        <IntlProvider locale="en-GB" messages={{}} onError={() => undefined}>
          <MemoryRouter initialEntries={[`/${id}`]}>
            <Routes>
              <Route path="/:projectId" element={element} />
            </Routes>
          </MemoryRouter>
        </IntlProvider>
      </Provider>,
    );
  return { downloads: page(<ProjectDownloads />), export3d: page(<ProjectExport />) };
}

it('files that are made as downloads are there for who may have downloads', async () => {
  const { downloads, export3d } = await shown('project.download', 'downloads.view');
  for (const part of ['documents.projectLead', 'submittal.create', 'light.saveAll', 'IES 201010-1Z'])
    expect(downloads).toContain(part);
  expect(export3d).toContain('export.whole');
  expect(`${downloads} ${export3d}`).not.toContain('documents.noRight');
});

it('for who may have none it is said why they are not there, and the others stay', async () => {
  const { downloads, export3d } = await shown('project.download');
  for (const part of ['documents.projectLead', 'submittal.create', 'light.saveAll'])
    expect(downloads).not.toContain(part);
  expect(downloads).toContain('documents.noRight');
  expect(downloads).toContain('IES 201010-1Z');
  expect(export3d).not.toContain('export.whole');
  expect(export3d).toContain('documents.noRight');
  expect(export3d).toContain('export.saveAll');
});
