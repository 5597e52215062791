import { useSearchParams } from 'react-router';
import { href, isOwnPath } from '../../shared/route';

/** Where to go after signing in: the page that was wanted, if it is one of ours. */
export function useWhereTo(): string {
  const [search] = useSearchParams();
  const wanted = search.get('to');
  return wanted !== null && isOwnPath(wanted) ? wanted : href('home');
}
