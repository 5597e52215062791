import { useSearchParams } from 'react-router';

/** What every list is asked for; its first page is 1. */
interface Asked {
  readonly page: number;
}

/** The page that an address asks for. */
export const pageIn = (address: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(address.get('page'))) || 1);

/**
 * What of a list is shown. It stands in the address, so that going back and sharing keep it; what is as `usual` stands not there.
 * Another question begins at its first page.
 */
export function useAsked<Question extends Asked>(
  read: (address: URLSearchParams) => Question,
  usual: Partial<Question>,
) {
  const [address, setAddress] = useSearchParams();
  const asked = read(address);

  function ask(part: Partial<Question>) {
    const plain: Partial<Question> = { ...usual, page: 1 };
    const kept = Object.entries({ ...asked, page: 1, ...part }).filter(
      ([name, value]) => Boolean(value) && value !== Reflect.get(plain, name),
    );
    setAddress(new URLSearchParams(kept.map(([name, value]) => [name, String(value)])), {
      replace: true,
      preventScrollReset: part.page === undefined,
    });
  }

  return { asked, ask };
}
