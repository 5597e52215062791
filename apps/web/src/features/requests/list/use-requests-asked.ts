import { requestStates, type RequestState } from '@lucerna/contract';
import { pageIn, useAsked } from '../../../shared/list/use-asked';

export interface RequestsAsked {
  readonly box: 'own' | 'inbox';
  readonly search: string;
  readonly state: RequestState | undefined;
  readonly page: number;
}

const readIn =
  (usualBox: RequestsAsked['box']) =>
  (address: URLSearchParams): RequestsAsked => {
    const box = address.get('box');
    return {
      box: box === 'own' || box === 'inbox' ? box : usualBox,
      search: address.get('search') ?? '',
      state: requestStates.find((state) => state === address.get('state')),
      page: pageIn(address),
    };
  };

export const useRequestsAsked = (usualBox: RequestsAsked['box']) =>
  useAsked(readIn(usualBox), { box: usualBox });
