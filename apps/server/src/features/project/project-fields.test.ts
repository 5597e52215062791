import { projectFieldNames } from '@lucerna/contract';
import type { Budget, Project, ProjectFields, ProjectList, ProjectVersion } from '@lucerna/contract';
import { readPdf } from '@lucerna/testkit/pdf';
import { startTestServer, type TestUser } from '@lucerna/testkit/server';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import texts from '../../../texts/eproject/projects.json';

let user: TestUser;
let project: Project;

/** Each field with words of its own. */
const worded = (word: string) =>
  Object.fromEntries(projectFieldNames.map((field) => [field, `${word} ${field}`])) as ProjectFields;
const first = worded('Atrium');
const second = worded('Belvedere');

beforeAll(async () => {
  user = await (await startTestServer()).as('sales');
  const products = [{ model: '2010', quantity: 3 }];
  project = (await user.post<Project>('/api/v1/projects', { ...first, products })).body;
});

const read = async (id: string) => (await user.get<Project>(`/api/v2/projects/${id}`)).body;

async function bytesOf(address: string): Promise<Buffer> {
  for (let turn = 0; turn < 200; turn += 1) {
    const response = await user.raw(address);
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status === 200) return body;
    expect(response.status).toBe(409);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} was not made`);
}

const textOfPdf = async (address: string) =>
  (await readPdf(new Uint8Array(await bytesOf(address)))).pages.join(' ').replaceAll(/\s+/g, ' ');

describe('what is written of a project', () => {
  it.each(projectFieldNames)('has words for the form: %s', (field) => {
    expect(texts[`projects.field.${field}`].en).not.toBe('');
    expect(texts[`projects.fieldHint.${field}`].en).not.toBe('');
  });

  it('is answered of it, of its row in a list and of its copy', async () => {
    expect(project).toMatchObject(first);
    expect(await read(project.id)).toMatchObject(first);
    const { docs } = (await user.get<ProjectList>('/api/v3/projects')).body;
    expect(docs.find(({ id }) => id === project.id)).toMatchObject(first);
    const { body: copy } = await user.post<Project>(`/api/v3/projects/${project.id}/clone`, { name: 'Copy' });
    expect(copy).toMatchObject({ ...first, name: 'Copy' });
  });

  it('stands in quotes, as PDF and as XLSX, and in submittals', async () => {
    const { body: quote } = await user.post<Budget>('/api/v2/budget', {
      ...{ projectId: project.id, language: 'en' },
      products: project.products.orderedIds.map((_id) => ({ _id })),
    });
    const pdf = await textOfPdf(`/api/v1/budget/${quote.id}/document`);
    const xlsx = JSON.stringify(await readSheet(await bytesOf(`/api/v1/budget/${quote.id}/sheet`), 2));
    const submittal = await textOfPdf(`/api/v1/projects/${project.id}/submittal?lang=en&parts=specSheet`);
    for (const value of Object.values(first))
      for (const said of [pdf, xlsx, submittal]) expect(said).toContain(value);
  });

  it('is changed field by field, and stays in a version as it was', async () => {
    const { body: version } = await user.post<ProjectVersion>(`/api/v2/project/${project.id}/version`, {
      title: 'Before',
    });
    for (const field of projectFieldNames) {
      const fieldsToUpdate = { [field]: second[field] };
      const { body } = await user.put<Project>(`/api/v1/projects/${project.id}`, { fieldsToUpdate });
      expect(body[field]).toBe(second[field]);
    }
    expect(await read(project.id)).toMatchObject(second);
    expect(await read(version.id)).toMatchObject(first);
    const nothing = await user.put(`/api/v1/projects/${project.id}`, { fieldsToUpdate: {} });
    expect(nothing.status).toBe(400);
  });
});
