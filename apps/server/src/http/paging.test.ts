import { describe, expect, it } from 'vitest';
import { metaOf, pageHeaders, pageOfRows } from './paging';

const rows = ['a', 'b', 'c', 'd', 'e'];

describe('a page of a list', () => {
  it('holds its rows and says how many there are', () => {
    expect(pageOfRows(rows, { page: 2, itemsPerPage: 2 })).toEqual(['c', 'd']);
    expect(pageOfRows(rows, { page: 4, itemsPerPage: 2 })).toEqual([]);
    expect(metaOf({ page: 2, itemsPerPage: 2 }, 5)).toEqual({
      page: 2,
      itemsPerPage: 2,
      totalDocs: 5,
      totalPages: 3,
    });
  });

  it('names its neighbours by the address that was asked for', () => {
    const { link } = pageHeaders(
      '/api/v1/x?search=a%20b&model=1&model=2&page=2',
      { page: 2, itemsPerPage: 2 },
      5,
    );
    expect(link?.split(', ')).toEqual([
      '</api/v1/x?search=a+b&model=1&model=2&page=1>; rel="first"',
      '</api/v1/x?search=a+b&model=1&model=2&page=1>; rel="prev"',
      '</api/v1/x?search=a+b&model=1&model=2&page=3>; rel="next"',
      '</api/v1/x?search=a+b&model=1&model=2&page=3>; rel="last"',
    ]);
  });

  it('has no neighbours when it is the only one, and leads back when it is past the end', () => {
    expect(pageHeaders('/x', { page: 1, itemsPerPage: 10 }, 5)).toEqual({ 'x-total-count': '5' });
    expect(pageHeaders('/x', { page: 1, itemsPerPage: 10 }, 0)).toEqual({ 'x-total-count': '0' });
    expect(pageHeaders('/x', { page: 9, itemsPerPage: 2 }, 5)['link']).toBe(
      '</x?page=1>; rel="first", </x?page=3>; rel="prev"',
    );
  });

  it('puts nothing of the address beside the link', () => {
    const { link } = pageHeaders(
      '/x?search=%3E%3B%20rel%3D%22next%22%0d%0aset-cookie:a',
      { page: 1, itemsPerPage: 1 },
      2,
    );
    expect(link).toBe(
      '</x?search=%3E%3B+rel%3D%22next%22%0D%0Aset-cookie%3Aa&page=2>; rel="next", ' +
        '</x?search=%3E%3B+rel%3D%22next%22%0D%0Aset-cookie%3Aa&page=2>; rel="last"',
    );
  });
});
