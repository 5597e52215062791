import { useSearchParams } from 'react-router';

const itemsPerPage = 20;

export interface UserQuery {
  readonly query: {
    readonly page: number;
    readonly itemsPerPage: number;
    readonly search?: string;
    readonly approval?: 'asked';
  };
  readonly page: number;
  readonly search: string;
  /** Only those who wait for an approval. */
  readonly isWaiting: boolean;
  readonly turnTo: (page: number) => void;
  readonly lookFor: (search: string) => void;
  readonly showWaiting: (isWaiting: boolean) => void;
}

/** Which users are shown, kept in the page's address so that going back shows the same again. */
export function useUserQuery(): UserQuery {
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const search = (address.get('search') ?? '').slice(0, 100);
  const isWaiting = address.get('approval') === 'asked';
  const write = (next: { search: string; page: number; isWaiting: boolean }, replace: boolean) =>
    setAddress(
      {
        ...(next.search && { search: next.search }),
        ...(next.isWaiting && { approval: 'asked' }),
        ...(next.page > 1 && { page: String(next.page) }),
      },
      { replace },
    );
  return {
    query: { page, itemsPerPage, search: search || undefined, ...(isWaiting && { approval: 'asked' }) },
    page,
    search,
    isWaiting,
    turnTo: (next) => write({ search, page: next, isWaiting }, false),
    lookFor: (next) => write({ search: next, page: 1, isWaiting }, true),
    showWaiting: (next) => write({ search: '', page: 1, isWaiting: next }, false),
  };
}
