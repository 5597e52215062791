import type { ProjectList } from '@lucerna/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { api } from '../../api';
import { makeStore } from '../../store/store';
import { OpenProjects } from './OpenProjects';
import { useOpenProjects } from './use-open-projects';

// The store reads the browser's languages as it is made, and Node 20 has none.
vi.hoisted(() => {
  Object.defineProperty(globalThis, 'navigator', {
    value: { languages: ['en-GB'], onLine: true },
    configurable: true,
  });
});

const messages = {
  'projects.search': '[search]',
  'projects.noneFoundTitle': '[none]',
  'configurator.moreProjects': '[more]',
  'configurator.newProject': '[new]',
};

function Asked() {
  const projects = useOpenProjects(16);
  const { data } = projects.asked;
  if (!data) return 'not asked so';
  const { docs, meta } = data;
  return (
    <OpenProjects
      projects={projects}
      open={docs}
      total={meta.totalDocs}
      canCreate
      chosen={null}
      onChoose={() => undefined}
    />
  );
}

/** What is shown where the server has so many open projects of the catalogue. */
async function shownOf(totalDocs: number): Promise<string> {
  const store = makeStore();
  const docs = Array.from({ length: Math.min(totalDocs, 20) }, (_, at) => ({
    ...{ id: `${at}`, name: `Project ${at}`, updatedAt: '2026-11-01T10:00:00Z', productCount: 1 },
  }));
  const list = {
    docs,
    meta: { page: 1, itemsPerPage: 20, totalDocs, totalPages: 1 },
  } as unknown as ProjectList;
  const call = { query: { catalogId: '16', status: '1', itemsPerPage: 20 } } as const;
  await store.dispatch(api.util.upsertQueryData('listProjects', call, list));
  return renderToStaticMarkup(
    <Provider store={store}>
      <IntlProvider locale="en-GB" messages={messages} onError={() => undefined}>
        <Asked />
      </IntlProvider>
    </Provider>,
  );
}

it('asks for open projects of the catalogue alone, and is a plain list where they are few', async () => {
  const shown = await shownOf(3);
  expect(shown).toContain('Project 2');
  expect(shown).toContain('[new]');
  expect(shown).not.toMatch(/\[search\]|\[more\]|\[none\]/);
});

it('says that there are more, and searches them', async () => {
  const shown = await shownOf(134);
  expect(shown).toContain('[search]');
  expect(shown).toContain('[more]');
});
