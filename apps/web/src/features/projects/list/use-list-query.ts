import { projectTypeNames, type ProjectType, type QueryInput, type operations } from '@lucerna/contract';
import { useSearchParams } from 'react-router';

export const sortOrders = ['UPDATED_RECENT', 'UPDATED_OLDER', 'NAME_ASC', 'NAME_DESC'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Whose projects are shown; without a choice all that one may read. */
export const owners = ['OWNER', 'SHARED', 'CLIENT', 'COMPANY'] as const;
export type Whose = (typeof owners)[number] | 'ALL';

export const listedStatuses = ['1', '2'] as const;

/** What a list is narrowed by beside whose it is and the words that are looked for. */
export interface ListFilters {
  readonly status?: (typeof listedStatuses)[number];
  readonly type?: ProjectType;
  /** The code of a client. */
  readonly client?: string;
  /** The id of an account. */
  readonly owner?: string;
  /** Days of the last change, YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
}

const filterNames = ['status', 'type', 'client', 'owner', 'from', 'to'] as const;

const itemsPerPage = 10;

type Query = QueryInput<(typeof operations)['listProjects']>;

export interface ListQuery {
  readonly query: Query;
  readonly page: number;
  readonly search: string;
  readonly sort: SortOrder;
  readonly whose: Whose;
  readonly filters: ListFilters;
  /** Some projects that one may read are left out. */
  readonly isNarrowed: boolean;
  readonly turnTo: (page: number) => void;
  readonly lookFor: (search: string) => void;
  readonly sortBy: (sort: SortOrder) => void;
  readonly show: (whose: Whose) => void;
  readonly filterBy: (part: ListFilters) => void;
  /** Everything again, in the order that was chosen. */
  readonly showAll: () => void;
}

const isDay = (text: string | null) => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);
const isId = (text: string | null) => text !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** What an address says; anything else in it is not asked for. */
function filtersOf(address: URLSearchParams): ListFilters {
  const given = (name: keyof ListFilters, isRight: (text: string | null) => boolean) =>
    isRight(address.get(name)) ? { [name]: address.get(name) } : {};
  return {
    status: listedStatuses.find((each) => each === address.get('status')),
    type: projectTypeNames.find((each) => each === address.get('type')),
    ...given('client', (code) => code !== null && code !== '' && code.length <= 40),
    ...given('owner', isId),
    ...given('from', isDay),
    ...given('to', isDay),
  };
}

/** What of the list is shown, kept in the page's address so that going back shows the same again. */
export function useListQuery(): ListQuery {
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const search = (address.get('search') ?? '').slice(0, 100);
  const sort = sortOrders.find((order) => order === address.get('sort')) ?? 'UPDATED_RECENT';
  const whose: Whose = owners.find((each) => each === address.get('whose')) ?? 'ALL';
  const filters = filtersOf(address);
  const { type: projectType, ...narrowed } = filters;

  /** Sets some parts, those without a value away; any other than the page begins on the first page again. */
  function write(parts: Readonly<Record<string, string | undefined>>) {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(parts)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: 'search' in parts },
    );
  }

  return {
    query: {
      page,
      itemsPerPage,
      sortBy: sort,
      search: search || undefined,
      ...(whose !== 'ALL' && { projectUserRole: whose }),
      ...narrowed,
      projectType,
    },
    page,
    search,
    sort,
    whose,
    filters,
    isNarrowed:
      search !== '' || whose !== 'ALL' || Object.values(filters).some((value) => value !== undefined),
    turnTo: (next) => write({ page: next === 1 ? undefined : String(next) }),
    lookFor: (next) => write({ search: next }),
    sortBy: (next) => write({ sort: next === 'UPDATED_RECENT' ? undefined : next }),
    show: (next) => write({ whose: next === 'ALL' ? undefined : next }),
    filterBy: (part) => write({ ...part }),
    showAll: () =>
      write(Object.fromEntries(['whose', 'search', ...filterNames].map((name) => [name, undefined]))),
  };
}
