/** In which orders a list of what is sold comes. */
export const listSorts = ['UPDATED_RECENT', 'UPDATED_OLDER', 'NAME_ASC', 'NAME_DESC'] as const;
export type ListSort = (typeof listSorts)[number];

export const sortIn = (address: URLSearchParams): ListSort =>
  listSorts.find((sort) => sort === address.get('sortBy')) ?? 'UPDATED_RECENT';
