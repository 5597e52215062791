import { useParams } from 'react-router';
import type { PageName, ParamsIn } from './paths';

/** The parameters of the page that is shown, as text: `usePageParams('project').projectId`. */
export function usePageParams<Page extends PageName>(_page: Page): Record<keyof ParamsIn<Page>, string> {
  return useParams() as Record<keyof ParamsIn<Page>, string>;
}
