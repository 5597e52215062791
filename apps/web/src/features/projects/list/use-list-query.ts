import type { QueryInput, operations } from '@lucerna/contract';
import { useSearchParams } from 'react-router';

export const sortOrders = ['UPDATED_RECENT', 'UPDATED_OLDER', 'NAME_ASC', 'NAME_DESC'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Whose projects are shown; without a choice all that one may read. */
export const owners = ['OWNER', 'SHARED', 'CLIENT', 'COMPANY'] as const;
export type Whose = (typeof owners)[number] | 'ALL';

const itemsPerPage = 10;

type Query = QueryInput<(typeof operations)['listProjects']>;

export interface ListQuery {
  readonly query: Query;
  readonly page: number;
  readonly search: string;
  readonly sort: SortOrder;
  readonly whose: Whose;
  readonly turnTo: (page: number) => void;
  readonly lookFor: (search: string) => void;
  readonly sortBy: (sort: SortOrder) => void;
  readonly show: (whose: Whose) => void;
}

/** What of the list is shown, kept in the page's address so that going back shows the same again. */
export function useListQuery(): ListQuery {
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const search = address.get('search') ?? '';
  const sort = sortOrders.find((order) => order === address.get('sort')) ?? 'UPDATED_RECENT';
  const whose: Whose = owners.find((each) => each === address.get('whose')) ?? 'ALL';

  /** Sets one part; any other than the page begins on the first page again. */
  function write(name: 'page' | 'search' | 'sort' | 'whose', value: string, isUsual: boolean) {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (name !== 'page') next.delete('page');
        if (isUsual) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: name === 'search' },
    );
  }

  return {
    query: {
      page,
      itemsPerPage,
      sortBy: sort,
      search: search || undefined,
      ...(whose !== 'ALL' && { projectUserRole: whose }),
    },
    page,
    search,
    sort,
    whose,
    turnTo: (next) => write('page', String(next), next === 1),
    lookFor: (next) => write('search', next, next === ''),
    sortBy: (next) => write('sort', next, next === 'UPDATED_RECENT'),
    show: (next) => write('whose', next, next === 'ALL'),
  };
}
