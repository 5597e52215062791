import { useSearchParams } from 'react-router';

const itemsPerPage = 20;

export interface UserQuery {
  readonly query: { readonly page: number; readonly itemsPerPage: number; readonly search?: string };
  readonly page: number;
  readonly search: string;
  readonly turnTo: (page: number) => void;
  readonly lookFor: (search: string) => void;
}

/** Which users are shown, kept in the page's address so that going back shows the same again. */
export function useUserQuery(): UserQuery {
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const search = (address.get('search') ?? '').slice(0, 100);
  const write = (next: { search: string; page: number }, replace: boolean) =>
    setAddress(
      {
        ...(next.search && { search: next.search }),
        ...(next.page > 1 && { page: String(next.page) }),
      },
      { replace },
    );
  return {
    query: { page, itemsPerPage, search: search || undefined },
    page,
    search,
    turnTo: (next) => write({ search, page: next }, false),
    lookFor: (next) => write({ search: next, page: 1 }, true),
  };
}
