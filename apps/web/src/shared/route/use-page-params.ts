import type { PageName } from '@lucerna/contract/pages';
import { useParams } from 'react-router';
import type { ParamsOf } from './params';

/** The parameters of the page that is shown, as text: `usePageParams('project').projectId`. */
export function usePageParams<Page extends PageName>(_page: Page): ParamsOf<Page> {
  return useParams() as ParamsOf<Page>;
}
