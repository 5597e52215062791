import type { CollectionSheet } from '@lucerna/contract';
import { expect, it } from 'vitest';
import { readCollection } from './read-collection';

const pageOf = (page: number, revision = 1) =>
  ({
    revision,
    sheets: [{ model: { model: `20${page}0` } }],
    drivers: { [`20${page}0`]: {} },
    driverArticles: [{ code: 'D1' }],
    meta: { page, itemsPerPage: 1, totalDocs: 3, totalPages: 3 },
  }) as unknown as CollectionSheet;

it('joins the models and drivers of all pages, and takes the rest once', async () => {
  const asked: number[] = [];
  const sheet = await readCollection((page) => {
    asked.push(page);
    return Promise.resolve(pageOf(page));
  });
  expect(asked).toEqual([1, 2, 3]);
  expect(sheet.sheets.map(({ model }) => model.model)).toEqual(['2010', '2020', '2030']);
  expect(Object.keys(sheet.drivers)).toEqual(['2010', '2020', '2030']);
  expect(sheet.driverArticles).toHaveLength(1);
});

it('reads all of it again when the catalogue changed between two pages', async () => {
  const calls: [page: number, isAgain: boolean][] = [];
  const sheet = await readCollection((page, isAgain) => {
    calls.push([page, isAgain]);
    return Promise.resolve(pageOf(page, page === 3 || isAgain ? 2 : 1));
  });
  expect(calls.filter(([, isAgain]) => isAgain)).toHaveLength(3);
  expect(sheet.revision).toBe(2);
});

it('fails with the page that fails', async () => {
  const read = (page: number) =>
    page === 2 ? Promise.reject(new Error('gone')) : Promise.resolve(pageOf(page));
  await expect(readCollection(read)).rejects.toThrow('gone');
});
